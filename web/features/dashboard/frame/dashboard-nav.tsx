import {
  ArrowLeft,
  CookingPot,
  Dumbbell,
  House,
  LogOut,
  Pill,
  ShoppingBasket,
  UserRound,
} from 'lucide-react';
import { paths } from '#contract/paths.ts';
import { useLocation } from '#web/lib/navigation/router.tsx';
import { useSignOut } from '#web/lib/session/use-sign-out.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { navPlaceOf } from './nav-place.ts';

const places = [
  { to: paths.dashboard, text: 'Dashboard', Icon: House },
  { to: paths.mealPlans, text: 'Meal Plans', Icon: CookingPot },
  { to: paths.exercisePlans, text: 'Exercise Plans', Icon: Dumbbell },
  { to: paths.shoppingList, text: 'Shopping List', Icon: ShoppingBasket },
  { to: paths.supplements, text: 'Supplements', Icon: Pill },
  { to: paths.profile, text: 'Profile', Icon: UserRound },
  // of the profile too, on pages of their own
  { to: paths.kitchen, text: 'Your kitchen and tastes', Icon: 'span' },
  { to: paths.health, text: 'Your health', Icon: 'span' },
] as const;

const row = 'flex min-h-12 items-center gap-3 rounded-control px-3 font-semibold';
const quietRow = `${row} text-muted hover:bg-sunken hover:text-ink`;

/** Ways to a member's pages, back to the public site, and out; the profile has a button of its own for that. */
export function DashboardNav({ onChosen }: { readonly onChosen?: () => void }) {
  const { pathname } = useLocation();
  const signOut = useSignOut();
  return (
    <>
      <nav aria-label="Dashboard" className="mt-6 grow">
        <ul className="grid gap-1">
          {places.map(({ to, text, Icon }) => (
            <li key={to}>
              <AppLink
                to={to}
                onClick={onChosen}
                aria-current={to === navPlaceOf(pathname) ? 'page' : undefined}
                className={`${row} text-ink hover:bg-sunken aria-[current]:bg-brand-soft aria-[current]:text-brand-deep`}
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                {text}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 grid">
        <a href={`${paths.home}#member`} className={quietRow}>
          <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
          Back to Home
        </a>
        {pathname !== paths.profile && (
          <button type="button" onClick={() => void signOut()} className={quietRow}>
            <LogOut aria-hidden="true" className="size-5 shrink-0" />
            Sign Out
          </button>
        )}
      </div>
    </>
  );
}

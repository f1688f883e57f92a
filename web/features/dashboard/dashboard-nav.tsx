import {
  ArrowLeft,
  CookingPot,
  Dumbbell,
  House,
  Pill,
  ShoppingBasket,
  UserRound,
} from 'lucide-react';
import { paths } from '#contract/paths.ts';
import { useLocation } from '#web/lib/router.tsx';
import { AppLink } from '#web/ui/app-link.tsx';

const places = [
  { to: paths.dashboard, text: 'Dashboard', Icon: House },
  { to: paths.mealPlans, text: 'Meal Plans', Icon: CookingPot },
  { to: paths.exercisePlans, text: 'Exercise Plans', Icon: Dumbbell },
  { to: paths.shoppingList, text: 'Shopping List', Icon: ShoppingBasket },
  { to: paths.supplements, text: 'Supplements', Icon: Pill },
  { to: paths.profile, text: 'Profile', Icon: UserRound },
] as const;

const row = 'flex min-h-12 items-center gap-3 rounded-control px-3 font-semibold';

/** Ways to a member's pages, and back to the public site. */
export function DashboardNav({ onChosen }: { readonly onChosen?: () => void }) {
  const { pathname } = useLocation();
  return (
    <>
      <nav aria-label="Dashboard" className="mt-6 grow">
        <ul className="grid gap-1">
          {places.map(({ to, text, Icon }) => (
            <li key={to}>
              <AppLink
                to={to}
                onClick={onChosen}
                aria-current={to === pathname ? 'page' : undefined}
                className={`${row} text-ink hover:bg-sunken aria-[current]:bg-brand-soft aria-[current]:text-brand-deep`}
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                {text}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <a
        href={`${paths.home}#member`}
        className={`${row} mt-6 text-muted hover:bg-sunken hover:text-ink`}
      >
        <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
        Back to Home
      </a>
    </>
  );
}

import { CookingPot, Dumbbell, Ellipsis, House, ShoppingBasket } from 'lucide-react';
import { paths } from '#contract/paths.ts';
import { useInBrowser } from '#web/lib/device/use-in-browser.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { navPlaceOf } from './nav-place.ts';

const places = [
  { to: paths.dashboard, text: 'Today', Icon: House },
  { to: paths.mealPlans, text: 'Meals', Icon: CookingPot },
  { to: paths.exercisePlans, text: 'Train', Icon: Dumbbell },
  { to: paths.shoppingList, text: 'Shop', Icon: ShoppingBasket },
] as const;

const cell =
  'flex size-full min-h-14 flex-col items-center justify-center gap-0.5 text-muted aria-[current]:text-brand-deep';
/** The sign of the page that is open, in more than colour. */
const sign =
  'grid h-7 w-13 max-w-full place-items-center rounded-full in-aria-[current]:bg-brand-soft';

interface FootBarProps {
  readonly pathname: string;
  /** Opens the menu that slides out. */
  onMore(): void;
}

/** The places of every day under the thumb, on a phone; the rest is behind More. */
export function FootBar({ pathname, onMore }: FootBarProps) {
  // in the outline a press would be lost
  const alive = useInBrowser();
  const here = navPlaceOf(pathname);
  const elsewhere = !places.some(({ to }) => to === here);
  return (
    <nav aria-label="Main" className="foot-bar lg:hidden print:hidden">
      <ul className="grid h-full grid-cols-5">
        {places.map(({ to, text, Icon }) => (
          <li key={to}>
            <AppLink to={to} aria-current={to === here ? 'page' : undefined} className={cell}>
              <span className={sign}>
                <Icon aria-hidden="true" className="size-6" />
              </span>
              {text}
            </AppLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            disabled={!alive}
            aria-haspopup="dialog"
            aria-current={elsewhere ? 'true' : undefined}
            onClick={(event) => {
              // not every browser gives the focus to a button that is clicked, and the dialog gives it back
              event.currentTarget.focus({ preventScroll: true });
              onMore();
            }}
            className={cell}
          >
            <span className={sign}>
              <Ellipsis aria-hidden="true" className="size-6" />
            </span>
            More
          </button>
        </li>
      </ul>
    </nav>
  );
}

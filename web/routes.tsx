import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { paths } from '#contract/paths.ts';
import { Arrival } from './lib/navigation/arrival.tsx';
import { useLocation } from './lib/navigation/router.tsx';
import { screen } from './lib/navigation/screen.tsx';
import { PageSpinner } from './ui/spinner.tsx';

/** Pages that are plain HTML, made beforehand and free of scripts; inside the app a link to one leaves the app. */
export const documentPaths = [
  paths.home,
  paths.about,
  paths.whyChooseUs,
  paths.contact,
  paths.privacy,
  paths.terms,
  paths.access,
] as const;
export type DocumentPath = (typeof documentPaths)[number];

const insidePaths = [
  paths.dashboard,
  paths.mealPlans,
  paths.exercisePlans,
  paths.shoppingList,
  paths.supplements,
  paths.profile,
  paths.kitchen,
  paths.health,
  paths.cook,
] as const;

// frames and the guard: the addresses that they stand around, and their code
const PublicFrame = screen([paths.subscription, paths.order, paths.feedback], () =>
  import('./features/public/public-frame.tsx').then((file) => file.PublicFrame),
);
const MembersOnly = screen([paths.onboarding, ...insidePaths], () =>
  import('./lib/session/member.tsx').then((file) => file.MembersOnly),
);
const DashboardFrame = screen(insidePaths, () =>
  import('./features/dashboard/frame/dashboard-frame.tsx').then((file) => file.DashboardFrame),
);

// screens: each with its address and its code
const Login = screen([paths.login], () =>
  import('./features/account/login-page.tsx').then((file) => file.LoginPage),
);
const Register = screen([paths.register], () =>
  import('./features/account/register-page.tsx').then((file) => file.RegisterPage),
);
const ForgotPassword = screen([paths.forgotPassword], () =>
  import('./features/account/forgot-password-page.tsx').then((file) => file.ForgotPasswordPage),
);
const Confirm = screen([paths.confirm], () =>
  import('./features/account/confirm-page.tsx').then((file) => file.ConfirmPage),
);
const Subscription = screen([paths.subscription], () =>
  import('./features/subscription/subscription-page.tsx').then((file) => file.SubscriptionPage),
);
const Order = screen([paths.order], () =>
  import('./features/subscription/order-page.tsx').then((file) => file.OrderPage),
);
const Feedback = screen([paths.feedback], () =>
  import('./features/feedback/feedback-page.tsx').then((file) => file.FeedbackPage),
);
const Shared = screen([paths.shared], () =>
  import('./features/shopping/guest/shared-list-page.tsx').then((file) => file.SharedListPage),
);
const GuardianAnswer = screen([paths.guardian], () =>
  import('./features/guardian/guardian-page.tsx').then((file) => file.GuardianPage),
);
const Onboarding = screen([paths.onboarding], () =>
  import('./features/onboarding/onboarding-page.tsx').then((file) => file.OnboardingPage),
);
const Dashboard = screen([paths.dashboard], () =>
  import('./features/dashboard/dashboard-page.tsx').then((file) => file.DashboardPage),
);
const MealPlans = screen([paths.mealPlans], () =>
  import('./features/meals/meal-plans-page.tsx').then((file) => file.MealPlansPage),
);
const ExercisePlans = screen([paths.exercisePlans], () =>
  import('./features/training/exercise-plans-page.tsx').then((file) => file.ExercisePlansPage),
);
const ShoppingList = screen([paths.shoppingList], () =>
  import('./features/shopping/shopping-list-page.tsx').then((file) => file.ShoppingListPage),
);
const Supplements = screen([paths.supplements], () =>
  import('./features/supplements/supplements-page.tsx').then((file) => file.SupplementsPage),
);
const Profile = screen([paths.profile], () =>
  import('./features/profile/profile-page.tsx').then((file) => file.ProfilePage),
);

const Kitchen = screen([paths.kitchen], () =>
  import('./features/kitchen/kitchen-page.tsx').then((file) => file.KitchenPage),
);

const Health = screen([paths.health], () =>
  import('./features/health/health-page.tsx').then((file) => file.HealthPage),
);

const Cook = screen([paths.cook], () =>
  import('./features/cooking/cook-page.tsx').then((file) => file.CookPage),
);

interface Route {
  readonly path: string;
  /** What stands around the page, from the outside in. */
  readonly frames: readonly ComponentType<{ readonly children: ReactNode }>[];
  readonly Page: ComponentType;
}

const inside = [MembersOnly, DashboardFrame];

/** Every address of the app with its page and its guard. */
const routes: readonly Route[] = [
  { path: paths.login, frames: [], Page: Login },
  { path: paths.register, frames: [], Page: Register },
  { path: paths.forgotPassword, frames: [], Page: ForgotPassword },
  { path: paths.confirm, frames: [], Page: Confirm },
  { path: paths.subscription, frames: [PublicFrame], Page: Subscription },
  { path: paths.order, frames: [PublicFrame], Page: Order },
  { path: paths.feedback, frames: [PublicFrame], Page: Feedback },
  { path: paths.shared, frames: [], Page: Shared },
  { path: paths.guardian, frames: [], Page: GuardianAnswer },
  { path: paths.onboarding, frames: [MembersOnly], Page: Onboarding },
  { path: paths.dashboard, frames: inside, Page: Dashboard },
  { path: paths.mealPlans, frames: inside, Page: MealPlans },
  { path: paths.exercisePlans, frames: inside, Page: ExercisePlans },
  { path: paths.shoppingList, frames: inside, Page: ShoppingList },
  { path: paths.supplements, frames: inside, Page: Supplements },
  { path: paths.profile, frames: inside, Page: Profile },
  { path: paths.kitchen, frames: inside, Page: Kitchen },
  { path: paths.health, frames: inside, Page: Health },
  { path: paths.cook, frames: inside, Page: Cook },
];
const nowhere: Route = { path: '*', frames: [], Page: ToHome };

function framed([Frame, ...within]: Route['frames'], page: ReactNode): ReactNode {
  return Frame ? <Frame>{framed(within, page)}</Frame> : page;
}

/** The page of the address that the visitor is at. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const { path, frames, Page } = routes.find((route) => route.path === pathname) ?? nowhere;
  return (
    <Suspense fallback={<PageSpinner />}>
      <Arrival />
      {framed(frames, <Page key={path} />)}
    </Suspense>
  );
}

/** An address that nobody knows leads home, which is a page of its own outside the app. */
function ToHome() {
  useEffect(() => location.replace(paths.home), []);
  return <PageSpinner />;
}

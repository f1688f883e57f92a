import { paths, wire } from '#contract/paths.ts';
import { listAddress, ticksAddress } from './features/shopping/list-address.ts';
import { anyMember, type FirstQuestion } from './first-question.ts';
import { weeksAddress } from './lib/plans/weeks-address.ts';

/**
 * The app's pages as the server hands them out: one small HTML file for each address, which names the page and points
 * at the code that it is about to need, so that the browser fetches all of it at once.
 */
export interface Shell {
  readonly path: string;
  readonly file: string;
  readonly title: string;
  readonly description?: string;
  /** Files whose code the page needs, as they stand in this folder. */
  readonly sources: readonly string[];
  /**
   * Complete: the HTML is the page itself, and its code only brings it to life. Outline: what can be seen until the code
   * knows who is there, or what this server offers.
   */
  readonly kind: 'complete' | 'outline';
  /** Where the page's own words say what cannot be done without a script. */
  readonly saysNoScript?: boolean;
  /** What it asks before its code is there. */
  readonly asks?: FirstQuestion;
  /** Kept on the device, so that it opens without signal. */
  readonly offline?: boolean;
}

const dataLibrary = 'lib/requests/data-library.ts';
/** Stands before every page of a member. */
export const guard = 'lib/session/member.tsx';
const frame = 'features/dashboard/frame/dashboard-frame.tsx';
const publicFrame = 'features/public/public-frame.tsx';
const inside = (source: string): readonly string[] => [guard, frame, source, dataLibrary];

export const shells: readonly Shell[] = [
  {
    path: paths.login,
    file: 'login.html',
    title: 'Login',
    description: 'Sign in to your meal and training plans.',
    sources: ['features/account/login-page.tsx'],
    kind: 'complete',
  },
  {
    path: paths.register,
    file: 'register.html',
    title: 'Register',
    description: 'Make an account and get your first four weeks of meals and training.',
    sources: ['features/account/register-page.tsx'],
    kind: 'complete',
  },
  {
    path: paths.forgotPassword,
    file: 'forgot-password.html',
    title: 'Forgot your password?',
    sources: ['features/account/forgot-password-page.tsx'],
    kind: 'complete',
  },
  {
    path: paths.confirm,
    file: 'confirm.html',
    title: 'Confirm',
    sources: ['features/account/confirm-page.tsx'],
    kind: 'complete',
  },
  {
    path: paths.subscription,
    file: 'subscription.html',
    title: 'Subscription',
    description:
      'One price, everything included: R99 per month or R950 per year for meal plans, training plans and shopping lists.',
    sources: [publicFrame, 'features/subscription/subscription-page.tsx'],
    kind: 'outline',
    saysNoScript: true,
  },
  {
    path: paths.order,
    file: 'order.html',
    title: 'Your order',
    sources: [publicFrame, 'features/subscription/order-page.tsx'],
    kind: 'outline',
  },
  {
    path: paths.feedback,
    file: 'feedback.html',
    title: 'Share Your Feedback',
    description: 'Tell us what works, what is missing and what broke.',
    sources: [publicFrame, 'features/feedback/feedback-page.tsx'],
    kind: 'outline',
    saysNoScript: true,
  },
  {
    path: paths.shared,
    file: 'shared.html',
    title: 'Shared Shopping List',
    sources: ['features/shopping/guest/shared-list-page.tsx'],
    kind: 'outline',
  },
  {
    path: paths.guardian,
    file: 'guardian.html',
    title: 'Your agreement as a parent or guardian',
    sources: ['features/guardian/guardian-page.tsx'],
    kind: 'outline',
  },
  {
    path: paths.onboarding,
    file: 'onboarding.html',
    title: 'Set up your profile',
    sources: [guard, 'features/onboarding/onboarding-page.tsx', dataLibrary],
    kind: 'outline',
  },
  {
    path: paths.dashboard,
    file: 'dashboard.html',
    title: 'Dashboard',
    // it asks one function and needs no client of the data wire
    sources: [guard, frame, 'features/dashboard/dashboard-page.tsx'],
    asks: { addresses: [wire.overview], keptAs: 'overview' },
    kind: 'outline',
    offline: true,
  },
  {
    path: paths.mealPlans,
    file: 'meal-plans.html',
    title: 'Meal Plans',
    sources: inside('features/meals/meal-plans-page.tsx'),
    asks: { addresses: [weeksAddress('meal_plans', anyMember)], keptAs: 'meal-plans' },
    kind: 'outline',
    offline: true,
  },
  {
    path: paths.exercisePlans,
    file: 'exercise-plans.html',
    title: 'Exercise Plans',
    sources: inside('features/training/exercise-plans-page.tsx'),
    asks: { addresses: [weeksAddress('exercise_plans', anyMember)], keptAs: 'exercise-plans' },
    kind: 'outline',
    offline: true,
  },
  {
    path: paths.shoppingList,
    file: 'shopping-list.html',
    title: 'Shopping List',
    sources: inside('features/shopping/shopping-list-page.tsx'),
    asks: { addresses: [listAddress(anyMember), ticksAddress(anyMember)], keptAs: 'shopping-list' },
    kind: 'outline',
    offline: true,
  },
  {
    path: paths.supplements,
    file: 'supplements.html',
    title: 'Supplements',
    sources: inside('features/supplements/supplements-page.tsx'),
    kind: 'outline',
  },
  {
    path: paths.profile,
    file: 'profile.html',
    title: 'Your Profile',
    sources: inside('features/profile/profile-page.tsx'),
    kind: 'outline',
  },
  {
    path: paths.kitchen,
    file: 'kitchen.html',
    title: 'Your kitchen and tastes',
    sources: inside('features/kitchen/kitchen-page.tsx'),
    kind: 'outline',
  },
  {
    path: paths.health,
    file: 'health.html',
    title: 'Your health',
    sources: inside('features/health/health-page.tsx'),
    kind: 'outline',
  },
  {
    path: paths.cook,
    file: 'cook.html',
    title: 'Cook',
    // it asks functions and needs no client of the data wire
    sources: [guard, frame, 'features/cooking/cook-page.tsx'],
    kind: 'outline',
    offline: true,
  },
];

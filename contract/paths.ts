/** Every address of the product, named once. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  /** Where links in mails lead. */
  confirm: '/confirm',
  subscription: '/subscription',
  /** Where an order is read over before the payment provider's page; `?plan=` says which. */
  order: '/order',
  contact: '/contact',
  about: '/about',
  whyChooseUs: '/why-choose-us',
  privacy: '/privacy',
  terms: '/terms',
  /** The manual of PAIA s51. */
  access: '/access-to-information',
  feedback: '/feedback',
  /** A shopping list for somebody without an account, whose secret stands behind the #. */
  shared: '/shared',
  /** Where a parent or guardian of a member under 18 agrees; the secret of their mail stands behind the #. */
  guardian: '/guardian',
  onboarding: '/onboarding',
  dashboard: '/dashboard',
  mealPlans: '/dashboard/meal-plans',
  exercisePlans: '/dashboard/exercise-plans',
  shoppingList: '/dashboard/shopping-list',
  supplements: '/dashboard/supplements',
  profile: '/dashboard/profile',
  kitchen: '/dashboard/kitchen',
  /** Questions about the body, all of them optional. */
  health: '/dashboard/health',
  /** One dish at a time, beside the stove; the meal is named by its place (`cookAddress`). */
  cook: '/dashboard/cook',
} as const;

/** Where a member agrees that their answers are used, and takes it back. */
export const agreementAddress = `${paths.profile}#agreement`;

export const wire = {
  auth: '/auth/v1',
  data: '/rest/v1',
  functions: '/functions/v1',
  generateMealPlans: '/functions/v1/generate-meal-plans',
  generateExercisePlans: '/functions/v1/generate-exercise-plans',
  generateShoppingList: '/functions/v1/generate-shopping-list',
  /** Followed by the id of one: how far it is, and by DELETE its end. */
  generations: '/functions/v1/generations',
  mealAlternatives: '/functions/v1/meal-alternatives',
  changeMeals: '/functions/v1/change-meals',
  /** 'More of this' and 'not again', of the main dish of a meal. */
  mealOpinions: '/functions/v1/meal-opinions',
  overview: '/functions/v1/overview',
  /** What of the stored plans and the list the profile as it is now does not allow. */
  profileFit: '/functions/v1/profile-fit',
  /** What each level of the food budget is for this member. */
  foodBudget: '/functions/v1/food-budget',
  /** What an answer about harmful food takes out. */
  foodsLeftOut: '/functions/v1/foods-left-out',
  /** The member's four weeks of meals as a cook needs them. */
  cookSheets: '/functions/v1/cook-sheets',
  explainPlan: '/functions/v1/explain-plan',
  /** What the stored meals hold too little of, and the foods that bring it. */
  planGaps: '/functions/v1/plan-gaps',
  /** For a form without a script; the app itself writes to the data wire. */
  feedback: '/functions/v1/feedback',
  /** Calendar address and reminders of the member who asks. */
  reminders: '/functions/v1/reminders',
  /** Followed by the secret of one: what a calendar program reads. */
  calendar: '/calendar',
  /** The link by which another phone ticks the member's list. */
  sharing: '/functions/v1/sharing',
  /** What such a link shows, and ticks sent by it. */
  shared: '/functions/v1/shared',
  /** Whether a guardian agrees, of a member under 18; POST asks one by mail. */
  guardian: '/functions/v1/guardian',
  /** What a guardian is asked, and their answer. */
  guardianAnswer: '/functions/v1/guardian-answer',
  exportData: '/functions/v1/export-data',
  /** GET tells what a member has to show for it. */
  deleteAccount: '/functions/v1/delete-account',
  /** Proves once more who is here, before what changes the ways into an account; GET tells what has to be shown. */
  proveIdentity: '/functions/v1/prove-identity',
  provePasskey: '/functions/v1/prove-identity/passkey',
  /** Devices that are signed in; followed by the id of one, DELETE signs it out. */
  sessions: '/functions/v1/sessions',
  securityEvents: '/functions/v1/security-events',
  exerciseAlternatives: '/functions/v1/exercise-alternatives',
  changeTraining: '/functions/v1/change-training',
  /** What a member has paid for; it and the next two are there where a payment provider is set up. */
  membership: '/functions/v1/membership',
  /** Begins an order: answers where it is paid. */
  order: '/functions/v1/order',
  /** What payment providers tell. */
  paystack: '/functions/v1/payments/paystack',
  payfast: '/functions/v1/payments/payfast',
  health: '/healthz',
  ready: '/readyz',
  /** What the page needs to know of this server: publishable key, payment links. Plain JSON, no secrets. */
  config: '/config.json',
} as const;

/** Sentences of the product that more than one room says or checks; each is shown exactly as it stands here. */
export const sentences = {
  plansUnchecked:
    'These plans may be of an earlier profile: we could not check them against the one you have now. Look out for what you must not have.',
  listUnchecked:
    'This list may be of an earlier profile: we could not check it against the one you have now. Look out for what you must not have.',
  passwordsDoNotMatch: 'Passwords do not match',
  signInFailed: 'An error occurred during sign in. Please try again.',
  signUpFailed: 'An error occurred during sign up. Please try again.',
  onboardingFailed: 'An error occurred. Please try again.',
  notAuthenticated: 'User not authenticated. Please log in again.',
  profileSaved: 'Profile updated successfully!',
  profileSaveFailed: 'An error occurred while updating your profile',
  loadMealPlansFailed: 'Failed to load meal plans',
  generateMealPlansFailed: 'Failed to generate meal plans',
  opinionFailed: 'We could not keep what you said of this dish. Please try again.',
  answersSaved: 'Saved. New plans will follow it.',
  kitchenSaveFailed: 'An error occurred while saving your kitchen and tastes',
  answersLoadFailed: 'We could not load what you told us. Please check your connection.',
  isBack: 'What stood here before is back.',
  changeMealsFailed: 'Failed to change your meal plan. Please try again.',
  loadExercisePlansFailed: 'Failed to load exercise plans',
  generateExercisePlansFailed: 'Failed to generate exercise plans',
  changeTrainingFailed: 'Failed to change your exercise plan. Please try again.',
  explainPlanFailed: 'Failed to explain your plan. Please try again.',
  loadShoppingListFailed: 'Failed to load shopping list',
  generateShoppingListFailed: 'Failed to generate shopping list',
  exportFailed: 'Your data could not be put together. Please try again.',
  deleteAccountFailed: 'Your account was not deleted. Please try again.',
  proofFailed: 'We could not check that. Please try again.',
  signInAgain:
    'To be sure that it is you: sign out, sign in again, and do this within ten minutes.',
  cancellationFailed: 'Failed to submit cancellation request. Please try again.',
  feedbackFailed: 'Failed to submit feedback. Please try again.',
} as const;

/** What the Standard Plan holds, as the price lists say it. */
export const standardPlanFeatures = [
  'Monthly meal plans',
  'Monthly workout plans',
  'Smart grocery list',
  'Supplement suggestions based on your goal and local prices',
  'Localised for South Africa',
  'Continuous updates when your profile changes',
] as const;

/** Sentences that the server alone says. They stand apart, so that no page loads them. */
export const serverSentences = {
  noListToShare: 'There is no shopping list to share yet.',
  listOver: 'The four weeks of this list are over. Make new meal plans first.',
  completeProfileFirst: 'Please complete your profile first',
  generateTrainingFirst: 'Please generate your exercise plans first.',
  generateMealsFirst: 'Please generate your meal plans first.',
  wrongPassword: 'That is not your password.',
  wrongCode: 'This code is wrong or has expired. After a few wrong ones you need a new one.',
  wrongPasskey: 'This passkey does not open your account here. Please show something else.',
  tooSlow: 'That took too long. Please try again.',
  proveFirst: 'To be sure that it is you, please show it first.',
  proveForDeletion: 'To be sure that it is you, we need a code first.',
  /** The database says it too (migration 0052). */
  agreeFirst:
    'Please agree first that your answers are used for this: “Your agreement” on your profile page.',
  plansOfEarlierProfile:
    'Your profile has changed since these plans were made. New plans may fit it better.',
  listOfEarlierProfile:
    'Your profile has changed since this list was made. New plans may fit it better.',
  /** For whoever is sent a list of plans that do not mind the member's health, which is nobody else's business. */
  listOfUnfitPlans:
    'The plans behind this list no longer fit. Please ask for a new list before you shop.',
  partUnchecked: 'A part of them could not be checked.',
  planBeforeProfile:
    'Your profile has changed since your meal plans were made. Please generate new meal plans first.',
  startTooFar:
    'Plans can begin today or within a week. Please check the date on this device and try again.',
  beforeDoesNotFit:
    'What stood here before does not fit your profile any more, so it cannot come back.',
  nothingToUndo: 'There is nothing left that could be brought back.',
  noFoodBudget: 'No budget can be worked out from your profile as it is.',
} as const;

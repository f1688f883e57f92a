/** Sentences that more than one room says or checks, of pages that only members see; each is shown exactly as it stands here. */
export const memberSentences = {
  plansUnchecked:
    'These plans may be of an earlier profile: we could not check them against the one you have now. Look out for what you must not have.',
  listUnchecked:
    'This list may be of an earlier profile: we could not check it against the one you have now. Look out for what you must not have.',
  onboardingFailed: 'An error occurred. Please try again.',
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
  orderFailed: 'We could not reach our payment provider. Nothing was ordered. Please try again.',
  orderNeedsMail:
    'Please add an email address on your profile page first: the payment provider sends the receipt there.',
  alreadySubscribed:
    'You have a subscription that goes on. It stands on your profile page; another one would be paid twice.',
  cancellationFailed: 'Failed to submit cancellation request. Please try again.',
  feedbackFailed: 'Failed to submit feedback. Please try again.',
} as const;

/** Sentences of the product that more than one room says or checks, also before somebody has signed in; each is shown exactly as it stands here. */
export const sentences = {
  passwordsDoNotMatch: 'Passwords do not match',
  signInFailed: 'An error occurred during sign in. Please try again.',
  signUpFailed: 'An error occurred during sign up. Please try again.',
  notAuthenticated: 'User not authenticated. Please log in again.',
} as const;

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
  payFirst:
    'New plans are made for members with a subscription, and yours is not running. What was made for you stays here.',
  agreeFirst:
    'Please agree first that your answers are used for this: “Your agreement” on your profile page.',
  /** And these two (migration 0053). */
  guardianFirst:
    'Because you are under 18, a parent or guardian has to agree first: “Your agreement” on your profile page.',
  tooYoung:
    'Phila makes no plans for people of your age yet. Please ask a parent, your school or your clinic about food and training.',
  notYourOwnAddress: 'Please give the address of your parent or guardian, and not your own.',
  guardianAnswered: 'A parent or guardian has agreed already.',
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
  clockWrong:
    'The clock of our server is wrong, so no plans can be made at the moment. Please try again later.',
  beforeDoesNotFit:
    'What stood here before does not fit your profile any more, so it cannot come back.',
  nothingToUndo: 'There is nothing left that could be brought back.',
  noFoodBudget: 'No budget can be worked out from your profile as it is.',
} as const;

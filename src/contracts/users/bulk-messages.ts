/** What is said of changes of many users at once. */
export const BULK_MESSAGES = {
  oneChange: 'Change one thing at a time: isActive, batch, userPlan, extendBy or extendUntil.',
  dayInvalid: 'Enter a day such as 2027-01-31.',
  dayPast: 'Choose today or a later day.',
  daysInvalid: (most: number) => `Enter a whole number of days from 1 to ${most}`,
  studentsOnly: 'Admins have no batch, no plan and no subscription',
  noSubscription: 'There is no subscription to extend. Set a plan first.',
  batchGone: 'This batch does not exist any more. Choose another one.',
  planGone: 'This plan does not exist any more. Choose another one.',
  endsLater: 'The subscription already ends on a later day',
} as const;

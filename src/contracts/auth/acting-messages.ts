/** The sentences of an admin who acts as a student. */
export const ACTING_MESSAGES = {
  studentsOnly: 'You can only act as a student, not as another admin.',
  activeOnly: 'This account is not active. Activate it first, then act as this student.',
  withoutTools:
    'This student has no tools yet, so there is nothing to open. Give the batch some tools first.',
  ownerOnly:
    'You are acting as a student: only the student can change this. Go back to your own account first.',
  notActing: 'You are not acting as a student.',
  started: (name: string) => `You are now acting as ${name}.`,
  ended: 'You are back in your own account.',
  over: 'Acting as a student has ended. You are back in your own account.',
} as const;

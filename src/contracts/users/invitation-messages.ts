/** The sentences of invitations. */
export const INVITATION_MESSAGES = {
  hasLoggedIn: 'Has logged in already and needs no invitation',
  inactive: 'Is not active. Activate the account first.',
  noMail: 'Email is not set up here. Download the links instead.',
  notMailed: 'The mail server refused the email.',
  notTried: 'Not tried, because the mail server refused the emails before.',
  idsInvalid: (most: number) => `Choose up to ${most.toLocaleString('en')} users.`,
  nobodyLeft: 'Everybody who was imported without a password has been invited by email or has logged in.',
} as const;

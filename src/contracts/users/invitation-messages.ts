/** The sentences of invitations. */
export const INVITATION_MESSAGES = {
  hasLoggedIn: 'Has logged in already and needs no invitation',
  inactive: 'Is not active. Activate the account first',
  noMail: 'This instance sends no mail. Download the links instead.',
  notMailed: 'The mail server did not take the mail',
  notTried: 'Not tried, since the mail server had not taken the mails before',
  idsInvalid: (most: number) => `Choose up to ${most.toLocaleString('en')} users`,
  nobodyLeft: 'Everybody who was imported without a password has been invited by mail or has logged in.',
} as const;

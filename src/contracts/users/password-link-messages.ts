/** The sentences of links that let their holder choose a password. */
export const PASSWORD_LINK_MESSAGES = {
  dead: 'This link was already used, was replaced by a newer one, or has expired.',
  /** Behind `dead`, where the instance sends no mail. */
  askForNew: 'Ask an admin for a new link.',
  forgotSent:
    'If this email belongs to an account, we sent a link to it. It works once, within 24 hours. If nothing arrives, check your spam folder or ask an admin.',
  noMail: 'Email is not set up here. Ask an admin for a link to choose a new password.',
  accountInactive: 'This account is not active. Activate it first, then make the link.',
  passwordSaved: 'Your new password is saved.',
  passwordSavedLogIn: 'Your new password is saved. Please log in with it.',
  linkCopied: 'Link copied',
  linkNotCopied: 'Your browser does not allow copying here. Select the link and copy it yourself.',
} as const;

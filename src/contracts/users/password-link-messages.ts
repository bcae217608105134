/** The sentences of links that let their holder choose a password. */
export const PASSWORD_LINK_MESSAGES = {
  dead: 'This link no longer works. It was already used, replaced by a newer one, or is older than 24 hours. Please ask an administrator for a new link.',
  accountInactive: 'This account is not active. Activate it first, then make the link.',
  passwordSaved: 'Your new password is saved.',
  passwordSavedLogIn: 'Your new password is saved. Please log in with it.',
  linkCopied: 'Link copied',
  linkNotCopied: 'Your browser does not allow copying here. Select the link and copy it yourself.',
} as const;

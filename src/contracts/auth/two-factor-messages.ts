/** The sentences of two-factor login. */
export const TWO_FACTOR_MESSAGES = {
  codeRequired: 'Enter the code from your authenticator app, or a recovery code.',
  codeMissing: 'Enter a code.',
  codeWrong: 'This code is wrong, or was used before. Wait for the next one and try again.',
  firstCodeWrong:
    'This code is wrong. Check that the time on your phone is right, and enter the code it shows now.',
  setUpRequired: 'Admins must use two-factor login here. Set it up to go on.',
  alreadyOn: 'Two-factor login is already on.',
  notOn: 'Two-factor login is not on.',
  setUpExpired: 'This setup has expired. Start again to get a new key.',
  keptForAdmins: 'Admins must use two-factor login here, so it cannot be turned off.',
  ownFirst: 'Set up two-factor login for your own account first.',
  ownReset: 'To turn off your own two-factor login, use your user menu.',
  turnedOn: 'Two-factor login is on',
  turnedOff: 'Two-factor login is off',
  wasReset: 'Two-factor login was reset. The user can now log in with the password alone.',
  policySaved: 'Settings saved',
  passwordChangedLogIn: 'Your password was changed. Log in with it and a code.',
} as const;

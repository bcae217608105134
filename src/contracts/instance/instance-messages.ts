/** The sentences of the instance's settings. */
export const INSTANCE_MESSAGES = {
  nameRequired: 'Enter a name.',
  accentInvalid: 'Enter a color such as #4f46e5, or leave it empty.',
  accentTooLight: 'This color is too light to be read on white. Choose a darker one.',
  logoInvalid: 'Please choose a .png, .jpg or .jpeg image.',
  logoTooLarge: 'Please choose an image of at most 512 kB.',
  upgradeUrlInvalid: 'Enter a URL that begins with https:// or http://.',
  saved: 'Settings saved',
} as const;

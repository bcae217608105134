/** The sentences about activation keys. */
export const KEY_MESSAGES = {
  generated: 'Your new key is ready. The one before no longer works.',
  firstGenerated: 'Your key is ready.',
  generateFailed: 'The key could not be generated. Please try again.',
  copied: 'Key copied.',
  copyFailed: 'Your browser did not allow copying. Show the key and copy it by hand.',
  revoked: (email: string) => `The key of ${email} is revoked.`,
  allowed: (email: string) => `${email} can generate a new key.`,
  locked: 'An admin revoked your key. You can generate a new one when an admin allows it.',
  notLocked: 'This user can generate a key already. Reload the list to see its state.',
  notActive: 'This key has already ended. Reload the list to see its state.',
} as const;

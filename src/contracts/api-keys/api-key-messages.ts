import type { ApiKeyScope } from './api-keys';
import { MAX_API_KEY_DAYS, MAX_API_KEYS } from './api-keys';

/** What people read of a scope. */
export const SCOPE_LABELS: Record<ApiKeyScope, string> = {
  'results:read': 'Read results',
  'tools:run': 'Run tools',
  'users:read': 'Read users',
  'users:write': 'Change users',
};

/** What a scope opens, one sentence each. */
export const SCOPE_HELP: Record<ApiKeyScope, string> = {
  'results:read': 'Read and export the results and saved work of your tools.',
  'tools:run': 'Start tools and change saved work. Runs count toward your plan limits.',
  'users:read': 'Read users, batches and plans.',
  'users:write':
    'Invite, change and delete students, but not their emails or passwords. Admins are never touched.',
};

/** The sentences about API keys. */
export const API_KEY_MESSAGES = {
  nameRequired: 'Enter a name, such as the program that will use the key.',
  scopesRequired: 'Choose at least one scope.',
  scopesOfAdmins: 'Only admins can make keys that reach users.',
  daysInvalid: `Enter a whole number of days from 1 to ${MAX_API_KEY_DAYS}`,
  allowedInvalid: 'Choose who can make API keys.',
  notAllowed: 'API keys are off for your account. An admin can turn them on in Settings.',
  tooMany: `You have ${MAX_API_KEYS} active keys, as many as possible. Revoke one that you no longer need.`,
  notActive: 'This key has already ended. Reload the list to see its state.',
  invalid: 'This is not an API key of this site. Check that it was copied completely.',
  expired: 'This API key has expired. Make a new one.',
  revoked: 'This API key was revoked. Make a new one.',
  ownerGone: 'The account of this API key is not active.',
  off: 'API keys are off for the account of this key. An admin can turn them on in Settings.',
  scopeMissing: (scope: string) => `This API key lacks the scope ${scope}. Make a key that has it.`,
  notForKeys: 'API keys cannot do this. Log in with your account instead.',
  studentsOnly: 'An API key can only change students. Log in to change an admin.',
  studentRole: 'An API key can only make students.',
  inviteOnly: 'An API key cannot choose a password. Send “invite” instead, and the student chooses one.',
  passwordKept: 'An API key cannot change a password.',
  emailKept: 'An API key cannot change an email.',
  saved: 'Settings saved',
  revokedNow: (name: string) => `The key ${name} is revoked.`,
  copied: 'The key is copied to your clipboard',
  copyFailed: 'Your browser did not allow copying. Select the key and copy it.',
} as const;

/** What admins do that is kept: writes of records, and what touches many records or somebody's way in. */
export const AUDIT_ACTIONS = [
  'create',
  'update',
  'delete',
  /** Of an account. */
  'activate',
  'deactivate',
  'set-password',
  /** Of an account's second factor: by its owner, and for an owner who has lost it. */
  'turn-on-two-factor',
  'turn-off-two-factor',
  'renew-recovery-codes',
  'reset-two-factor',
  'invite',
  /** Of a student by an admin: its beginning, what was written meanwhile, its end. */
  'act-as',
  'adjust-limit',
  /** Of a feature. */
  'switch-on',
  'switch-off',
  /** Of a failed job, and of one that waits or runs. */
  'retry',
  'cancel',
  /** Of a crawl. */
  'pause',
  'resume',
  /** Of the model. */
  'test',
  /** Of somebody's activation key, and of another one after it. */
  'revoke',
  'allow',
  /** Of many records by a job. */
  'change-many',
  /** Of many records from a file, and into one. */
  'import',
  'export',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** One act of an admin. `before` and `after` hold what changed, as far as the feature tells it: never a secret. */
export interface AuditEntryView {
  _id: string;
  id: string;
  /** Id of the admin. */
  actor: string;
  actorEmail: string;
  /** Name of the admin's API key, where a program did it. */
  apiKey?: string;
  action: AuditAction;
  /** The resource's name in the API, such as `users`. */
  resource: string;
  recordId: string;
  /** The record's name for people (an email, a batch), as it was then. */
  label: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  time: string;
  /** Of one of many writes of one act, such as an import: the `recordId` of that act's own entry. */
  group?: string;
}

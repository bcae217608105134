export const AUDIT_ACTIONS = ['create', 'update', 'delete'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** One write of an admin. `before` and `after` hold what changed, without secrets. */
export interface AuditEntryView {
  _id: string;
  id: string;
  /** Id of the admin. */
  actor: string;
  actorEmail: string;
  action: AuditAction;
  /** The resource's name in the API, such as `users`. */
  resource: string;
  recordId: string;
  /** The record's name for people (an e-mail, a batch), as it was then. */
  label: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  time: string;
}

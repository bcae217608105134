/** The resources of whose records many are changed by a job, by their names in the API. */
export const BULK_RESOURCES = ['users', 'permissions', 'pro-plans', 'intent-words'] as const;
export type BulkResourceName = (typeof BULK_RESOURCES)[number];

/** The lists of the web client that show them. */
export const BULK_LISTS: Readonly<Record<BulkResourceName, string>> = {
  users: 'users',
  permissions: 'tools-permissions',
  'pro-plans': 'pro-plans',
  'intent-words': 'intent-words',
};

/** What is left of a change that was cancelled or failed. */
export const BULK_BROKE_OFF = 'The records changed so far stay changed.';

export const BULK_ACTIONS = ['update', 'delete', 'invite'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

export const BULK_ROW_STATUSES = ['waiting', 'done', 'refused', 'undone'] as const;
export type BulkRowStatus = (typeof BULK_ROW_STATUSES)[number];

/** Records that a selection may name one by one. */
export const MAX_SELECTED = 10_000;
/** Records that one job changes. */
export const MAX_BULK_RECORDS = 100_000;

/** What a change is asked for, as its admin sees it. */
export interface BulkChangeParameters {
  resource: BulkResourceName;
  action: BulkAction | 'undo';
  /** What an update gives each record; of an undo, what the undone update gave. */
  values: Record<string, unknown>;
  /** Records that it is for. */
  count: number;
  /** Of an undo: the job whose change it takes back. */
  undoes?: string;
}

export type BulkCounts = Record<Exclude<BulkRowStatus, 'undone'>, number>;

/** What a change came to; its rows are asked for by page. */
export interface BulkChangeResult {
  counts: BulkCounts;
  /** Done records that have other values since, so that they can be undone; absent where that was not counted. */
  altered?: number;
}

/** What became of one record. */
export interface BulkRowView {
  id: string;
  /** The record's id. */
  record: string;
  /** What people call the record, as it was at the start. */
  label: string;
  status: BulkRowStatus;
  /** Of a refused one; else empty. */
  reason: string;
}

/** What sentences call the records. */
export const BULK_NOUNS: Record<BulkResourceName, { one: string; many: string }> = {
  users: { one: 'user', many: 'users' },
  permissions: { one: 'batch', many: 'batches' },
  'pro-plans': { one: 'plan', many: 'plans' },
  'intent-words': { one: 'word', many: 'words' },
};

/** What a change is called: `Set the batch of 998 users`. */
export function bulkChangeTitle({ resource, action, values, count }: BulkChangeParameters): string {
  const { one, many } = BULK_NOUNS[resource];
  const records = `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
  if (action === 'delete') return `Delete ${records}`;
  if (action === 'invite') return `Invite ${records}`;
  const title = updateTitle(values, records);
  return action === 'undo' ? `Undo: ${title}` : title;
}

function updateTitle(values: Record<string, unknown>, records: string): string {
  const { isActive, important } = values;
  if (isActive !== undefined) return `${isActive ? 'Activate' : 'Deactivate'} ${records}`;
  if (important !== undefined) return `Mark ${records} as ${important ? 'important' : 'not important'}`;
  if ('batch' in values) return `Set the batch of ${records}`;
  if ('userPlan' in values) return `Set the plan of ${records}`;
  return `Extend the subscription of ${records}`;
}

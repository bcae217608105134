import type { AuthUser } from '../../contracts/access/access';
import type { BulkAction } from '../../contracts/bulk/bulk-changes';

export type BulkValues = Record<string, unknown>;

/** A record as far as a change of many names it. */
export interface BulkRecord {
  id: string;
  label: string;
}

/** Who changes, and the audit log's entry of all changes. */
export interface BulkActor {
  admin: AuthUser;
  group: string;
}

/** What a feature tells of its records, so that a job can change many: each by the rules of a single change. */
export interface BulkResource {
  readonly actions: readonly BulkAction[];
  /** The checked filter of the list's own address; refuses what that refuses. */
  matching(filter: unknown): AsyncIterable<BulkRecord>;
  /** What people call these records. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Refuses what no record may be given, and an action that is not possible at all. */
  check(action: BulkAction, values: BulkValues): BulkValues | Promise<BulkValues>;
  remove(actor: BulkActor, id: string): Promise<unknown>;
  invite?(actor: BulkActor, id: string): Promise<unknown>;
}

/** One whose records can be given other values, too. */
export interface UpdatableResource extends BulkResource {
  /** What a record has in the fields that a change may reach. */
  valuesOf(id: string): Promise<BulkValues>;
  /** What becomes of one record; throws what keeps it from the change. */
  patchFor(id: string, values: BulkValues): Promise<BulkValues>;
  update(actor: BulkActor, id: string, patch: BulkValues): Promise<unknown>;
}

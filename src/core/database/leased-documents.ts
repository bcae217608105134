import type { Model, QueryFilter, Types, UpdateQuery } from 'mongoose';

/** How long a run may hold a document without saying that it lives. */
export const LEASE_MS = 10_000;

/** A document that one run at a time may write. */
export interface Leased {
  _id: Types.ObjectId;
  /** Which run may write, and until when unless it says so again. */
  runner?: string;
  lease?: Date;
  /** Set when its deletion has begun; no run has it from then on. */
  deleting?: boolean;
}

/** Documents of runs: of two runs of one document one writes. */
export class LeasedDocuments<Document extends Leased> {
  constructor(private readonly documents: Model<Document>) {}

  /** Lets one run write, where no other one has said within LEASE_MS that it lives. */
  async take(id: Types.ObjectId, runner: string, now: Date): Promise<boolean> {
    const free = [{ runner: { $exists: false } }, { runner }, { lease: { $lt: now } }];
    const filter = { _id: id, deleting: { $exists: false }, $or: free } as QueryFilter<Document>;
    const lease = new Date(now.getTime() + LEASE_MS);
    const { matchedCount } = await this.documents.updateOne(filter, { $set: { runner, lease } });
    return matchedCount === 1;
  }

  /** A change by the run that holds it, of which undefined takes away; false where another one does, or where it is being deleted. */
  async update(id: Types.ObjectId, runner: string, change: Partial<Document>): Promise<boolean> {
    const filter = { _id: id, runner, deleting: { $exists: false } } as QueryFilter<Document>;
    return (await this.documents.updateOne(filter, updateOf(change))).matchedCount === 1;
  }

  async letGo(id: Types.ObjectId, runner: string): Promise<void> {
    const filter = { _id: id, runner } as QueryFilter<Document>;
    await this.documents.updateOne(filter, { $unset: { runner: 1, lease: 1 } });
  }
}

/** Sets what has a value, and takes away what is undefined. */
export function updateOf<Document>(change: Partial<Document>): UpdateQuery<Document> {
  const entries = Object.entries<unknown>(change);
  const [set, unset] = [
    entries.filter(([, value]) => value !== undefined),
    entries.filter(([, value]) => value === undefined),
  ];
  return {
    ...(set.length > 0 && { $set: Object.fromEntries(set) }),
    ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map(([key]) => [key, 1])) }),
  } as UpdateQuery<Document>;
}

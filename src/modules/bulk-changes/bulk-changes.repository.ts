import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { BulkCounts, BulkRowStatus } from '../../contracts/bulk/bulk-changes';
import type { BulkRecord, BulkValues } from '../../core/bulk/bulk-resource';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import { isDuplicateKey } from '../../core/database/duplicate-key';
import { findPage, type ListPage, type ListRequest, streamAll } from '../../core/database/list-page';
import { BULK_ROW_MODEL, type BulkRowRecord } from './bulk-changes.schema';

/** A record and its place in the selection. */
export interface SelectedRecord extends BulkRecord {
  row: number;
}

export interface BulkRowFilter {
  status?: BulkRowStatus;
}

/** Where a row is found. */
type RowKey = Pick<BulkRowRecord, 'job' | 'row'>;

/** A job has one of each row. */
const OF_A_JOB = { unique: ['row'] };
/** What an update left that can be taken back. */
const CHANGED = { status: 'done', after: { $exists: true } } as const;

@Injectable()
export class BulkChangesRepository {
  constructor(@InjectModel(BULK_ROW_MODEL) private readonly rows: Model<BulkRowRecord>) {}

  /** Rows that are there already stay as they are. */
  async add(job: string, records: readonly SelectedRecord[]): Promise<void> {
    const rows = records.map(({ row, id, label }) => ({
      job: new Types.ObjectId(job),
      row,
      record: id,
      label,
      status: 'waiting' as const,
      reason: '',
    }));
    try {
      await this.rows.insertMany(rows, { ordered: false });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  countOf(job: string): Promise<number> {
    return this.rows.countDocuments({ job });
  }

  async countsOf(job: string): Promise<BulkCounts> {
    const count = (status: BulkRowStatus) => this.rows.countDocuments({ job, status });
    const [waiting, done, refused, undone] = await Promise.all([
      count('waiting'),
      count('done'),
      count('refused'),
      count('undone'),
    ]);
    return { waiting, done: done + undone, refused };
  }

  /** How many rows `changed` finds. */
  countChanged(job: string): Promise<number> {
    return this.rows.countDocuments({ job, ...CHANGED });
  }

  /** The next rows that nothing became of so far. */
  waiting(job: string, after: number, limit: number): Promise<BulkRowRecord[]> {
    return this.rows
      .find({ job, status: 'waiting', row: { $gt: after } })
      .sort({ row: 1 })
      .limit(limit)
      .lean<BulkRowRecord[]>();
  }

  list(job: string, { filter, sort, range }: ListRequest<BulkRowFilter>): Promise<ListPage<BulkRowRecord>> {
    const query: QueryFilter<BulkRowRecord> = { job, ...filter };
    return findPage(this.rows, query, sort, range, {
      ...OF_A_JOB,
      projection: { patch: 0, before: 0, after: 0 },
    });
  }

  find(job: string, row: number): Promise<BulkRowRecord | null> {
    return this.rows.findOne({ job, row }).lean<BulkRowRecord>();
  }

  /** The rows that an update changed and no undo took back. */
  changed(job: string): AsyncIterable<BulkRowRecord> {
    const projection = { row: 1, record: 1, label: 1 } as const;
    const filter = { job, ...CHANGED };
    return streamAll(this.rows, filter, { field: 'row', direction: 'ASC' }, { ...OF_A_JOB, projection });
  }

  async begin({ job, row }: RowKey, patch: BulkValues, before?: BulkValues): Promise<void> {
    await this.rows.updateOne({ job, row }, { $set: { patch, ...(before && { before }) } });
  }

  async end(
    { job, row }: RowKey,
    end: Pick<BulkRowRecord, 'status' | 'before' | 'after'> & { reason?: string },
  ): Promise<void> {
    await this.rows.updateOne({ job, row }, { $set: end });
  }

  async markUndone(job: string, row: number): Promise<void> {
    await this.rows.updateOne({ job, row }, { $set: { status: 'undone' } });
  }

  async removeOf(job: string): Promise<void> {
    await deleteInBatches(this.rows, { job });
  }
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { RowOutcome } from '../../contracts/users/user-import';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import { isDuplicateKey } from '../../core/database/duplicate-key';
import { IMPORT_ROW_MODEL, type ImportRowRecord } from './user-import.schema';

export type RowEnd = Omit<ImportRowRecord, 'job'>;

/** The rows of imports that are dealt with. */
@Injectable()
export class UserImportRepository {
  constructor(@InjectModel(IMPORT_ROW_MODEL) private readonly rows: Model<ImportRowRecord>) {}

  /** Keeps what was written; where two runs of a job met, it is what the row is told to have done. */
  async keepWritten(job: string, { row, ...end }: RowEnd): Promise<void> {
    const write = () => this.rows.updateOne({ job, row }, { $set: end }, { upsert: true });
    try {
      await write();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Both had found nothing; now there is something.
      await write();
    }
  }

  /** Keeps the ends of rows that wrote nothing, unless another run of the job has written one of them. */
  async keepUnwritten(job: string, ends: readonly RowEnd[]): Promise<void> {
    if (ends.length === 0) return;
    const records = ends.map((end) => ({ ...end, job: new Types.ObjectId(job) }));
    try {
      await this.rows.insertMany(records, { ordered: false });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** What became of each row, by its number. */
  async outcomesOf(job: string): Promise<Map<number, RowOutcome>> {
    const rows = await this.rows
      .find({ job }, { _id: 0, row: 1, outcome: 1 })
      .lean<Pick<ImportRowRecord, 'row' | 'outcome'>[]>();
    return new Map(rows.map(({ row, outcome }) => [row, outcome]));
  }

  countOf(job: string): Promise<number> {
    return this.rows.countDocuments({ job });
  }

  /** In the order of the file, as they are asked for. */
  stream(job: string): AsyncIterable<ImportRowRecord> {
    return this.rows
      .find({ job })
      .sort({ row: 1 })
      .lean<ImportRowRecord[]>()
      .cursor() as AsyncIterable<ImportRowRecord>;
  }

  /** The e-mails of the new accounts without a password to whom no invitation could be mailed. */
  async uninvitedOf(job: string): Promise<string[]> {
    const rows = await this.rows
      .find({ job, invitation: { $in: ['failed', 'none'] } }, { _id: 0, email: 1 })
      .sort({ row: 1 })
      .lean<Pick<ImportRowRecord, 'email'>[]>();
    return rows.map(({ email }) => email);
  }

  async removeOf(job: string): Promise<void> {
    await deleteInBatches(this.rows, { job });
  }
}

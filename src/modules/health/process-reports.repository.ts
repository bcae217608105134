import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ProcessReport } from '../../domain/health/health-facts';
import { PROCESS_REPORT_MODEL, type ProcessReportRecord } from './process-reports.schema';

/** A process that has ended without a word is told of for so long. */
const KEPT_MS = 10 * 60_000;

/** What every process has told of itself lately; a few documents. */
@Injectable()
export class ProcessReportsRepository {
  constructor(@InjectModel(PROCESS_REPORT_MODEL) private readonly reports: Model<ProcessReportRecord>) {}

  /** In the place of what the process told before; what nobody updates any more is deleted. */
  async save({ id, ...report }: ProcessReport): Promise<void> {
    await this.reports.replaceOne({ _id: id }, report, { upsert: true });
    await this.reports.deleteMany({ seenAt: { $lt: new Date(report.seenAt.getTime() - KEPT_MS) } });
  }

  async remove(id: string): Promise<void> {
    await this.reports.deleteOne({ _id: id });
  }

  async list(now: Date): Promise<ProcessReport[]> {
    const since = new Date(now.getTime() - KEPT_MS);
    const found = await this.reports.find({ seenAt: { $gte: since } }).lean<ProcessReportRecord[]>();
    return found.map(({ _id, ...report }) => ({ id: _id, ...report }));
  }
}

import { Schema, type Types } from 'mongoose';

/** A piece of what an analysed crawl tells, in JSON or numbers, ready to be read. */
export interface ReportRecord {
  _id: Types.ObjectId;
  crawl: Types.ObjectId;
  name: string;
  part: number;
  data: Buffer;
}

export const REPORT_MODEL = 'CrawlReport';

export const ReportSchema = new Schema<ReportRecord>(
  {
    crawl: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    part: { type: Number, required: true },
    data: { type: Buffer, required: true },
  },
  { collection: 'crawl_reports', versionKey: false, strictQuery: 'throw' },
);

import type { SchemaCheckSummary } from '../../../src/contracts/schema/schema-check-views';

/** Code to report on, for the thread; its bytes change hands. */
export interface ReportRequest {
  body: Uint8Array<ArrayBuffer>;
  contentType: string | null;
  address: string | null;
  /** ISO date. */
  today: string;
}

export interface ReportReply {
  summary: SchemaCheckSummary;
  /** The report as JSON, gzip. */
  report: Uint8Array<ArrayBuffer>;
}

import type { Types } from 'mongoose';
import { MAX_REPORT_ROWS, type ReportRows } from '../../../contracts/scraper/crawl-reports';
import type { CrawlReportsRepository } from '../crawl-reports.repository';

/** Rows in a part: of chains with the longest addresses some 8 MB, and a document holds 16. */
const PART_ROWS = 200;

/** All rows of a list that an analysis finds, kept in parts while they are found. */
export class RowParts<Row> {
  private readonly rows: Row[] = [];
  private pending: Row[] = [];
  private total = 0;

  constructor(
    private readonly reports: Pick<CrawlReportsRepository, 'put'>,
    private readonly crawl: Types.ObjectId,
    private readonly list: string,
  ) {}

  async add(row: Row): Promise<void> {
    if (this.total < MAX_REPORT_ROWS) this.rows.push(row);
    this.total++;
    if (this.pending.push(row) === PART_ROWS) await this.putPending();
  }

  /** What the report brings along of them. */
  async end(): Promise<ReportRows<Row>> {
    if (this.pending.length > 0) await this.putPending();
    return { rows: this.rows, total: this.total };
  }

  private async putPending(): Promise<void> {
    const part = Math.floor((this.total - 1) / PART_ROWS);
    const data = Buffer.from(JSON.stringify(this.pending));
    this.pending = [];
    await this.reports.put(this.crawl, nameOf(this.list), part, data);
  }
}

/** The same for rows that are known. */
export async function putRows<Row>(parts: RowParts<Row>, rows: Iterable<Row>): Promise<ReportRows<Row>> {
  for (const row of rows) await parts.add(row);
  return parts.end();
}

/** Whether an analysis kept the rows of a list; one of before did not. */
export async function areKept(
  reports: Pick<CrawlReportsRepository, 'part'>,
  crawl: Types.ObjectId,
  list: string,
): Promise<boolean> {
  return (await reports.part(crawl, nameOf(list), 0)) !== null;
}

/** The rows of a list from one on. What an analysis before has left behind its end is not read. */
export async function* readRows<Row>(
  reports: Pick<CrawlReportsRepository, 'part'>,
  crawl: Types.ObjectId,
  list: string,
  { start, total }: { start: number; total: number },
): AsyncGenerator<Row> {
  for (let at = start; at < total;) {
    const part = Math.floor(at / PART_ROWS);
    const data = await reports.part(crawl, nameOf(list), part);
    if (!data) return;
    const first = part * PART_ROWS;
    const rows = (JSON.parse(data.toString()) as Row[]).slice(at - first, total - first);
    yield* rows;
    at = first + PART_ROWS;
  }
}

function nameOf(list: string): string {
  return `rows:${list}`;
}

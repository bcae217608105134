import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import { READING_MESSAGES } from '../../contracts/readings/reading-messages';
import type { ReadingPageDetail, ReadingPageRow } from '../../contracts/readings/readings';
import type { ListPage, ListRequest } from '../../core/database/list-page';
import { AppError, notFound } from '../../core/errors/app-error';
import { readingText } from '../../domain/readings/packed-page';
import { type SitePage, type SitePageFilter, SitePagesService } from '../scraper/site-pages.service';
import { ReadingsService } from './readings.service';
import type { ReadingRecord } from './readings.schema';

/** The pages of readings: for their owner to look at, and for the tools that work on them. */
@Injectable()
export class ReadingPagesService {
  constructor(
    private readonly readings: ReadingsService,
    private readonly pages: SitePagesService,
  ) {}

  /**
   * All pages that a finished reading of the user's has visited, in the order in which they were found, each with its own
   * text where it has one (`text` is null for redirects, errors and what robots.txt forbids). Some twenty are in memory at a
   * time. Refuses a reading of somebody else (404), and one that is not done (409).
   */
  async *pagesOf(owner: AuthUser, id: string): AsyncGenerator<ReadingPageDetail> {
    const reading = await this.readings.found(owner, id);
    if (reading.status !== 'done') throw new AppError('CONFLICT', READING_MESSAGES.notDone);
    const template = templateOf(reading);
    for await (const page of this.pages.stream(reading._id)) yield detailOf(page, template);
  }

  async list(
    owner: AuthUser,
    id: string,
    list: ListRequest<SitePageFilter>,
  ): Promise<ListPage<ReadingPageRow>> {
    const { _id } = await this.readings.found(owner, id);
    return this.pages.list(_id, list);
  }

  /** One page with its text: of an unfinished reading with what will be left out. */
  async get(owner: AuthUser, id: string, pageId: string): Promise<ReadingPageDetail> {
    const reading = await this.readings.found(owner, id);
    const page = await this.pages.get(reading._id, pageId);
    if (!page) throw notFound();
    return detailOf(page, templateOf(reading));
  }

  /** Its rows while they are asked for, and what the file is called. */
  async export(owner: AuthUser, id: string): Promise<{ name: string; rows: AsyncIterable<ReadingPageRow> }> {
    const { _id, name } = await this.readings.found(owner, id);
    return { name, rows: this.pages.streamRows(_id) };
  }
}

function detailOf(
  { row, structuredTypes, page }: SitePage,
  template: ReadonlySet<number>,
): ReadingPageDetail {
  return { ...row, structuredTypes, text: page && readingText(page, template) };
}

function templateOf({ template }: Pick<ReadingRecord, 'template'>): Set<number> {
  return new Set(template ? numbersIn(template) : []);
}

/** Lean documents hold the driver's own Binary. */
function numbersIn(data: Buffer | { buffer: Uint8Array }): Float64Array {
  const bytes = Uint8Array.from(Buffer.isBuffer(data) ? data : data.buffer);
  return new Float64Array(bytes.buffer);
}

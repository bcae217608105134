import { Injectable } from '@nestjs/common';
import type { PageReference } from '../../../contracts/scraper/crawl-reports';
import type { CrawlTargetRow } from '../../../contracts/scraper/crawl-targets';
import type { ListPage, ListRequest, ListSort } from '../../../core/database/list-page';
import { inBatches } from '../../../core/process/in-batches';
import { CrawlPagesRepository } from '../crawl-pages.repository';
import { CrawlsService } from '../crawls.service';
import { CrawlTargetsRepository, type TargetFilter } from './crawl-targets.repository';
import type { TargetRecord } from './crawl-targets.schema';

const STREAM_BATCH = 200;

/** What the pages of a crawl point at, as far as it was asked. */
@Injectable()
export class CrawlTargetsService {
  constructor(
    private readonly crawls: CrawlsService,
    private readonly pages: CrawlPagesRepository,
    private readonly targets: CrawlTargetsRepository,
  ) {}

  async list(
    crawlId: string,
    { filter, sort, range }: ListRequest<TargetFilter>,
  ): Promise<ListPage<CrawlTargetRow>> {
    const { _id } = await this.crawls.found(crawlId);
    const { items, total } = await this.targets.list(_id, filter, sort, range);
    return { items: await this.rows(items), total };
  }

  /** All that a list's filter finds, in its order, while they are asked for. */
  async export(
    crawlId: string,
    filter: TargetFilter,
    sort: ListSort,
  ): Promise<AsyncIterable<CrawlTargetRow>> {
    const { _id } = await this.crawls.found(crawlId);
    return this.stream(this.targets.stream(_id, filter, sort));
  }

  private async *stream(records: AsyncIterable<TargetRecord>): AsyncGenerator<CrawlTargetRow> {
    for await (const batch of inBatches(records, STREAM_BATCH)) yield* await this.rows(batch);
  }

  private async rows(records: readonly TargetRecord[]): Promise<CrawlTargetRow[]> {
    const ids = new Map(records.flatMap(({ foundOn }) => foundOn.map((id) => [id.toHexString(), id])));
    const pages = await this.pages.findAll([...ids.values()]);
    const byId = new Map(
      pages.map(({ _id, url, row }): [string, PageReference] => {
        const id = _id.toHexString();
        return [id, { id, url, title: row?.title ?? null }];
      }),
    );
    return records.map((record) => rowOf(record, byId));
  }
}

function rowOf(record: TargetRecord, pagesById: ReadonlyMap<string, PageReference>): CrawlTargetRow {
  const { _id, url, kind, outcome, pages, foundOn } = record;
  const { status, failure, skipped, redirects, endUrl, contentType, bytes } = record;
  const id = _id.toHexString();
  return {
    ...{ _id: id, id, url, kind, outcome, pages },
    foundOn: foundOn.flatMap((page) => pagesById.get(page.toHexString()) ?? []),
    ...{ status, failure, skipped, redirects, endUrl, contentType, bytes },
  };
}

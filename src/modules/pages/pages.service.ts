import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { JobView } from '../../contracts/jobs/jobs';
import type { PageRunDto } from '../../contracts/pages/page-runs.dto';
import type { PageRunParameters, PageToolId } from '../../contracts/pages/pages.kind';
import type { AnalysedLink, AnalysedPage, AnalysedPageRow } from '../../contracts/pages/page-runs';
import type { ListPage, ListRequest } from '../../core/database/list-page';
import { notFound } from '../../core/errors/app-error';
import { listedAddresses, runName } from '../../domain/pages/run-name';
import { JobRemovalsService } from '../jobs/job-removals.service';
import { JobsService } from '../jobs/jobs.service';
import { CrawledAddressesService } from './crawled-addresses.service';
import { type LinkFilter, type PageFilter, PagesRepository } from './pages.repository';
import type { LinkRecord, PageRecord } from './pages.schema';

/** What a run reads, and what it is called unless its owner says. */
interface RunSource extends Pick<PageRunParameters, 'name' | 'crawl'> {
  addresses: string[];
}

/** What users do with runs over pages: start one, and look into what it found. */
@Injectable()
export class PagesService {
  constructor(
    private readonly jobs: JobsService,
    private readonly pages: PagesRepository,
    private readonly crawled: CrawledAddressesService,
    removals: JobRemovalsService,
  ) {
    removals.add('pages', (jobId) => pages.removeOf(jobId));
  }

  /** Makes a job of a list of addresses, or of those of a crawl. */
  async start(owner: AuthUser, tool: PageToolId, run: PageRunDto): Promise<JobView<'pages'>> {
    const { addresses, name, ...source } =
      run.crawl === undefined ? listed(run.addresses) : await this.ofCrawl(owner, run.crawl);
    const parameters = { tool, name: run.name.trim() || name, addresses: addresses.length, ...source };
    return this.jobs.create(owner, { kind: 'pages', parameters, input: { addresses } });
  }

  /** Refuses whom the run does not belong to. */
  job(owner: AuthUser, id: string): Promise<JobView<'pages'>> {
    return this.jobs.ofKind(owner, 'pages', id);
  }

  async listPages(
    owner: AuthUser,
    id: string,
    request: ListRequest<PageFilter>,
  ): Promise<ListPage<AnalysedPageRow>> {
    await this.job(owner, id);
    const { items, total } = await this.pages.listPages(id, request);
    return { items: items.map(viewOf<PageRecord, AnalysedPageRow>), total };
  }

  async listLinks(
    owner: AuthUser,
    id: string,
    request: ListRequest<LinkFilter>,
  ): Promise<ListPage<AnalysedLink>> {
    await this.job(owner, id);
    const { items, total } = await this.pages.listLinks(id, request);
    return {
      items: items.map(({ page: _, number: __, ...link }) =>
        viewOf<Omit<LinkRecord, 'page' | 'number'>, AnalysedLink>(link),
      ),
      total,
    };
  }

  async page(owner: AuthUser, id: string, pageId: string): Promise<AnalysedPage> {
    await this.job(owner, id);
    const page = await this.pages.findPageById(id, pageId);
    if (!page) throw notFound();
    return viewOf<PageRecord, AnalysedPage>(page);
  }

  async streamPages(owner: AuthUser, id: string): Promise<AsyncIterable<PageRecord>> {
    await this.job(owner, id);
    return this.pages.streamPages(id);
  }

  async streamLinks(owner: AuthUser, id: string): Promise<AsyncIterable<LinkRecord>> {
    await this.job(owner, id);
    return this.pages.streamLinks(id);
  }

  private async ofCrawl(owner: AuthUser, id: string): Promise<RunSource> {
    const { addresses, total } = await this.crawled.of(owner, id);
    return { addresses, name: `${runName(addresses)}, from a crawl`, crawl: { id, pages: total } };
  }
}

function listed(addresses: readonly string[]): RunSource {
  const urls = listedAddresses(addresses);
  return { addresses: urls, name: runName(urls) };
}

/** A record as its owner sees it: with an id, and nothing of the job. */
function viewOf<Stored extends { _id: unknown; job: unknown }, View>(stored: Stored): View {
  const { _id, job: _job, ...rest } = stored;
  return { id: String(_id), ...rest } as unknown as View;
}

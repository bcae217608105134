import type { JobView } from '@contracts/jobs/jobs';
import type { PageToolId } from '@contracts/pages/pages.kind';
import type { PageRunDto } from '@contracts/pages/page-runs.dto';
import type { AnalysedLink, AnalysedPage, AnalysedPageRow } from '@contracts/pages/page-runs';
import { apiJson, type ApiPage, apiPage } from '../../providers/apiClient';
import { JOB_KIND_INFOS, type JobKindInfo } from '../../shared/jobs/jobKinds';
import type { ResultSort } from '../../shared/result/resultSort';

export type PagesJob = JobView<'pages'>;

/** One of the titles under which the screen is opened. */
export interface PageTool {
  id: PageToolId;
  title: string;
  subtitle: string;
  /** What is left to the user before the first result. */
  firstStep: string;
  kind: JobKindInfo<PagesJob>;
}

export const PAGES_ANALYSIS = toolOf('pages-analysis', {
  title: 'Pages Analysis',
  subtitle:
    'What each page says about itself: title, description, indexability, headings, words, links and more.',
});
export const INTERLINK_EXTRACTOR = toolOf('interlink-extractor', {
  title: 'Interlink Extractor',
  subtitle:
    'Every link on your pages with its anchor text and position, and the pages that no link leads to.',
});
export const HEADING_EXTRACTOR = toolOf('heading-extractor', {
  title: 'Heading Extractor',
  subtitle:
    'The headings of your pages as an outline, with missing, duplicate, skipped and empty ones marked.',
});

/** A run serves all three tools: each lists what was started in it, and opens and exports its own part of any. */
function toolOf(id: PageToolId, { title, subtitle }: Pick<PageTool, 'title' | 'subtitle'>): PageTool {
  return {
    id,
    title,
    subtitle,
    firstStep: 'Enter URLs above and start. The result will be listed here.',
    kind: {
      ...JOB_KIND_INFOS.pages,
      tool: id,
      page: `/${id}`,
      file: {
        type: 'text/csv',
        hint: 'The CSV was downloaded.',
        nameOf: ({ parameters }) => `[${id}] ${parameters.name}.csv`,
        pathOf: (job) => `${runPath(id, job.id)}/export`,
      },
    },
  };
}

export function startRun(tool: PageToolId, run: Partial<PageRunDto>): Promise<PagesJob> {
  return apiJson<PagesJob>(`/${tool}/runs`, { method: 'POST', json: run });
}

/** What a list of a run is asked for; `page` counts from 0. */
export interface RunQuery {
  filter: Record<string, unknown>;
  sort?: ResultSort;
  page: number;
  perPage: number;
}

export function listPages(tool: PageToolId, run: string, query: RunQuery, signal: AbortSignal) {
  return list<AnalysedPageRow>(`${runPath(tool, run)}/pages`, query, signal);
}

export function listLinks(tool: PageToolId, run: string, query: RunQuery, signal: AbortSignal) {
  return list<AnalysedLink>(`${runPath(tool, run)}/links`, query, signal);
}

export function getPage(tool: PageToolId, run: string, page: string, signal: AbortSignal) {
  return apiJson<AnalysedPage>(`${runPath(tool, run)}/pages/${encodeURIComponent(page)}`, { signal });
}

function list<Row>(
  path: string,
  { filter, sort, page, perPage }: RunQuery,
  signal: AbortSignal,
): Promise<ApiPage<Row>> {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    range: JSON.stringify([page * perPage, (page + 1) * perPage - 1]),
    ...(sort && { sort: JSON.stringify(sort) }),
  });
  return apiPage<Row>(`${path}?${query.toString()}`, { signal });
}

function runPath(tool: PageToolId, run: string): string {
  return `/${tool}/runs/${encodeURIComponent(run)}`;
}

import type { CrawledPageRow } from '@contracts/scraper/crawl-reports';
import { formatBytes, formatCount, formatMilliseconds } from '../../../shared/format';
import { INDEXABILITY_LABELS } from '@contracts/scraper/indexability-labels';
import { depthText, pathWithin } from '../crawlText';
import { Clamped } from '../../../shared/Clamped';
import { PageName } from '../report/PageName';
import type { Column } from '../report/ReportTable';
import { StatusMark } from '../report/StatusMark';

const yes = (is: boolean) => (is ? 'Yes' : 'No');
/** Of a page that was not visited nothing is known. */
const known = (page: CrawledPageRow, text: string) => (page.status === null ? '–' : text);

const number = (
  id: keyof CrawledPageRow,
  label: string,
  format = (value: number) => formatCount(value),
): Column<CrawledPageRow> => ({
  id,
  label,
  numeric: true,
  sortable: true,
  render: (page) => known(page, format(Number(page[id]))),
});

const text = (id: keyof CrawledPageRow, label: string, sortable = false): Column<CrawledPageRow> => ({
  id,
  label,
  sortable,
  minWidth: 160,
  render: (page) => <Clamped text={String(page[id] ?? '') || '–'} />,
});

/** Every fact of a page that the list can show, in its order. */
export function pageColumns(startUrl: string): Column<CrawledPageRow>[] {
  return [
    {
      id: 'url',
      label: 'Title and link',
      sortable: true,
      render: (page) => <PageName page={page} startUrl={startUrl} />,
    },
    {
      id: 'status',
      label: 'Status',
      sortable: true,
      render: ({ status, failure, skipped }) => <StatusMark {...{ status, failure, skipped }} />,
    },
    {
      id: 'indexable',
      label: 'Indexable',
      sortable: true,
      render: (page) => known(page, indexability(page)),
    },
    number('words', 'Word count'),
    { ...number('depth', 'Depth'), render: ({ depth }) => depthText(depth) },
    number('inlinks', 'Inlinks'),
    number('outlinks', 'Outlinks'),
    text('h1', 'H1', true),
    { ...text('description', 'Description'), minWidth: 220 },
    number('linkScore', 'Link score'),
    number('titlePixels', 'Title pixels'),
    number('descriptionPixels', 'Description pixels'),
    number('externalOutlinks', 'External links'),
    {
      id: 'canonical',
      label: 'Canonical',
      minWidth: 160,
      render: ({ canonical }) => (canonical ? pathWithin(canonical, startUrl) : '–'),
    },
    { ...text('lang', 'Language'), minWidth: undefined },
    { ...number('images', 'Images'), sortable: false },
    { ...number('imagesWithoutAlt', 'Images without alt'), sortable: false },
    number('bytes', 'Size', formatBytes),
    number('milliseconds', 'Time', formatMilliseconds),
    {
      id: 'structuredTypes',
      label: 'Structured data',
      maxWidth: 200,
      render: ({ structuredTypes }) => structuredTypes.join(', ') || '–',
    },
    {
      id: 'needsJavaScript',
      label: 'Needs JavaScript',
      render: (page) => known(page, yes(page.needsJavaScript)),
    },
    { id: 'inSitemap', label: 'In a sitemap', render: ({ inSitemap }) => yes(inSitemap) },
  ];
}

/** Whether a page can be found in a search engine, or the first reason why not. */
export function indexability({
  indexable,
  indexabilityReason,
}: Pick<CrawledPageRow, 'indexable' | 'indexabilityReason'>): string {
  if (indexable) return 'Yes';
  return indexabilityReason ? `No: ${INDEXABILITY_LABELS[indexabilityReason]}` : 'No';
}

/** What shows until somebody chooses other columns. The first column always shows. */
export const USUAL_COLUMNS: readonly string[] = [
  'status',
  'indexable',
  'words',
  'depth',
  'inlinks',
  'outlinks',
  'h1',
  'description',
];

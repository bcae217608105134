import type { CrawlOverview } from '@contracts/scraper/crawl-reports';
import { formatCount, formatMilliseconds, formatShare } from '../../../shared/format';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import { INDEXABILITY_LABELS } from '@contracts/scraper/indexability-labels';
import { byCount } from '../crawlText';
import { ListedRows } from '../report/ListedRows';
import { PagedRows } from '../report/PagedRows';
import { Report } from '../report/Report';
import { ReportSection } from '../report/ReportSection';
import { type Column, ReportTable } from '../report/ReportTable';
import { useCrawlReport } from '../report/useCrawlReport';
import type { CrawlTabProps } from '../crawlTab';
import { DepthPanel } from './DepthPanel';
import { FolderTree } from './FolderTree';

/** How a site is built: how deep, in which folders, with which anchors and structured data. */
export function StructureTab({ crawl }: CrawlTabProps) {
  const query = useCrawlReport<CrawlOverview>(crawl, 'overview');
  return (
    <Report crawl={crawl} query={query} name="structure">
      {(overview) => <Overview crawl={crawl} overview={overview} />}
    </Report>
  );
}

function Overview({ crawl, overview }: CrawlTabProps & { overview: CrawlOverview }) {
  const { pages, indexable, needsJavaScript, responseTimes, structuredTypes, anchors, folders } = overview;
  const different = overview.differentAnchors ?? anchors.length;
  return (
    <>
      <ReportSection title="At a glance">
        <ResultFacts
          facts={[
            ['Pages', formatCount(pages)],
            ['Indexable', `${formatCount(indexable)} (${formatShare(indexable, pages)})`],
            ['Need JavaScript', formatCount(needsJavaScript)],
            ['Usual response time', responseTimes ? formatMilliseconds(responseTimes.median) : '–'],
            ['Slowest twentieth', responseTimes ? `from ${formatMilliseconds(responseTimes.p95)}` : '–'],
          ]}
        />
      </ReportSection>
      <DepthPanel crawl={crawl} depths={overview.depths} />
      <ReportSection title="Folders" count={folders.length === 0 ? 0 : undefined} nothing="There are none.">
        <FolderTree folders={folders} />
      </ReportSection>
      <CountTable
        title="Why pages are not indexable"
        nothing="Every page is indexable."
        name="Reason"
        rows={byCount(overview.reasons).map(([reason, count]) => [INDEXABILITY_LABELS[reason], count])}
      />
      <CountTable
        title="Types of structured data"
        nothing="No page has structured data."
        name="Type"
        rows={structuredTypes.map(({ type, pages: count }) => [type, count])}
      />
      <ReportSection title="Anchors" count={different} nothing="There are no links with a text.">
        <ListedRows
          crawl={crawl}
          path="lists/anchors"
          name="anchors"
          report={{ rows: anchors, total: different }}
        >
          {(rows) => (
            <ReportTable
              label="Anchors of the links within the site"
              rows={rows}
              keyOf={({ anchor }) => anchor}
              columns={ANCHOR_COLUMNS}
            />
          )}
        </ListedRows>
      </ReportSection>
    </>
  );
}

const ANCHOR_COLUMNS: Column<CrawlOverview['anchors'][number]>[] = [
  { id: 'anchor', label: 'Anchor', minWidth: 120, render: ({ anchor }) => anchor || 'Without a text' },
  { id: 'links', label: 'Links', numeric: true, render: ({ links }) => formatCount(links) },
  { id: 'targets', label: 'Pages it leads to', numeric: true, render: ({ targets }) => formatCount(targets) },
];

interface CountTableProps {
  title: string;
  nothing: string;
  /** What the first column names. */
  name: string;
  rows: (readonly [name: string, pages: number])[];
}

function CountTable({ title, nothing, name, rows }: CountTableProps) {
  return (
    <ReportSection title={title} count={rows.length} nothing={nothing}>
      <PagedRows label={`Parts of the list: ${title}`} rows={rows}>
        {(shown) => (
          <ReportTable
            label={title}
            rows={shown}
            keyOf={([key]) => key}
            columns={[
              { id: 'name', label: name, render: ([text]) => text },
              { id: 'pages', label: 'Pages', numeric: true, render: ([, pages]) => formatCount(pages) },
            ]}
          />
        )}
      </PagedRows>
    </ReportSection>
  );
}

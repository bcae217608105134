import type { ComparisonListName } from '@contracts/scraper/crawl-lists';
import type { ChangedPage, ComparedField, CrawlComparison } from '@contracts/scraper/crawl-reports';
import Box from '@mui/material/Box';
import { formatCount } from '../../../shared/format';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import { AddressLink } from '../report/AddressLink';
import { ListedRows } from '../report/ListedRows';
import { PagedRows } from '../report/PagedRows';
import { ReportSection } from '../report/ReportSection';
import { type Column, ReportTable } from '../report/ReportTable';
import { StatusMark } from '../report/StatusMark';
import type { CrawlTabProps } from '../crawlTab';

const FIELDS: Record<ComparedField, string> = {
  status: 'Status',
  indexable: 'Indexable',
  redirectTo: 'Redirects to',
  title: 'Title',
  description: 'Description',
  h1: 'H1',
  canonical: 'Canonical',
  robots: 'Robots',
  words: 'Words',
  contentHash: 'Main text',
};

type Found = CrawlComparison['added']['rows'][number];

/** Pages that came, went and changed between two crawls, and the issues that were opened and closed. */
export function Comparison({ crawl, comparison }: CrawlTabProps & { comparison: CrawlComparison }) {
  const { added, lost, changed, issues } = comparison;
  const { startUrl } = crawl.options;
  const sum = (field: 'opened' | 'closed') => issues.reduce((total, issue) => total + issue[field], 0);
  const list = (name: ComparisonListName) => ({
    crawl,
    path: `compare/${encodeURIComponent(comparison.before)}/${name}`,
    isExported: false,
  });
  const pages: Column<Found>[] = [
    { id: 'url', label: 'Page', render: ({ url }) => <AddressLink url={url} startUrl={startUrl} /> },
    { id: 'status', label: 'Status', render: ({ status }) => <StatusMark status={status} /> },
  ];
  return (
    <>
      <ReportSection title="At a glance">
        <ResultFacts
          facts={[
            ['New pages', formatCount(added.total)],
            ['Lost pages', formatCount(lost.total)],
            ['Changed pages', formatCount(changed.total)],
            ['Issues opened', formatCount(sum('opened'))],
            ['Issues closed', formatCount(sum('closed'))],
          ]}
        />
      </ReportSection>
      <ReportSection
        title="Issues opened and closed"
        count={issues.length}
        nothing="The issues are the same."
      >
        <PagedRows label="Parts of the issues" rows={issues}>
          {(rows) => (
            <ReportTable label="Issues" columns={ISSUE_COLUMNS} rows={rows} keyOf={({ id }) => id} />
          )}
        </PagedRows>
      </ReportSection>
      <ReportSection title="New pages" count={added.total} nothing="No page is new.">
        <ListedRows {...list('added')} name="new pages" report={added}>
          {(rows) => <ReportTable label="New pages" columns={pages} rows={rows} keyOf={({ url }) => url} />}
        </ListedRows>
      </ReportSection>
      <ReportSection title="Lost pages" count={lost.total} nothing="No page was lost.">
        <ListedRows {...list('lost')} name="lost pages" report={lost}>
          {(rows) => <ReportTable label="Lost pages" columns={pages} rows={rows} keyOf={({ url }) => url} />}
        </ListedRows>
      </ReportSection>
      <ReportSection title="Changed pages" count={changed.total} nothing="No page was changed.">
        <ListedRows {...list('changed')} name="changed pages" report={changed}>
          {(rows) => (
            <ReportTable
              label="Changed pages"
              rows={rows}
              keyOf={({ url }) => url}
              columns={[
                {
                  id: 'url',
                  label: 'Page',
                  render: ({ url }) => <AddressLink url={url} startUrl={startUrl} />,
                },
                {
                  id: 'fields',
                  label: 'What changed',
                  minWidth: 200,
                  maxWidth: 560,
                  render: ({ fields }) => <Changes fields={fields} />,
                },
              ]}
            />
          )}
        </ListedRows>
      </ReportSection>
    </>
  );
}

const ISSUE_COLUMNS: Column<CrawlComparison['issues'][number]>[] = [
  { id: 'title', label: 'Issue', minWidth: 120, render: ({ title }) => title },
  { id: 'opened', label: 'Opened', numeric: true, render: ({ opened }) => formatCount(opened) },
  { id: 'closed', label: 'Closed', numeric: true, render: ({ closed }) => formatCount(closed) },
];

function Changes({ fields }: Pick<ChangedPage, 'fields'>) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {fields.map(({ field, before, after }) => (
        <li key={field}>
          <strong>{FIELDS[field]}</strong>
          {field === 'contentHash' ? ' changed' : `: ${fieldText(before)} → ${fieldText(after)}`}
        </li>
      ))}
    </Box>
  );
}

/** A value of a compared field, for reading. */
function fieldText(value: string | number | boolean | null): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? formatCount(value) : `“${value}”`;
}

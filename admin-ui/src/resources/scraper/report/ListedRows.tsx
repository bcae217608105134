import type { ReportRows } from '@contracts/scraper/crawl-reports';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SearchField } from '../../../shared/list/SearchField';
import { ResultStates } from '../../../shared/result/ResultStates';
import { useListPage, usePageAddress } from '../../../shared/usePageAddress';
import { filterParameter } from '../crawlApi';
import type { CrawlTabProps } from '../crawlTab';
import { ExportButton } from '../ExportButton';
import { Pager } from './Pager';
import { useCrawlRows } from './useCrawlReport';

const PER_PAGE = 25;

interface ListedRowsProps<Row> extends CrawlTabProps {
  /** The list's address below the crawl. */
  path: string;
  /** What the rows are, in lower case: `orphans`. */
  name: string;
  /** Of duplicates. */
  threshold?: number;
  /** Whether the list has an export of its own. */
  isExported?: boolean;
  /** What came with the report: the first rows. */
  report: ReportRows<Row>;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list of a report, whole: a long one is searched and paged by the server. */
export function ListedRows<Row>(props: ListedRowsProps<Row>) {
  const { crawl, path, name, threshold, isExported = true, report, children } = props;
  const { get, change } = usePageAddress();
  const key = path.replaceAll('/', '-');
  const q = get(`q-${key}`);
  const { page, goTo } = useListPage(`page-${key}`);
  const filter = q ? { q } : undefined;
  const query = useCrawlRows(crawl, path, { page, perPage: PER_PAGE, filter }, { report, threshold });
  if (report.total <= PER_PAGE) return <>{children(report.rows)}</>;
  const asked = threshold === undefined ? '' : `&threshold=${threshold}`;
  return (
    <>
      <Box
        className="print-none"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}
      >
        <SearchField
          label={`Search ${name}`}
          value={q}
          onChange={(text) => change({ [`q-${key}`]: text, [`page-${key}`]: '' }, true)}
        />
        {isExported ? (
          <ExportButton
            crawl={crawl}
            label={q ? 'These as CSV' : 'All as CSV'}
            path={`${path}?format=csv${asked}${filterParameter(filter)}`}
            file={[name, 'csv']}
          />
        ) : null}
      </Box>
      <ResultStates
        query={query}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Typography variant="body2">
            {q
              ? 'Nothing matches this search.'
              : 'This crawl kept no more rows than these. Crawl the site again to see all.'}
          </Typography>
        }
        failure={`The ${name} could not be loaded`}
        loading={{ label: `Loading ${name}`, heights: [240] }}
      >
        {({ items, total }) => (
          <>
            {children(items)}
            <Pager
              label={`Parts of the list: ${name}`}
              page={page}
              perPage={PER_PAGE}
              total={total}
              onPage={goTo}
            />
          </>
        )}
      </ResultStates>
    </>
  );
}

import type { CrawledPageRow } from '@contracts/scraper/crawl-reports';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import PagesIcon from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useStore } from 'react-admin';
import { EmptyState } from '../../../shared/EmptyState';
import { isFinished } from '../../../shared/jobs/jobText';
import { ResultStates } from '../../../shared/result/ResultStates';
import { filterParameter } from '../crawlApi';
import { ExportButton } from '../ExportButton';
import { Pager } from '../report/Pager';
import { ReportTable } from '../report/ReportTable';
import { useCrawlList } from '../report/useCrawlReport';
import { useListPage, usePageAddress } from '../../../shared/usePageAddress';
import type { CrawlTabProps } from '../crawlTab';
import { ColumnsMenu } from './ColumnsMenu';
import { pageColumns, USUAL_COLUMNS } from './pageColumns';
import { PageFilterBar } from './PageFilterBar';
import { PAGE_FILTERS, pageQuery, PAGES_PER_PAGE, sortText } from './pageQuery';

/** The pages of a crawl: searched, filtered, sorted, with the columns that somebody wants to see. */
export function PagesTab({ crawl }: CrawlTabProps) {
  const { get, change } = usePageAddress();
  const { goTo } = useListPage();
  const [shown, setShown] = useStore<readonly string[]>('full-site-scrapper.columns', USUAL_COLUMNS);
  const query = pageQuery(get);
  const pages = useCrawlList<CrawledPageRow>(crawl, 'pages', query);
  const columns = pageColumns(crawl.options.startUrl);
  const isFiltered = Object.keys(query.filter ?? {}).length > 0;
  const clear = () => change({ ...Object.fromEntries(PAGE_FILTERS.map((name) => [name, ''])), page: '' });
  const empty = isFiltered ? (
    <EmptyState
      icon={<SearchOffIcon />}
      title="No pages found"
      text="Nothing matches this search with these filters."
      action={
        <Button variant="outlined" onClick={clear}>
          Clear search and filters
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<PagesIcon />}
      title={isFinished(crawl) ? 'No pages were found' : 'No pages yet'}
      text={
        isFinished(crawl)
          ? 'Check the URL and the options, and crawl the site again.'
          : 'The first pages show here as soon as they are visited.'
      }
    />
  );
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1,
          rowGap: { xs: 2, sm: 1 },
          alignItems: 'center',
          mb: 2,
        }}
      >
        <PageFilterBar crawl={crawl} />
        <ColumnsMenu columns={columns.slice(1)} shown={shown} onChange={setShown} />
        {isFiltered ? (
          <ExportButton
            crawl={crawl}
            label="These pages as CSV"
            path={`pages?format=csv${filterParameter(query.filter)}`}
            file={['pages found', 'csv']}
          />
        ) : null}
      </Box>
      <ResultStates
        query={pages}
        isEmpty={({ total }) => total === 0}
        empty={empty}
        failure="The pages could not be loaded"
        loading={{ label: 'Loading the pages', heights: [40, 48, 48, 48, 48] }}
      >
        {({ items, total }) => (
          <>
            <ReportTable
              label="Pages of the crawl"
              columns={columns.filter(({ id }, index) => index === 0 || shown.includes(id))}
              rows={items}
              keyOf={({ id }) => id}
              sort={query.sort}
              onSort={(sort) => change({ sort: sortText(sort), page: '' })}
            />
            <Pager
              label="Parts of the list of pages"
              page={query.page}
              perPage={PAGES_PER_PAGE}
              total={total}
              onPage={goTo}
            />
          </>
        )}
      </ResultStates>
    </>
  );
}

import type { CrawledPageRow, CrawlIssue } from '@contracts/scraper/crawl-reports';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { filterParameter } from '../crawlApi';
import { depthText } from '../crawlText';
import { ExportButton } from '../ExportButton';
import { ResultStates } from '../../../shared/result/ResultStates';
import { FLUSH } from '../../../theme/measures';
import { PageName } from '../report/PageName';
import { Pager } from '../report/Pager';
import { PageTools } from '../report/PageTools';
import { ReportTable } from '../report/ReportTable';
import { StatusMark } from '../report/StatusMark';
import { useCrawlList } from '../report/useCrawlReport';
import type { CrawlTabProps } from '../crawlTab';

const PER_PAGE = 10;

interface IssuePagesProps extends CrawlTabProps {
  issue: CrawlIssue;
}

/** The pages that have an issue, a part at a time. */
export function IssuePages({ crawl, issue }: IssuePagesProps) {
  const [page, setPage] = useState(1);
  const filter = { issue: issue.id };
  const pages = useCrawlList<CrawledPageRow>(crawl, 'pages', { page, perPage: PER_PAGE, filter });
  return (
    <ResultStates
      query={pages}
      failure="The pages could not be loaded"
      loading={{ label: 'Loading the pages', heights: [40, 48, 48] }}
    >
      {({ items, total }) => (
        <>
          <ReportTable
            label={`Pages with the issue: ${issue.title}`}
            rows={items}
            keyOf={({ id }) => id}
            columns={[
              {
                id: 'page',
                label: 'Page',
                render: (row) => <PageName page={row} startUrl={crawl.options.startUrl} />,
              },
              {
                id: 'status',
                label: 'Status',
                render: ({ status, failure, skipped }) => <StatusMark {...{ status, failure, skipped }} />,
              },
              { id: 'depth', label: 'Depth', numeric: true, render: ({ depth }) => depthText(depth) },
              { id: 'inlinks', label: 'Inlinks', numeric: true, render: ({ inlinks }) => inlinks },
            ]}
          />
          <Pager
            label={`Parts of the pages with the issue: ${issue.title}`}
            {...{ page, perPage: PER_PAGE, total }}
            onPage={setPage}
          />
          <Box sx={{ mt: 1 }}>
            <PageTools pages={items.map(({ url }) => url)} />
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, ml: FLUSH }}>
            <Button
              size="small"
              component={Link}
              to={`?${new URLSearchParams({ tab: 'pages', issue: issue.id }).toString()}`}
            >
              Show them among all pages
            </Button>
            <ExportButton
              crawl={crawl}
              label="These pages as CSV"
              path={`pages?format=csv${filterParameter(filter)}`}
              file={[issue.title, 'csv']}
            />
          </Box>
        </>
      )}
    </ResultStates>
  );
}

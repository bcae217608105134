import type { CrawlComparison } from '@contracts/crawls/crawl-reports';
import CompareIcon from '@mui/icons-material/CompareArrowsOutlined';
import Box from '@mui/material/Box';
import { EmptyState } from '../../../shared/EmptyState';
import { NotWorkedOut } from '../report/NotWorkedOut';
import { Report } from '../report/Report';
import { useCrawlReport } from '../report/useCrawlReport';
import { usePageAddress } from '../../../shared/usePageAddress';
import type { CrawlTabProps } from '../crawlTab';
import { ExportButton } from '../ExportButton';
import { Comparison } from './Comparison';
import { CrawlPicker } from './CrawlPicker';

/** What differs from an earlier crawl. */
export function CompareTab({ crawl }: CrawlTabProps) {
  const { get, change } = usePageAddress();
  const other = get('with');
  if (!crawl.analysed) return <NotWorkedOut crawl={crawl} />;
  return (
    <>
      <CrawlPicker crawl={crawl} chosen={other} onChoose={(id) => change({ with: id })} />
      {other ? (
        <Compared key={other} crawl={crawl} other={other} />
      ) : (
        <EmptyState
          icon={<CompareIcon />}
          title="Compare with another crawl"
          text="Choose one above to see what is new, lost and changed since then, and which issues came and went."
        />
      )}
    </>
  );
}

function Compared({ crawl, other }: CrawlTabProps & { other: string }) {
  const query = useCrawlReport<CrawlComparison>(crawl, `compare/${encodeURIComponent(other)}`);
  return (
    <Report crawl={crawl} query={query} name="comparison">
      {(comparison) => (
        <>
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
            <ExportButton
              crawl={crawl}
              label="Comparison as CSV"
              path={`compare/${encodeURIComponent(other)}?format=csv`}
              file={['comparison', 'csv']}
            />
          </Box>
          <Comparison crawl={crawl} comparison={comparison} />
        </>
      )}
    </Report>
  );
}

import type { CrawlComparison } from '@contracts/scraper/crawl-reports';
import CompareIcon from '@mui/icons-material/CompareArrowsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { EmptyState } from '../../../shared/EmptyState';
import { formatDateTime } from '../../../shared/format';
import { NotWorkedOut } from '../report/NotWorkedOut';
import { Report } from '../report/Report';
import { useCrawlReport } from '../report/useCrawlReport';
import { usePageAddress } from '../../../shared/usePageAddress';
import type { CrawlTabProps } from '../crawlTab';
import { ExportButton } from '../ExportButton';
import { crawlBefore } from './comparable';
import { Comparison } from './Comparison';
import { CrawlPicker } from './CrawlPicker';
import { useOffered } from './useOffered';

/** What differs from an earlier crawl. */
export function CompareTab({ crawl }: CrawlTabProps) {
  const { get, change } = usePageAddress();
  const other = get('with');
  const offered = useOffered(crawl);
  const picker = useRef<HTMLInputElement>(null);
  if (!crawl.analysed) return <NotWorkedOut crawl={crawl} />;
  const before = crawlBefore(crawl, offered.crawls);
  return (
    <>
      <CrawlPicker
        crawl={crawl}
        offered={offered}
        chosen={other}
        onChoose={(id) => change({ with: id })}
        inputRef={picker}
      />
      {other ? (
        <Compared key={other} crawl={crawl} other={other} />
      ) : (
        <EmptyState
          icon={<CompareIcon />}
          title="Compare with another crawl"
          text="Choose one above to see what is new, lost and changed since then, and which issues came and went."
          action={
            before ? (
              <Button
                variant="contained"
                onClick={() => {
                  // The button goes with what it asks for.
                  picker.current?.focus();
                  change({ with: before.id });
                }}
              >
                Compare with {formatDateTime(before.createdAt)}
              </Button>
            ) : undefined
          }
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

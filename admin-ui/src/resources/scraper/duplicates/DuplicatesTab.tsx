import {
  type DuplicateGroup,
  type DuplicatesReport,
  NEAR_DUPLICATES,
} from '@contracts/scraper/crawl-reports';
import CopiesIcon from '@mui/icons-material/FileCopyOutlined';
import Box from '@mui/material/Box';
import { EmptyState } from '../../../shared/EmptyState';
import { ListedRows } from '../report/ListedRows';
import { Report } from '../report/Report';
import { ReportSection } from '../report/ReportSection';
import { useCrawlReport } from '../report/useCrawlReport';
import { usePageAddress } from '../../../shared/usePageAddress';
import type { CrawlTabProps } from '../crawlTab';
import { DuplicateGroupItem } from './DuplicateGroupItem';
import { ThresholdSlider } from './ThresholdSlider';
import { thresholdOf } from './threshold';

/** Indexable pages that say the same, or nearly the same. */
export function DuplicatesTab({ crawl }: CrawlTabProps) {
  const { get, change } = usePageAddress();
  const threshold = thresholdOf(get('threshold'));
  const query = useCrawlReport<DuplicatesReport>(crawl, 'duplicates', `?threshold=${threshold}`);
  const setThreshold = (next: number) =>
    change({ threshold: next === NEAR_DUPLICATES.usual ? '' : String(next) });
  return (
    <>
      {crawl.analysed ? <ThresholdSlider value={threshold} onChange={setThreshold} /> : null}
      <Report crawl={crawl} query={query} name="duplicates">
        {(report) =>
          report.total === 0 ? (
            <EmptyState
              icon={<CopiesIcon />}
              title="No duplicates"
              text="No two indexable pages are that similar. Lower the threshold to find pages that are less similar."
            />
          ) : (
            <>
              <Groups kind="exact" report={report} crawl={crawl} />
              <Groups kind="near" report={report} crawl={crawl} />
            </>
          )
        }
      </Report>
    </>
  );
}

const TEXTS = {
  exact: {
    title: 'Exact duplicates',
    text: 'Their main text is the same. Keep one, and redirect the others to it or name it as their canonical.',
    nothing: 'No two pages have the same text.',
  },
  near: {
    title: 'Near duplicates',
    text: 'Their main texts hardly differ. Merge them, or give each page something of its own.',
    nothing: 'No two pages are nearly the same.',
  },
} as const;

interface GroupsProps extends CrawlTabProps {
  kind: DuplicateGroup['kind'];
  report: DuplicatesReport;
}

function Groups({ kind, report, crawl }: GroupsProps) {
  const { title, text, nothing } = TEXTS[kind];
  const rows = report.rows.filter((row) => row.kind === kind);
  const total = report.kinds[kind];
  return (
    <ReportSection title={title} count={total} text={text} nothing={nothing}>
      <ListedRows
        crawl={crawl}
        path={`lists/${kind}`}
        name={title.toLowerCase()}
        threshold={report.threshold}
        report={{ rows, total }}
      >
        {(shown) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {shown.map((group) => (
              <DuplicateGroupItem key={group.pages[0]?.id} group={group} startUrl={crawl.options.startUrl} />
            ))}
          </Box>
        )}
      </ListedRows>
    </ReportSection>
  );
}

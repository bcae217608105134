import { type CrawlIssue, type CrawlOverview, STATUS_CLASSES } from '@contracts/scraper/crawl-reports';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { counted } from '../../../shared/counted';
import { formatCount, formatMilliseconds, formatShare } from '../../../shared/format';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import { chosenIssues, PRIORITY_COLORS, PRIORITY_LABELS } from '../issues/issueView';
import { STATUS_CLASS_LABELS } from '../pages/pageQuery';
import { Report } from '../report/Report';
import { llmsText } from '../robots/verdictText';
import { ReportSection } from '../report/ReportSection';
import { useCrawlReport } from '../report/useCrawlReport';
import type { CrawlTabProps } from '../crawlTab';

/** Issues that are named. */
const SHOWN = 5;

/** What a crawl came to on one screen: its figures, what became of its pages, and what to fix first. */
export function SummaryTab({ crawl }: CrawlTabProps) {
  const overview = useCrawlReport<CrawlOverview>(crawl, 'overview');
  const issues = useCrawlReport<CrawlIssue[]>(crawl, 'issues');
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Report crawl={crawl} query={overview} name="summary">
        {(told) => <Figures overview={told} />}
      </Report>
      {crawl.analysed ? (
        <Report crawl={crawl} query={issues} name="issues">
          {(all) => <FirstIssues issues={all} />}
        </Report>
      ) : null}
    </Box>
  );
}

function Figures({ overview }: { overview: CrawlOverview }) {
  const { pages, indexable, needsJavaScript, responseTimes, depths, llms = [] } = overview;
  const statuses = STATUS_CLASSES.map((status) => ({
    status,
    count: depths.reduce((sum, depth) => sum + depth.pages[status], 0),
  })).filter(({ count }) => count > 0);
  return (
    <ReportSection title="At a glance">
      <ResultFacts
        facts={[
          ['Pages', formatCount(pages)],
          ['Indexable', `${formatCount(indexable)} (${formatShare(indexable, pages)})`],
          ...statuses.map(({ status, count }) => [STATUS_CLASS_LABELS[status], formatCount(count)] as const),
          ['Need JavaScript', formatCount(needsJavaScript)],
          ['Usual response time', responseTimes ? formatMilliseconds(responseTimes.median) : '–'],
          ...llms.map(
            (file) => [llms.length > 1 ? `llms.txt of ${file.host}` : 'llms.txt', llmsText(file)] as const,
          ),
        ]}
      />
    </ReportSection>
  );
}

function FirstIssues({ issues }: { issues: readonly CrawlIssue[] }) {
  const first = chosenIssues(issues, {}).slice(0, SHOWN);
  return (
    <ReportSection
      title="Fix first"
      count={first.length === 0 ? 0 : undefined}
      nothing="No rule found anything to fix on this site."
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {first.map(({ id, title, priority, pages }) => (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'baseline', columnGap: 1.5 }}>
            <Chip
              size="small"
              variant="outlined"
              color={PRIORITY_COLORS[priority]}
              label={PRIORITY_LABELS[priority]}
            />
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, minWidth: 0 }}
            >
              <Link
                component={RouterLink}
                to={`?${new URLSearchParams({ tab: 'pages', issue: id }).toString()}`}
                sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
              >
                {title}
              </Link>
              <Typography variant="body2" color="text.secondary">
                {counted(pages, 'page')}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        <Link component={RouterLink} to="?tab=issues" underline="always">
          {issues.length > SHOWN
            ? `All ${formatCount(issues.length)} issues`
            : 'Why they matter, and how to fix them'}
        </Link>
      </Typography>
    </ReportSection>
  );
}

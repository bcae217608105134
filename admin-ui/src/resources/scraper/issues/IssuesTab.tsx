import type { CrawlIssue } from '@contracts/scraper/crawl-reports';
import DoneIcon from '@mui/icons-material/TaskAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../../shared/EmptyState';
import { ExportButton } from '../ExportButton';
import { Report } from '../report/Report';
import { ReportSection } from '../report/ReportSection';
import { useCrawlReport } from '../report/useCrawlReport';
import { usePageAddress } from '../../../shared/usePageAddress';
import { unseenText } from '../crawlText';
import type { CrawlTabProps } from '../crawlTab';
import { IssueItem } from './IssueItem';
import { IssueMatrix } from './IssueMatrix';
import { chosenIssues, type IssueChoice, issueChoice } from './issueView';

/** What is wrong with the site, the most pressing first, with the reason and the way to mend it. */
export function IssuesTab({ crawl }: CrawlTabProps) {
  const query = useCrawlReport<CrawlIssue[]>(crawl, 'issues');
  const { get, change } = usePageAddress();
  const unseen = unseenText(crawl);
  const choice = issueChoice(get('type'), get('priority'));
  const choose = ({ type, priority }: IssueChoice) => change({ type: type ?? '', priority: priority ?? '' });
  const actions = (
    <>
      {choice.type || choice.priority ? (
        <Button size="small" onClick={() => choose({})}>
          Show all
        </Button>
      ) : null}
      <ExportButton crawl={crawl} label="Issues as CSV" path="issues?format=csv" file={['issues', 'csv']} />
    </>
  );
  return (
    <Report crawl={crawl} query={query} name="issues">
      {(issues) =>
        issues.length === 0 ? (
          <EmptyState
            icon={<DoneIcon />}
            title="No issues"
            text={unseen ?? 'No rule found anything to fix on this site.'}
          />
        ) : (
          <>
            {unseen ? (
              <Typography variant="body2" color="text.secondary" sx={{ mb: 2, maxWidth: 820 }}>
                {unseen}
              </Typography>
            ) : null}
            <IssueMatrix issues={issues} choice={choice} onChoose={choose} />
            <Box sx={{ mt: 3 }}>
              <ReportSection title="What to fix" actions={actions}>
                <Chosen crawl={crawl} issues={chosenIssues(issues, choice)} />
              </ReportSection>
            </Box>
          </>
        )
      }
    </Report>
  );
}

function Chosen({ crawl, issues }: CrawlTabProps & { issues: readonly CrawlIssue[] }) {
  if (issues.length === 0) {
    return (
      <EmptyState icon={<DoneIcon />} title="None of these" text="Choose another type or priority above." />
    );
  }
  return issues.map((issue) => <IssueItem key={issue.id} crawl={crawl} issue={issue} />);
}

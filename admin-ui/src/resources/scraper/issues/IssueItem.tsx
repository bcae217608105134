import type { CrawlIssue } from '@contracts/scraper/crawl-reports';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { counted } from '../../../shared/counted';
import { Expandable } from '../../../shared/Expandable';
import type { CrawlTabProps } from '../crawlTab';
import { IssuePages } from './IssuePages';
import { PRIORITY_COLORS, PRIORITY_LABELS } from './issueView';

interface IssueItemProps extends CrawlTabProps {
  issue: CrawlIssue;
}

/** One issue: what it costs, how it is mended, and the pages that have it. */
export function IssueItem({ crawl, issue }: IssueItemProps) {
  return (
    <Expandable
      summary={
        <Box
          component="span"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1.5,
            rowGap: 0.5,
            flex: 1,
          }}
        >
          <Chip
            component="span"
            size="small"
            variant="outlined"
            color={PRIORITY_COLORS[issue.priority]}
            label={PRIORITY_LABELS[issue.priority]}
          />
          <Typography
            component="span"
            sx={{
              fontWeight: 600,
              order: { xs: 1, sm: 0 },
              flex: { xs: '1 0 100%', sm: '1 1 200px' },
              overflowWrap: 'anywhere',
            }}
          >
            {issue.title}
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary" sx={{ pr: 1 }}>
            {counted(issue.pages, 'page')}
          </Typography>
        </Box>
      }
    >
      <Typography variant="body2" sx={{ maxWidth: 820 }}>
        <strong>Why it matters:</strong> {issue.why}
      </Typography>
      <Typography variant="body2" sx={{ maxWidth: 820, mt: 1, mb: 2 }}>
        <strong>How to fix it:</strong> {issue.fix}
      </Typography>
      {issue.links ? (
        <Typography variant="body2" sx={{ maxWidth: 820, mb: 2, overflowWrap: 'anywhere' }}>
          {counted(issue.links.count, 'link')}, such as {issue.links.example}
        </Typography>
      ) : null}
      <IssuePages crawl={crawl} issue={issue} />
    </Expandable>
  );
}

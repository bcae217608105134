import { type CrawlIssue, ISSUE_PRIORITIES, ISSUE_TYPES } from '@contracts/scraper/crawl-reports';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import { formatCount } from '../../../shared/format';
import { chosenIssues, type IssueChoice, PRIORITY_LABELS, TYPE_LABELS } from './issueView';

interface IssueMatrixProps {
  issues: readonly CrawlIssue[];
  choice: IssueChoice;
  onChoose: (choice: IssueChoice) => void;
}

/** How many issues there are by type and priority; a number shows those alone, and once more all of them. */
export function IssueMatrix({ issues, choice, onChoose }: IssueMatrixProps) {
  return (
    <Table
      size="small"
      aria-label="Issues by type and priority"
      sx={{
        maxWidth: 560,
        tableLayout: 'fixed',
        '& th, & td': { px: 0.5, border: 0 },
        '& th': { fontSize: { xs: 12, sm: 14 } },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: { xs: 96, sm: 140 } }}>
            <span className="visually-hidden">Type</span>
          </TableCell>
          {ISSUE_PRIORITIES.map((priority) => (
            <TableCell key={priority} align="center">
              {PRIORITY_LABELS[priority]}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {ISSUE_TYPES.map((type) => (
          <TableRow key={type}>
            <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
              {TYPE_LABELS[type]}
            </TableCell>
            {ISSUE_PRIORITIES.map((priority) => {
              const count = chosenIssues(issues, { type, priority }).length;
              const isChosen = choice.type === type && choice.priority === priority;
              return (
                <TableCell key={priority} align="center">
                  <ToggleButton
                    fullWidth
                    size="small"
                    value={`${type} ${priority}`}
                    selected={isChosen}
                    disabled={count === 0 && !isChosen}
                    aria-label={`${TYPE_LABELS[type]} of ${priority} priority: ${count}`}
                    onChange={() => onChoose(isChosen ? {} : { type, priority })}
                    sx={{ fontVariantNumeric: 'tabular-nums' }}
                  >
                    {formatCount(count)}
                  </ToggleButton>
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

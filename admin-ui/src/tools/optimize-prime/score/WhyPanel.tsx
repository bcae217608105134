import type { OptimizeGoal, PartScore, Placement, ScoreEntry } from '@contracts/optimize/optimize';
import type { PageCount } from '@contracts/briefs/briefs';
import { COUNT_NAMES, PART_NAMES, PLACEMENT_NAMES } from '@contracts/optimize/optimize-messages';
import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ScorePanelProps } from './scorePanelProps';

/** Every sum of the score: its parts, and of each part what it counts, all in tenths of points that add up. */
export function WhyPanel({ goal, scored: { score } }: Pick<ScorePanelProps, 'goal' | 'scored'>) {
  return (
    <Box>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {score.parts
          .filter(({ value }) => value !== null)
          .map(({ points }) => points.toFixed(1))
          .join(' + ')}{' '}
        = <strong>{score.points.toFixed(1)}</strong> of 100 points. A value is 0 to 1; a weight is the share
        of the part.
      </Typography>
      {score.parts.map((part) => (
        <Part key={part.part} part={part} goal={goal} />
      ))}
    </Box>
  );
}

function Part({ part, goal }: { part: PartScore; goal: OptimizeGoal }) {
  const name = PART_NAMES[part.part];
  if (part.value === null) {
    return (
      <Typography variant="body2" color="text.secondary" sx={{ py: 1.5, px: 2 }}>
        {name}: the pages tell nothing of it, and so the other parts have its points.
      </Typography>
    );
  }
  return (
    <Accordion disableGutters variant="outlined" slotProps={{ heading: { component: 'h2' } }}>
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Box component="span" sx={{ display: 'flex', width: '100%', justifyContent: 'space-between', pr: 1 }}>
          <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Typography component="span" variant="body2">
            {part.points.toFixed(1)} of {part.max.toFixed(1)}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails
        sx={{ p: 0, overflowX: 'auto' }}
        tabIndex={0}
        role="region"
        aria-label={`${name}: sums`}
      >
        <Table
          size="small"
          sx={{ '& td, & th': { px: 0.75, fontSize: '0.8125rem' }, '& td': { whiteSpace: 'nowrap' } }}
        >
          <TableHead>
            <TableRow>
              {['', 'Found', 'Value', 'Weight', 'Points'].map((head) => (
                <TableCell key={head} align={head === '' ? 'left' : 'right'}>
                  {head === '' ? 'Counted' : head}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {part.entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} name={nameOf(part, entry, goal)} />
            ))}
          </TableBody>
        </Table>
      </AccordionDetails>
    </Accordion>
  );
}

function EntryRow({ entry, name }: { entry: ScoreEntry; name: string }) {
  const counts = entry.weight > 0;
  return (
    <TableRow>
      <TableCell component="th" scope="row" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </TableCell>
      <TableCell align="right">{entry.found === null ? '–' : Math.round(entry.found)}</TableCell>
      <TableCell align="right">{counts ? entry.value.toFixed(2) : '–'}</TableCell>
      <TableCell align="right">{counts ? `${(100 * entry.weight).toFixed(1)}%` : '–'}</TableCell>
      <TableCell align="right">
        {counts ? `${entry.points.toFixed(1)} of ${entry.max.toFixed(1)}` : '–'}
      </TableCell>
    </TableRow>
  );
}

function nameOf({ part }: PartScore, { id }: ScoreEntry, goal: OptimizeGoal): string {
  if (typeof id === 'number') return goal.terms[id]?.term ?? '';
  if (part === 'structure') return COUNT_NAMES[id as PageCount];
  if (part === 'placement') return PLACEMENT_NAMES[id as Placement];
  return 'Flesch Reading Ease';
}

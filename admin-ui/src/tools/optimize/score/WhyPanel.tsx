import type {
  DraftScore,
  OptimizeGoal,
  PartScore,
  Placement,
  ScoreEntry,
} from '@contracts/optimize/optimize';
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
import { counted } from '../../../shared/counted';
import { formatCount } from '../../../shared/format';
import type { ScorePanelProps } from './scorePanelProps';

/** Every sum of the score: its parts, and of each part what it counts, all in tenths of points that add up. */
export function WhyPanel({ goal, scored: { score, facts } }: Pick<ScorePanelProps, 'goal' | 'scored'>) {
  return (
    <Box>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {score.parts
          .filter(({ value }) => value !== null)
          .map(({ points }) => points.toFixed(1))
          .join(' + ')}
        {score.taken > 0 ? ` − ${score.taken.toFixed(1)}` : ''} = <strong>{score.points.toFixed(1)}</strong>{' '}
        of 100 points. A value is 0 to 1; a weight is the share of the part.
      </Typography>
      {score.taken > 0 ? <Limits score={score} /> : null}
      <Rules goal={goal} />
      {score.parts.map((part) => (
        <Part key={part.part} part={part} goal={goal} covered={facts.covered} />
      ))}
    </Box>
  );
}

/** Why the score is less than its parts. */
function Limits({ score }: { score: DraftScore }) {
  return score.limits
    .filter(({ most }) => most === score.points)
    .map(({ of, found, enough, most }) => (
      <Typography key={of} variant="body2" sx={{ mb: 1 }}>
        {of === 'length'
          ? `Length: with ${counted(found, 'word')} a text has at most ${most.toFixed(1)} points, from ${formatCount(enough)} words on all.`
          : `Terms: a text whose terms are worth ${found.toFixed(2)} has at most ${most.toFixed(1)} points, from ${enough.toFixed(2)} on all.`}
      </Typography>
    ));
}

/** How uses are counted. */
function Rules({ goal }: { goal: OptimizeGoal }) {
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
      A term counts in a sentence that says something about it: beside other words, and not in one that
      repeats another. In headings it counts once the text uses it, too. A term that the text says in other
      words counts half; one that is only listed, next to nothing. Competitors count the same way, by their
      words alone.
      {goal.counting === 'sentences'
        ? ''
        : ' These pages were scored before this rule, so their scores are higher than they would be today. Compare the pages again to see.'}
    </Typography>
  );
}

interface PartProps {
  part: PartScore;
  goal: OptimizeGoal;
  covered: ReadonlyMap<number, string>;
}

function Part({ part, goal, covered }: PartProps) {
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
              <EntryRow
                key={entry.id}
                entry={entry}
                name={nameOf(part, entry, goal)}
                said={part.part === 'terms' && entry.found === 0 ? covered.get(Number(entry.id)) : undefined}
              />
            ))}
          </TableBody>
        </Table>
      </AccordionDetails>
    </Accordion>
  );
}

interface EntryProps {
  entry: ScoreEntry;
  name: string;
  /** The sentence that says it in other words, where there is one. */
  said: string | undefined;
}

function EntryRow({ entry, name, said }: EntryProps) {
  const counts = entry.weight > 0;
  return (
    <TableRow>
      <TableCell component="th" scope="row" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {name}
        {said !== undefined && counts ? (
          <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
            covered as “<span dir="auto">{said}</span>”
          </Typography>
        ) : null}
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

import { PAGE_COUNTS } from '@contracts/briefs/briefs';
import { COUNT_NAMES, PLACEMENT_NAMES } from '@contracts/optimize/optimize-messages';
import { PLACEMENTS } from '@contracts/optimize/optimize';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import UnknownIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCount } from '../../../shared/format';
import type { ScorePanelProps } from './scorePanelProps';

/** Where the keyword stands, how much there is of what, and how easily it reads. */
export function ChecksPanel({ goal, scored }: Pick<ScorePanelProps, 'goal' | 'scored'>) {
  const { placements, counts, flesch } = scored.facts;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Checks title="Keyword placement">
        {PLACEMENTS.map((placement) => (
          <Check key={placement} state={placements[placement]} text={PLACEMENT_NAMES[placement]} />
        ))}
      </Checks>
      <Checks title="Structure">
        {PAGE_COUNTS.map((count) => {
          const { q1, q3 } = goal.profile.counts[count];
          const [low, high] = [Math.ceil(q1), Math.max(Math.ceil(q1), Math.floor(q3))];
          const own = counts[count];
          return (
            <Check
              key={count}
              state={own >= q1 && own <= q3}
              text={COUNT_NAMES[count]}
              value={`${formatCount(own)} of ${formatCount(low)}–${formatCount(high)}`}
            />
          );
        })}
      </Checks>
      <Checks title="Readability">
        {goal.profile.flesch === null ? (
          <Check state={null} text="Flesch Reading Ease has no formula for this language" />
        ) : (
          <Check
            state={flesch === null ? null : flesch >= goal.profile.flesch.q1}
            text={flesch === null ? 'Flesch Reading Ease (from 100 words on)' : 'Flesch Reading Ease'}
            value={`${flesch === null ? '–' : Math.round(flesch)} of ${Math.round(goal.profile.flesch.q1)} or more`}
          />
        )}
      </Checks>
    </Box>
  );
}

function Checks({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </section>
  );
}

const STATES = {
  yes: { icon: DoneIcon, label: 'Done', color: 'success' },
  no: { icon: OpenIcon, label: 'To do', color: 'warning' },
  unknown: { icon: UnknownIcon, label: 'Not counted', color: 'disabled' },
} as const;

/** @param state null of what cannot be told */
function Check({ state, text, value }: { state: boolean | null; text: string; value?: string }) {
  const { icon: Icon, label, color } = STATES[state === null ? 'unknown' : state ? 'yes' : 'no'];
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.25 }}>
      <Icon fontSize="small" color={color} titleAccess={label} />
      <Typography variant="body2" sx={{ flex: 1 }}>
        {text}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
        {value}
      </Typography>
    </Box>
  );
}

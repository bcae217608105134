import type { WatchRow } from '@contracts/watches/watches';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted } from '../../../shared/counted';
import { formatClock, formatCount, formatDateTime } from '../../../shared/format';
import { SeverityChip } from '../shown/SeverityChip';
import { useNow } from '../../../shared/useNow';
import { agoText, dueText } from '../shown/watchText';

interface FactProps {
  watch: WatchRow;
}

export function LastChange({ watch: { lastChange } }: FactProps) {
  if (!lastChange) return <Nothing text="None yet" />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <SeverityChip severity={lastChange.severity} />
      <Ago at={lastChange.at} />
    </Box>
  );
}

export function NextCheck({ watch: { nextCheckAt, checking, waiting } }: FactProps) {
  if (checking) return <Nothing text="Checking now" />;
  if (waiting && nextCheckAt !== null) {
    const text = {
      try: `Failed, tried again at ${formatClock(nextCheckAt)}`,
      look: `Read again at ${formatClock(nextCheckAt)}`,
      turn: 'Waiting for its turn at the site',
    }[waiting.for];
    return <Nothing text={text} />;
  }
  return nextCheckAt === null ? <Nothing text="None" /> : <Moment at={nextCheckAt} says={dueText} />;
}

/** Of checks in this window; nobody counts those of admins. */
export function ChecksLeft({ watch: { checksLeft } }: FactProps) {
  return checksLeft === null ? <Nothing text="Unlimited" /> : formatCount(checksLeft);
}

/** The same as a line below another fact. */
export function ChecksLeftBelow({ watch: { checksLeft } }: FactProps) {
  if (checksLeft === null) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ fontSize: 12 }}>
      {counted(checksLeft, 'check')} left
    </Typography>
  );
}

export function Ago({ at }: { at: string }) {
  return <Moment at={at} says={agoText} />;
}

/** How far away a moment is; which one shows when it is pointed at, and on paper. */
function Moment({ at, says }: { at: string; says: (iso: string, now: number) => string }) {
  const now = useNow();
  return (
    <Typography
      component="time"
      dateTime={at}
      title={formatDateTime(at)}
      variant="body2"
      sx={{ display: 'block', fontWeight: 'inherit', whiteSpace: 'nowrap' }}
    >
      {says(at, now)}
      <Box component="span" sx={{ display: 'none', displayPrint: 'block' }}>
        {formatDateTime(at)}
      </Box>
    </Typography>
  );
}

function Nothing({ text }: { text: string }) {
  return (
    <Typography component="span" variant="body2" color="text.secondary">
      {text}
    </Typography>
  );
}

import type { WatchDay } from '@contracts/watches/watches';
import Box from '@mui/material/Box';
import { counted } from '../../../shared/counted';
import { formatDay } from '../../../shared/format';

type Mark = keyof typeof MARKS;

/** The worst of what was found on a day: what changed, that it could not be read, that nothing changed. */
function markOf({ checks, failed, severity }: WatchDay): Mark {
  if (severity) return severity;
  if (checks === 0) return 'none';
  return failed === checks ? 'failed' : 'unchanged';
}

const MARKS = {
  none: { tone: undefined, height: 25, text: 'not checked' },
  unchanged: { tone: 'success', height: 40, text: 'unchanged' },
  info: { tone: 'info', height: 60, text: 'changed, info' },
  warning: { tone: 'warning', height: 80, text: 'changed, warning' },
  critical: { tone: 'error', height: 100, text: 'changed, critical' },
  failed: { tone: 'secondary', height: 100, text: 'could not be read' },
} as const;

/** What the bar says, for those who hear it. */
export function monthText(days: readonly WatchDay[]): string {
  const count = (...marks: Mark[]) => days.filter((day) => marks.includes(markOf(day))).length;
  const [changed, failed, checked] = [
    count('critical', 'warning', 'info'),
    count('failed'),
    days.length - count('none'),
  ];
  if (checked === 0) return `Not checked in the last ${counted(days.length, 'day')}`;
  const parts = [`changed on ${counted(changed, 'day')}`];
  const critical = count('critical');
  if (critical > 0) parts.push(`critically on ${counted(critical, 'day')}`);
  if (failed > 0) parts.push(`could not be read on ${counted(failed, 'day')}`);
  return `Last ${counted(days.length, 'day')}: checked on ${counted(checked, 'day')}, ${parts.join(', ')}`;
}

/** Narrower where a table of pages has little room. */
const WIDTH = { xs: 30 * 5 - 2, sm: 30 * 4 - 2, lg: 30 * 5 - 2 };

/** The last 30 days of a watch, one bar each: the worse, the higher, so that colour is not all that tells. */
export function MonthBar({ days }: { days: readonly WatchDay[] }) {
  return (
    <Box
      role="img"
      aria-label={monthText(days)}
      sx={{
        display: 'flex',
        alignItems: 'end',
        gap: '2px',
        height: 24,
        width: WIDTH,
        forcedColorAdjust: 'none',
      }}
    >
      {days.map((each) => {
        const { day } = each;
        const mark = markOf(each);
        const { tone, height, text } = MARKS[mark];
        return (
          <Box
            key={day}
            title={`${formatDay(day)}: ${text}`}
            sx={{
              flex: 1,
              height: `${height}%`,
              borderRadius: '1px',
              bgcolor: tone ? `${tone}.main` : 'divider',
              ...(mark === 'failed' && {
                bgcolor: 'transparent',
                border: 1,
                borderStyle: 'solid',
                borderColor: 'text.secondary',
              }),
            }}
          />
        );
      })}
    </Box>
  );
}

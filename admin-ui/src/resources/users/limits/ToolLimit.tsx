import { LIMIT_TIME_LABELS, LIMITED_TOOL_LABELS, type LimitedTool } from '@contracts/usage/limits';
import type { LimitCount, ToolLimitView } from '@contracts/usage/user-limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { formatCount, formatDateTime } from '../../../shared/format';
import { FIELD_LABELS } from '../../../shared/limits/limitText';
import { UsedBar } from '../../../shared/limits/UsedBar';
import { limitPlace } from './limitPlace';

/** The number of a tool's limit that is to be changed. */
export interface ChosenLimit extends LimitCount {
  tool: LimitedTool;
}

interface ToolLimitProps {
  limit: ToolLimitView;
  onAdjust: (chosen: ChosenLimit) => void;
}

/** One tool with its window, and a bar for each number that is counted. */
export function ToolLimit({ limit, onAdjust }: ToolLimitProps) {
  const { tool, isOwn, counts } = limit;
  const label = LIMITED_TOOL_LABELS[tool];
  return (
    <Box
      component="section"
      aria-label={label}
      id={limitPlace(tool)}
      tabIndex={-1}
      sx={{
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        outline: 'none',
        scrollMarginTop: 80,
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
        {isOwn ? <Chip size="small" label="Own limit" /> : null}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {windowText(limit)}
      </Typography>
      {counts.map((count) => (
        <CountRow
          key={count.field}
          label={label}
          count={count}
          onAdjust={() => onAdjust({ tool, ...count })}
        />
      ))}
    </Box>
  );
}

interface CountRowProps {
  label: string;
  count: LimitCount;
  onAdjust: () => void;
}

function CountRow({ label, count: { field, used, planned, extra }, onAdjust }: CountRowProps) {
  const name = FIELD_LABELS[field];
  const allowed = planned + extra;
  const isLacked = allowed === 0 && used === 0;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, mb: 0.5 }}
        >
          <Typography variant="body2">{name}</Typography>
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {isLacked ? 'Not in the plan' : `${formatCount(used)} of ${formatCount(allowed)}`}
            {extra > 0 ? `, ${formatCount(extra)} of them added` : ''}
          </Typography>
        </Box>
        {isLacked ? null : <UsedBar label={`${label}: ${name}`} used={used} allowed={allowed} />}
      </Box>
      <Button size="small" variant="outlined" aria-label={`Adjust ${name} of ${label}`} onClick={onAdjust}>
        Adjust
      </Button>
    </Box>
  );
}

/** The period, and when the present one ends: `Per Day · until 23 Nov 2026, 00:00 UTC`. */
function windowText({ time, windowStart, windowEnd }: ToolLimitView): string {
  const label = LIMIT_TIME_LABELS[time];
  if (!windowStart || !windowEnd) return label;
  return `${label} · ${utc(windowStart)} to ${utc(windowEnd)} UTC`;
}

function utc(iso: string): string {
  return formatDateTime(iso, 'UTC');
}

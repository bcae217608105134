import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { counted } from '../../shared/counted';
import { ResultFrame } from '../../shared/result/ResultFrame';
import type { CounterSettings } from './settings';

type Goal = CounterSettings['goal'];

export interface GoalPanelProps {
  goal: Goal;
  /** How much of its unit the text has. */
  reached: number;
  onChange: (goal: Goal) => void;
}

/** How long the text is to be, and how far it is. */
export function GoalPanel({ goal: { unit, amount }, reached, onChange }: GoalPanelProps) {
  const left = amount - reached;
  const status =
    amount === 0
      ? 'Set a length to see how far you are.'
      : left > 0
        ? `${counted(left, unit.slice(0, -1))} to go`
        : left === 0
          ? 'Goal reached'
          : `Goal reached, ${counted(-left, unit.slice(0, -1))} over`;
  return (
    <ResultFrame title="Goal">
      <Box sx={{ display: 'flex', gap: 2 }}>
        <TextField
          label="Length"
          size="small"
          type="number"
          value={amount || ''}
          onChange={(event) =>
            onChange({
              unit,
              amount: Math.min(10_000_000, Math.max(0, Math.floor(Number(event.target.value)) || 0)),
            })
          }
          slotProps={{ htmlInput: { min: 0, step: 50 } }}
          sx={{ flex: 1, minWidth: 0 }}
        />
        <TextField
          select
          label="Unit"
          size="small"
          value={unit}
          onChange={(event) => onChange({ amount, unit: event.target.value as Goal['unit'] })}
          sx={{ flex: 1, minWidth: 0 }}
        >
          <MenuItem value="words">words</MenuItem>
          <MenuItem value="characters">characters</MenuItem>
        </TextField>
      </Box>
      {amount > 0 ? (
        <LinearProgress
          variant="determinate"
          // A gauge of what is there, not of work that goes on.
          role="meter"
          aria-label="Share of the goal"
          value={Math.min(100, (100 * reached) / amount)}
          color={left > 0 ? 'primary' : 'success'}
          sx={{ mt: 2, height: 8, borderRadius: 4 }}
        />
      ) : null}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {status}
      </Typography>
    </ResultFrame>
  );
}

import { LIMITED_TOOL_LABELS } from '@contracts/usage/limits';
import { AdjustLimitDto } from '@contracts/usage/usage.dto';
import type { LimitAdjustment, UserLimitsView } from '@contracts/usage/user-limits';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, apiJson, messageOf } from '../../../providers/apiClient';
import { formatCount } from '../../../shared/format';
import { RefusedFocus } from '../../../shared/form/RefusedFocus';
import { FIELD_LABELS } from '../../../shared/limits/limitText';
import type { ChosenLimit } from './ToolLimit';

const resolver = classValidatorResolver(AdjustLimitDto);

const CHOICES: Record<LimitAdjustment, string> = {
  'give-back': 'Give back what was used',
  add: 'Add to this period',
  'take-away': 'Take away what was added',
};

interface AdjustLimitDialogProps {
  userId: string;
  chosen: ChosenLimit;
  onClose: () => void;
  onAdjusted: (limits: UserLimitsView) => void;
}

/** Changes one number of a user's present window; the reason is kept in the audit log. */
export function AdjustLimitDialog({ userId, chosen, onClose, onAdjusted }: AdjustLimitDialogProps) {
  const { used, planned, extra, tool, field } = chosen;
  const { control, register, submit, errors, problem, isSubmitting } = useAdjusting(
    userId,
    chosen,
    onAdjusted,
  );
  const choices = possible(chosen);
  return (
    <Dialog
      open
      onClose={isSubmitting ? undefined : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby="adjust-title"
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <RefusedFocus control={control} />
        <DialogTitle id="adjust-title" variant="h2" sx={{ pb: 0.5 }}>
          Adjust {FIELD_LABELS[field]}
        </DialogTitle>
        <DialogContent>
          <Typography color="text.secondary" sx={{ mb: 1 }}>
            {LIMITED_TOOL_LABELS[tool]}: {formatCount(used)} of {formatCount(planned + extra)} used. This
            changes the current period only.
          </Typography>
          {problem ? <Alert severity="error">{problem}</Alert> : null}
          <TextField
            select
            label="What to do"
            defaultValue={choices[0]}
            error={Boolean(errors.adjustment)}
            helperText={errors.adjustment?.message}
            {...register('adjustment')}
          >
            {choices.map((choice) => (
              <MenuItem key={choice} value={choice}>
                {CHOICES[choice]}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label="How many"
            type="number"
            required
            error={Boolean(errors.amount)}
            helperText={errors.amount?.message}
            slotProps={{ htmlInput: { min: 1 } }}
            {...register('amount', { valueAsNumber: true })}
          />
          <TextField
            label="Reason"
            required
            multiline
            error={Boolean(errors.reason)}
            helperText={errors.reason?.message ?? 'Kept in the audit log; the user does not see it.'}
            {...register('reason')}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3 }}>
          <Button disabled={isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            Adjust
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Only what can be done: nothing unused is given back. */
function possible({ used, extra }: ChosenLimit): LimitAdjustment[] {
  return [
    ...(used > 0 ? (['give-back'] as const) : []),
    'add',
    ...(extra > 0 ? (['take-away'] as const) : []),
  ];
}

function useAdjusting(userId: string, chosen: ChosenLimit, onAdjusted: (limits: UserLimitsView) => void) {
  const { tool, field } = chosen;
  const [problem, setProblem] = useState<string>();
  const { control, register, handleSubmit, setError, formState } = useForm<AdjustLimitDto>({
    resolver,
    defaultValues: { tool, field, adjustment: possible(chosen)[0], amount: 1, reason: '' },
  });
  const submit = handleSubmit(async ({ adjustment, amount, reason }) => {
    setProblem(undefined);
    try {
      const json = { tool, field, adjustment, amount, reason };
      onAdjusted(await apiJson<UserLimitsView>(`/users/${userId}/limits/adjust`, { method: 'POST', json }));
    } catch (error) {
      const amount = error instanceof ApiError ? error.errors?.amount : undefined;
      if (amount) setError('amount', { message: amount });
      else setProblem(messageOf(error));
    }
  });
  const { errors, isSubmitting } = formState;
  return { control, register, submit, problem, errors, isSubmitting };
}

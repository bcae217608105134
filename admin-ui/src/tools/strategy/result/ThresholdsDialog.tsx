import { defaultSettings } from '@contracts/strategy/default-settings';
import { NEAR_LEVELS, type StrategySettings, type StrategyView } from '@contracts/strategy/strategy';
import { StrategySettingsDto } from '@contracts/strategy/strategy.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { ApiError, messageOf } from '../../../providers/apiClient';
import { RefusedFocus } from '../../../shared/form/RefusedFocus';

interface ThresholdsDialogProps {
  open: boolean;
  view: StrategyView;
  onSave: (settings: StrategySettings) => Promise<void>;
  onClose: () => void;
}

const resolver = classValidatorResolver(StrategySettingsDto);

const FIELDS = {
  covered: ['Covered from', 'How alike the best passage of a page and a cluster are, 0 to 1.', 0.01],
  partial: ['Partial from', 'Below it, the cluster is a gap. Our default.', 0.01],
  overlap: ['Competing from', 'How alike pages must be to a cluster and to each other. Our default.', 0.01],
  thinWords: [
    'Thin below, in words',
    '300 is the least that Yoast asks for; of a product, two thirds of it.',
    1,
  ],
  maxDepth: ['Deep beyond, in clicks', 'Clicks from the start page. Our default.', 1],
} as const;
type Field = keyof typeof FIELDS;

/** What the evaluation is judged by; it is worked out anew for nothing. */
export function ThresholdsDialog({ open, view, onSave, onClose }: ThresholdsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="thresholds-title">
      {open ? <ThresholdsForm view={view} onSave={onSave} onClose={onClose} /> : null}
    </Dialog>
  );
}

function ThresholdsForm({ view, onSave, onClose }: Omit<ThresholdsDialogProps, 'open'>) {
  const [problem, setProblem] = useState<string>();
  const form = useForm<StrategySettingsDto>({ resolver, defaultValues: view.settings });
  const { control, handleSubmit, setError, formState, reset } = form;
  const { isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      await onSave(values);
      onClose();
    } catch (error) {
      const errors = Object.entries((error instanceof ApiError ? error.errors : undefined) ?? {});
      for (const [field, message] of errors) setError(field as Field, { message });
      if (errors.length === 0) setProblem(messageOf(error));
    }
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <RefusedFocus control={control} />
      <DialogTitle id="thresholds-title" variant="h2" sx={{ pb: 0.5 }}>
        Thresholds
      </DialogTitle>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          The evaluation is recalculated. Free.
        </Typography>
        {problem ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        ) : null}
        <ThresholdFields form={form} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, flexWrap: 'wrap' }}>
        <Button
          disabled={isSubmitting}
          onClick={() => reset({ ...defaultSettings(view.judgedBy), granularity: view.settings.granularity })}
        >
          Reset
        </Button>
        <Box sx={{ flex: 1 }} />
        <Button disabled={isSubmitting} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" loading={isSubmitting}>
          Apply
        </Button>
      </DialogActions>
    </form>
  );
}

function ThresholdFields({ form }: { form: UseFormReturn<StrategySettingsDto> }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {(Object.keys(FIELDS) as Field[]).map((field) => {
        const [label, help, step] = FIELDS[field];
        return (
          <TextField
            key={field}
            label={label}
            type="number"
            error={Boolean(errors[field])}
            helperText={errors[field]?.message ?? help}
            slotProps={{ htmlInput: { step }, inputLabel: { shrink: true } }}
            {...register(field, { valueAsNumber: true })}
          />
        );
      })}
      <Controller
        name="nearDuplicate"
        control={control}
        render={({ field: { ref, ...field } }) => (
          <TextField
            select
            inputRef={ref}
            label="Near duplicates from"
            helperText="The share of text in common; 90% is Screaming Frog’s."
            {...field}
          >
            {NEAR_LEVELS.map((level) => (
              <MenuItem key={level} value={level}>
                {Math.round(100 * level)}%
              </MenuItem>
            ))}
          </TextField>
        )}
      />
    </Box>
  );
}

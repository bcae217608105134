import { MAX_OUTLINES, OUTLINE_KINDS } from '@contracts/briefs/briefs';
import { OUTLINE_NAMES } from '@contracts/briefs/brief-messages';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { SampleButton } from '../../../shared/form/SampleButton';
import { StartBar } from '../../../shared/jobs/StartBar';
import { StepCard } from '../../../shared/StepCard';
import { ComparisonFields } from '../../../shared/competitors/ComparisonFields';
import type { ComparisonForm } from '../../../shared/competitors/useComparisonForm';
import { costText, type QuotaLeft } from './quotaText';

interface BriefFormCardProps {
  form: ComparisonForm;
  busy: boolean;
  /** Nothing where nobody counts. */
  quota: QuotaLeft | undefined;
  submitRef: Ref<HTMLButtonElement>;
  onSubmit: () => void;
  onSample: () => void;
}

/** What a brief is ordered with. */
export function BriefFormCard({ form, busy, quota, submitRef, onSubmit, onSample }: BriefFormCardProps) {
  const outlines = useWatch({ control: form.control, name: 'outlines' });
  return (
    <StepCard
      step={1}
      title="Enter the keyword and its competitors"
      text="See what these pages have in common, and what your page needs to compete."
      actions={<SampleButton disabled={busy} onTry={onSample} />}
    >
      <ComparisonFields form={form} disabled={busy}>
        <Outlines form={form} disabled={busy} />
      </ComparisonFields>
      <StartBar
        label="Create brief"
        hint={busy ? 'You can create another brief when this one is done.' : costText(outlines, quota)}
        inactive={busy}
        onStart={onSubmit}
        buttonRef={submitRef}
      />
    </StepCard>
  );
}

function Outlines({ form, disabled }: { form: ComparisonForm; disabled: boolean }) {
  const { field, fieldState } = useController({ control: form.control, name: 'outlines' });
  const { ref, value, onChange, ...input } = field;
  const kinds = OUTLINE_KINDS.slice(0, value).map((kind) => OUTLINE_NAMES[kind]);
  return (
    <TextField
      {...input}
      inputRef={ref}
      select
      fullWidth
      size="small"
      label="Outlines"
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      disabled={disabled}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? kinds.join(', ')}
    >
      {Array.from({ length: MAX_OUTLINES }, (_, index) => (
        <MenuItem key={index} value={index + 1}>
          {index + 1}
        </MenuItem>
      ))}
    </TextField>
  );
}

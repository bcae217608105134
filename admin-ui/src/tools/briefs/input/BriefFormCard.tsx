import { MAX_OUTLINES, OUTLINE_KINDS } from '@contracts/briefs/briefs';
import { OUTLINE_NAMES } from '@contracts/briefs/brief-messages';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useController, useWatch } from 'react-hook-form';
import { type RunStart, RunStep } from '../../../shared/jobs/RunStep';
import { ComparisonFields } from '../../../shared/competitors/ComparisonFields';
import type { ComparisonForm } from '../../../shared/competitors/useComparisonForm';
import { costText, type QuotaLeft } from './quotaText';

interface BriefFormCardProps extends Omit<RunStart, 'cost'> {
  form: ComparisonForm;
  /** Nothing where nobody counts. */
  quota: QuotaLeft | undefined;
}

/** What a brief is ordered with. */
export function BriefFormCard(props: BriefFormCardProps) {
  const { form, busy, quota } = props;
  const outlines = useWatch({ control: form.control, name: 'outlines' });
  return (
    <RunStep
      {...props}
      cost={costText(outlines, quota)}
      title="Enter the keyword and its competitors"
      text="See what these pages have in common, and what your page needs to compete."
      action="Create brief"
      another="create another brief"
    >
      <ComparisonFields form={form} disabled={busy}>
        <Outlines form={form} disabled={busy} />
      </ComparisonFields>
    </RunStep>
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

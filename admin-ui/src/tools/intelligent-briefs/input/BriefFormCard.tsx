import { MAX_OWN_KEYWORDS } from '@contracts/briefs/brief-limits';
import { MAX_OUTLINES, OUTLINE_KINDS } from '@contracts/briefs/briefs';
import { OUTLINE_NAMES } from '@contracts/briefs/brief-messages';
import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { StartBar } from '../../../shared/jobs/StartBar';
import { StepCard } from '../../../shared/StepCard';
import { COUNTRY_CHOICES, LANGUAGE_CHOICES } from '../../../shared/competitors/choices';
import { CompetitorRows } from '../../../shared/competitors/CompetitorRows';
import { OrderChoice, OrderField } from '../../../shared/competitors/OrderFields';
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
      title="Name the keyword and who ranks for it"
      text="The brief tells what these pages have in common, and what a page of yours must hold to stand beside them."
      actions={
        <Button size="small" disabled={busy} onClick={onSample}>
          Try a sample
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '2fr 1fr 1fr 1fr' },
          }}
        >
          <OrderField form={form} name="keyword" label="Keyword" disabled={busy} required />
          <OrderChoice
            form={form}
            name="language"
            label="Language"
            none="That of the pages"
            choices={LANGUAGE_CHOICES}
            disabled={busy}
          />
          <OrderChoice
            form={form}
            name="country"
            label="Country (optional)"
            none="None"
            choices={COUNTRY_CHOICES}
            disabled={busy}
          />
          <Outlines form={form} disabled={busy} />
        </Box>
        <CompetitorRows form={form} disabled={busy} />
        <OrderField
          form={form}
          name="ownKeywords"
          label="Your own keywords (optional)"
          hint={`One a line, up to ${MAX_OWN_KEYWORDS}. They count as terms beside those of the pages.`}
          disabled={busy}
          rows={2}
        />
      </Box>
      {form.isKept ? null : (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {TEXT_MESSAGES.draftNotKept}
        </Alert>
      )}
      <StartBar
        label="Create brief"
        hint={busy ? 'You can order another brief when this one is done.' : costText(outlines, quota)}
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

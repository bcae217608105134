import { MAX_CHECKED_PAGES, MAX_COMPETITORS } from '@contracts/schema/schema-check.kind';
import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import { SAMPLE_PAGE } from '@domain/schema/sample-page';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { type Ref, useId } from 'react';
import { AddressFields } from '../../../shared/addresses/AddressFields';
import { counted } from '../../../shared/counted';
import { SampleButton } from '../../../shared/form/SampleButton';
import { formatBytes } from '../../../shared/format';
import { StartForm } from '../../../shared/jobs/StartForm';
import { StepCard } from '../../../shared/StepCard';
import type { CheckForm, Problems } from './useCheckForm';

export interface InputStepProps {
  form: CheckForm;
  problems: Problems;
  busy: boolean;
  /** Operations that are left; nothing where nobody counts. */
  left?: number;
  submitRef: Ref<HTMLButtonElement>;
  onChange: () => void;
  onSubmit: () => void;
}

const WAYS = { addresses: 'URLs', paste: 'Paste' } as const;
type Way = keyof typeof WAYS;

/** What to check, and whom to compare with. */
export function InputStep(props: InputStepProps) {
  const { form, problems, busy, left, submitRef, onChange, onSubmit } = props;
  const id = useId();
  const way: Way = form.isPaste ? 'paste' : 'addresses';
  const panel = (of: Way) => ({
    role: 'tabpanel',
    id: `${id}-${of}-panel`,
    'aria-labelledby': `${id}-${of}`,
    hidden: of !== way,
  });
  const trySample = () => {
    form.setText(SAMPLE_PAGE);
    form.showPaste(true);
    onChange();
  };
  return (
    <StepCard
      step={1}
      title="Choose what to check"
      text={`Up to ${MAX_CHECKED_PAGES} pages, or code that is not online yet.`}
      actions={<SampleButton disabled={busy} onTry={trySample} />}
    >
      <StartForm
        label="Check markup"
        hint={busy ? 'You can start another check when this one is done.' : costText(form, left)}
        inactive={busy || form.isEmpty || Object.keys(form.problems()).length > 0}
        onStart={onSubmit}
        buttonRef={submitRef}
      >
        <Tabs
          value={way}
          onChange={(_, chosen: Way) => {
            form.showPaste(chosen === 'paste');
            onChange();
          }}
          aria-label="What is checked"
          sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
        >
          {Object.entries(WAYS).map(([value, label]) => (
            <Tab
              key={value}
              value={value}
              label={label}
              id={`${id}-${value}`}
              aria-controls={`${id}-${value}-panel`}
            />
          ))}
        </Tabs>
        <div {...panel('addresses')}>
          {form.isPaste ? null : (
            <AddressFields form={form.own} problem={problems.addresses} disabled={busy} onChange={onChange} />
          )}
        </div>
        <div {...panel('paste')}>
          {form.isPaste ? (
            <PasteField form={form} problem={problems.text} disabled={busy} onChange={onChange} />
          ) : null}
        </div>
        <TextField
          label="Competitors, one per line"
          placeholder="https://other.example/page"
          multiline
          fullWidth
          minRows={2}
          maxRows={MAX_COMPETITORS + 1}
          sx={{ mt: 2 }}
          value={form.competitors.text}
          disabled={busy}
          error={problems.competitors !== undefined}
          helperText={
            problems.competitors ??
            (form.isSample
              ? 'The sample is checked alone.'
              : `Up to ${MAX_COMPETITORS} pages to compare with. Free.`)
          }
          onChange={(event) => {
            form.competitors.setText(event.target.value);
            onChange();
          }}
          slotProps={{
            htmlInput: { ...CODE_INPUT, readOnly: form.isSample },
            formHelperText: {
              role: problems.competitors ? 'alert' : undefined,
              sx: { whiteSpace: 'pre-line' },
            },
          }}
        />
        {form.isKept ? null : (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {TEXT_MESSAGES.draftNotKept}
          </Alert>
        )}
      </StartForm>
    </StepCard>
  );
}

function costText({ cost, isSample }: CheckForm, left: number | undefined): string {
  if (isSample) return 'The sample is free.';
  const price = cost > 0 ? `Costs ${counted(cost, 'use')}` : 'Each page costs one use';
  const rest = left === undefined ? '' : `; ${left} left`;
  return `${price}${rest}. Pages that cannot be read are free.`;
}

const CODE_INPUT = { spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off', dir: 'ltr' };

interface PasteFieldProps {
  form: CheckForm;
  problem?: string;
  disabled: boolean;
  onChange: () => void;
}

function PasteField({ form, problem, disabled, onChange }: PasteFieldProps) {
  const { text, setText } = form;
  const change = (next: string) => {
    setText(next);
    onChange();
  };
  return (
    <Box>
      <TextField
        label="HTML or JSON-LD"
        multiline
        fullWidth
        minRows={8}
        maxRows={16}
        value={text}
        disabled={disabled}
        error={problem !== undefined}
        helperText={problem ?? `${formatBytes(new Blob([text]).size)} of 1 MB`}
        onChange={(event) => change(event.target.value)}
        slotProps={{
          htmlInput: CODE_INPUT,
          input: { sx: { fontFamily: 'monospace', fontSize: '0.8125rem' } },
          formHelperText: { role: problem ? 'alert' : undefined },
        }}
      />
      {text === '' ? null : (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <Button size="small" disabled={disabled} onClick={() => change('')}>
            Clear
          </Button>
        </Box>
      )}
    </Box>
  );
}

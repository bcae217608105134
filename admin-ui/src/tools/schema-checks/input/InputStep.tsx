import { MAX_CHECKED_PAGES, MAX_COMPETITORS } from '@contracts/schema/schema-check.kind';
import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { AddressFields } from '../../../shared/addresses/AddressFields';
import { InputWays } from '../../../shared/form/InputWays';
import { LinesInput } from '../../../shared/form/LinesInput';
import { formatBytes } from '../../../shared/format';
import { type RunStart, RunStep } from '../../../shared/jobs/RunStep';
import type { CheckForm, Problems } from './useCheckForm';

export interface InputStepProps extends RunStart {
  form: CheckForm;
  problems: Problems;
  onChange: () => void;
}

const WAYS = { addresses: 'URLs', paste: 'Paste' } as const;

/** What to check, and whom to compare with. */
export function InputStep(props: InputStepProps) {
  const { form, problems, busy, onChange } = props;
  return (
    <RunStep
      {...props}
      title="Choose what to check"
      text={`Up to ${MAX_CHECKED_PAGES} pages, or code that is not online yet.`}
      action="Check markup"
      another="start another check"
      isUnready={form.isEmpty || Object.keys(form.problems()).length > 0}
    >
      <InputWays
        label="What is checked"
        ways={WAYS}
        open={form.isPaste ? 'paste' : 'addresses'}
        onOpen={(way) => {
          form.showPaste(way === 'paste');
          onChange();
        }}
      >
        {{
          addresses: form.isPaste ? null : (
            <AddressFields form={form.own} problem={problems.addresses} disabled={busy} onChange={onChange} />
          ),
          paste: form.isPaste ? (
            <PasteField form={form} problem={problems.text} disabled={busy} onChange={onChange} />
          ) : null,
        }}
      </InputWays>
      <LinesInput
        label="Competitors, one per line"
        placeholder="https://other.example/page"
        minRows={2}
        maxRows={MAX_COMPETITORS + 1}
        sx={{ mt: 2 }}
        value={form.competitors.text}
        disabled={busy}
        problem={problems.competitors}
        help={
          form.isSample
            ? 'The sample is checked alone.'
            : `Up to ${MAX_COMPETITORS} pages to compare with. Free.`
        }
        htmlInput={{ dir: 'ltr', readOnly: form.isSample }}
        onChange={(text) => {
          form.competitors.setText(text);
          onChange();
        }}
      />
      {form.isKept ? null : (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {TEXT_MESSAGES.inputNotKept}
        </Alert>
      )}
    </RunStep>
  );
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

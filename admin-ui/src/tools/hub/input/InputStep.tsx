import { HUB_LIMITS } from '@contracts/hub/hub';
import { MAX_KEYWORDS } from '@contracts/keywords/grouping';
import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { KeywordFileDrop } from '../../../shared/file/KeywordFileDrop';
import { LinesInput } from '../../../shared/form/LinesInput';
import { InputWays } from '../../../shared/form/InputWays';
import { formatCount } from '../../../shared/format';
import { type RunStart, RunStep } from '../../../shared/jobs/RunStep';
import { KeywordLanguageField } from '../../../shared/text/KeywordLanguageField';
import { ExistingPages } from './ExistingPages';
import type { HubForm, Problems } from './useHubForm';

const WAYS = { file: 'File', paste: 'Paste' } as const;

export interface InputStepProps extends RunStart {
  form: HubForm;
  problems: Problems;
  onChange: (...fields: (keyof Problems)[]) => void;
  onFileProblem: (problem: string | undefined) => void;
}

/** What the hub is about, its keywords, and the pages that are there. */
export function InputStep(props: InputStepProps) {
  const { form, problems, busy, onChange } = props;
  return (
    <RunStep
      {...props}
      title="Choose topic and keywords"
      text="A hub is one main page with all the pages that belong below it. Volume and difficulty are used where the file has them."
      action="Build hub"
      another="build another hub"
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
        <SeedFields form={form} problems={problems} busy={busy} onChange={onChange} />
        <ExamplesField form={form} problems={problems} busy={busy} onChange={onChange} />
        <KeywordFields {...props} />
        <ExistingPages form={form} problems={problems} busy={busy} onChange={onChange} />
        {form.isKept ? null : <Alert severity="warning">{TEXT_MESSAGES.inputNotKept}</Alert>}
      </Box>
    </RunStep>
  );
}

type FieldsProps = Pick<InputStepProps, 'form' | 'problems' | 'busy' | 'onChange'>;

function SeedFields({ form, problems, busy, onChange }: FieldsProps) {
  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 2 }}>
      <TextField
        label="Seed keyword"
        placeholder="espresso machine"
        required
        sx={{ flex: 1 }}
        value={form.seed.text}
        disabled={busy}
        error={problems.seed !== undefined}
        helperText={problems.seed ?? 'What the whole hub is about.'}
        onChange={(event) => {
          form.seed.change(event.target.value);
          onChange('seed');
        }}
        slotProps={{
          htmlInput: { maxLength: HUB_LIMITS.seed },
          formHelperText: { role: problems.seed ? 'alert' : undefined },
        }}
      />
      <KeywordLanguageField
        label="Language of the keywords"
        sx={{ flex: { sm: '0 0 240px' } }}
        value={form.language}
        disabled={busy}
        problem={problems.language}
        onChange={(code) => {
          form.setLanguage(code);
          onChange('language');
        }}
      />
    </Box>
  );
}

function ExamplesField({ form, problems, busy, onChange }: FieldsProps) {
  return (
    <TextField
      label="Examples of what belongs to it"
      placeholder="v60, cortado, milk frother"
      fullWidth
      value={form.examples.text}
      disabled={busy}
      error={problems.examples !== undefined}
      helperText={
        problems.examples ??
        'Optional: up to five keywords, separated by commas. Name some that do not contain the seed keyword.'
      }
      onChange={(event) => {
        form.examples.change(event.target.value);
        onChange('examples');
      }}
      slotProps={{ formHelperText: { role: problems.examples ? 'alert' : undefined } }}
    />
  );
}

function KeywordFields({ form, problems, busy, onChange, onFileProblem }: InputStepProps) {
  return (
    <InputWays
      label="Where the keywords come from"
      ways={WAYS}
      open={form.isPaste ? 'paste' : 'file'}
      onOpen={(way) => {
        form.showPaste(way === 'paste');
        onChange('file', 'keywords');
      }}
    >
      {{
        file: (
          <KeywordFileDrop
            file={form.file}
            problem={problems.file}
            disabled={busy}
            onChoose={(file, problem) => {
              form.setFile(file);
              onFileProblem(problem);
            }}
          />
        ),
        paste: (
          <LinesInput
            label="Keywords, one per line"
            placeholder={'espresso machine\nbest espresso machine'}
            minRows={6}
            maxRows={14}
            value={form.keywords.text}
            disabled={busy}
            problem={problems.keywords}
            help={`A list, or the rows of a table with their header; up to ${formatCount(MAX_KEYWORDS)} keywords.`}
            onChange={(text) => {
              form.keywords.change(text);
              onChange('keywords');
            }}
          />
        ),
      }}
    </InputWays>
  );
}

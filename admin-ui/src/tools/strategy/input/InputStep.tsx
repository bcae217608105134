import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { KeywordFileDrop } from '../../../shared/file/KeywordFileDrop';
import { type RunStart, RunStep } from '../../../shared/jobs/RunStep';
import { LaterReadingField } from '../../../shared/readings/LaterReadingField';
import { KeywordLanguageField } from '../../../shared/text/KeywordLanguageField';
import type { StrategyFiles } from '../strategyJobs';
import type { Problems, StrategyField, StrategyForm } from './useStrategyForm';

export interface InputStepProps extends RunStart {
  form: StrategyForm;
  problems: Problems;
  onProblem: (field: StrategyField, problem: string | undefined) => void;
}

/** What is evaluated: keywords, an export of Search Console, a reading of the site. */
export function InputStep(props: InputStepProps) {
  const { form, problems, busy, onProblem } = props;
  return (
    <RunStep
      {...props}
      title="Choose your data"
      text="One of the three is enough. Each adds to what can be judged; with all of them, every part of the score has data."
      action="Evaluate strategy"
      another="start another evaluation"
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        <Box
          sx={{
            display: 'grid',
            columnGap: 3,
            '& > * + *': { mt: { xs: 3, lg: 0 } },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Source
            title="Keywords"
            text="A keyword CSV with volume and difficulty where it has them: what people search for, and what your site lacks."
          >
            <CsvField {...props} kind="keywords" label="Select a keyword CSV" />
          </Source>
          <Source
            title="Search Console"
            text="An export with query and page together: pages that compete, and positions. The export on Search Console’s own page has no pages; Looker Studio, “Search Analytics for Sheets” and the API do."
          >
            <CsvField {...props} kind="searchConsole" label="Select a Search Console CSV" />
          </Source>
        </Box>
        <Source
          title="Site reading"
          text="The texts of your site: what is covered, thin, orphaned, too deep or a duplicate. Reading a site is free."
        >
          <LaterReadingField
            value={form.readingId}
            problem={problems.readingId}
            disabled={busy}
            onChange={(reading) => {
              form.setReading(reading?.id ?? null);
              onProblem('readingId', undefined);
            }}
          />
        </Source>
        <KeywordLanguageField
          label="Language of keywords and pages"
          sx={{ maxWidth: { sm: 320 } }}
          value={form.language}
          disabled={busy}
          problem={problems.language}
          onChange={(code) => {
            form.setLanguage(code);
            onProblem('language', undefined);
          }}
        />
        {problems.files ? (
          <Alert severity="error" role="alert">
            {problems.files}
          </Alert>
        ) : null}
      </Box>
    </RunStep>
  );
}

function Source({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      // Titles, texts and fields stand beside each other, and what one field grows by moves no other.
      sx={{ display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', minWidth: 0 }}
    >
      <Typography variant="h3" id={id}>
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {text}
      </Typography>
      {children}
    </Box>
  );
}

interface CsvFieldProps extends Pick<InputStepProps, 'form' | 'problems' | 'busy' | 'onProblem'> {
  kind: keyof StrategyFiles;
  label: string;
}

function CsvField({ form, problems, busy, onProblem, kind, label }: CsvFieldProps) {
  return (
    <KeywordFileDrop
      label={label}
      file={form.files[kind]}
      problem={problems[kind]}
      disabled={busy}
      onChoose={(file, problem) => {
        form.setFile(kind, file);
        onProblem(kind, problem);
      }}
    />
  );
}

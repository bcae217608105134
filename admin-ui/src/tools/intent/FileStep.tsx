import Alert from '@mui/material/Alert';
import { MESSAGES } from '@contracts/messages';
import type { ReactNode, Ref } from 'react';
import { StartForm } from '../../shared/jobs/StartForm';
import { KeywordFileDrop } from '../../shared/file/KeywordFileDrop';
import { StepCard } from '../../shared/StepCard';

export interface FileStepProps {
  file?: File;
  problem?: string;
  /** A refusal that belongs to no field. */
  message?: string;
  /** Whether any intent word is chosen. */
  hasWords: boolean;
  /** That file and words differ in language. */
  languageNote?: ReactNode;
  busy: boolean;
  submitRef: Ref<HTMLButtonElement>;
  onChoose: (file: File | undefined, problem?: string) => void;
  onSubmit: () => void;
}

export function FileStep(props: FileStepProps) {
  const { file, problem, message, hasWords, languageNote, busy, submitRef, onChoose, onSubmit } = props;
  const hint = busy
    ? 'You can submit another file when this one is done.'
    : file
      ? ''
      : MESSAGES.fileRequired;
  return (
    <StepCard
      step={3}
      title="Classify your keywords"
      text="Every export works as it is: Keyword Planner, Search Console, Ahrefs, Semrush or a plain list."
    >
      <StartForm
        label="Submit"
        hint={problem ? '' : hint}
        inactive={!file || busy}
        onStart={onSubmit}
        buttonRef={submitRef}
      >
        <KeywordFileDrop file={file} problem={problem} disabled={busy} onChoose={onChoose} />
        {message ? (
          <Alert severity="error" sx={{ mt: 2 }}>
            {message}
          </Alert>
        ) : file && languageNote ? (
          languageNote
        ) : file && !hasWords ? (
          <Alert severity="warning" sx={{ mt: 2 }}>
            No intent words are chosen yet. For a quick start, use “Auto fill important words” in step 1.
          </Alert>
        ) : null}
      </StartForm>
    </StepCard>
  );
}

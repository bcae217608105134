import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { FileDrop } from '../file/FileDrop';
import type { FileRules } from '../file/fileRules';
import { formatBytes, formatCount } from '../format';
import { DownloadButton } from '../result/DownloadButton';
import { StepCard } from '../StepCard';

interface ImportFileStepProps {
  /** What a row is: `user`. */
  noun: string;
  rules: FileRules;
  /** Rows that a file may have. */
  rows: number;
  imported: {
    file?: File;
    view?: object;
    problem?: string;
    busy?: string;
    choose: (file: File | undefined, problem?: string) => void;
  };
  disabled: boolean;
  onTemplate: () => Promise<void>;
  children?: ReactNode;
}

/** The first step of an import: its file, and a template of one. */
export function ImportFileStep(props: ImportFileStepProps) {
  const { noun, rules, rows, imported, disabled, onTemplate, children } = props;
  const { file, view, problem, busy, choose } = imported;
  const notify = useNotify();
  const getTemplate = () =>
    onTemplate().catch(() =>
      notify('The template could not be downloaded. Please try again.', { type: 'error' }),
    );
  const limits = `${formatBytes(rules.maxBytes)} and ${formatCount(rows)} rows`;
  return (
    <StepCard
      step={1}
      title="Choose a file"
      text={`A CSV with a header and a row for each ${noun}, up to ${limits}. Any encoding and any delimiter will do.`}
      actions={<DownloadButton label="Download template" onDownload={() => void getTemplate()} />}
    >
      <FileDrop
        label={`Select your ${noun}s file`}
        rules={rules}
        file={file}
        problem={view ? undefined : problem}
        disabled={disabled}
        onChoose={choose}
      />
      {busy === 'reading' ? <LinearProgress aria-label="Reading the file" sx={{ mt: 2 }} /> : null}
      {children}
    </StepCard>
  );
}

import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Notice } from './Notice';

export interface ErrorStateProps {
  title?: string;
  /** What happened and what to do. */
  text: ReactNode;
  onRetry?: () => void;
}

/** What a place shows whose content could not be loaded. */
export function ErrorState({ title = 'This could not be loaded', text, onRetry }: ErrorStateProps) {
  const retry = onRetry ? (
    <Button variant="outlined" onClick={onRetry}>
      Try again
    </Button>
  ) : undefined;
  return <Notice icon={<ErrorIcon />} tone="error" role="alert" title={title} text={text} action={retry} />;
}

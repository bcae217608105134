import type { ErrorBody } from '@contracts/error-codes';
import { HttpError, useNotify } from 'react-admin';
import { messageOf } from '../../providers/apiClient';

export interface SaveSentences {
  saved: string;
  /** Told of every failure that is not a refusal in the server's own words; without it the error speaks. */
  failed?: string;
}

interface SaveFeedback extends SaveSentences {
  /** What follows a save. */
  onSaved: () => void;
}

/** What a form's save tells; field errors land on their fields beside it. */
export function useSaveFeedback({ saved, failed, onSaved }: SaveFeedback) {
  const notify = useNotify();
  return {
    onSuccess: () => {
      notify(saved, { type: 'success' });
      onSaved();
    },
    onError: (error: unknown) => {
      notify(failed && !isRefusal(error) ? failed : messageOf(error), { type: 'error' });
    },
  };
}

/** Whether the server says why it will not; where it marks fields instead, they say so. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  const { code, errors } = (error.body ?? {}) as Partial<ErrorBody>;
  if (code === 'DISK_FULL') return true;
  return error.status >= 400 && error.status < 500 && !errors;
}

import { INTENT_LIST_FIELDS, type IntentLists } from '@contracts/intent/intent';
import { MESSAGES } from '@contracts/messages';
import { ApiError, isThrottled } from '../../providers/apiClient';

export type SubmitField = keyof IntentLists | 'file';
export type FieldProblems = Partial<Record<SubmitField, string>>;

/** Where to say that a submission failed: on fields, beside the button, or in a toast. */
export interface SubmitProblem {
  fields: FieldProblems;
  message?: string;
  toast?: string;
}

const FIELDS: readonly string[] = [...Object.values(INTENT_LIST_FIELDS), 'file'];
const FILE_CODES: readonly (string | undefined)[] = [
  'FILE_TOO_LARGE',
  'FILE_REJECTED',
  'UNSUPPORTED_MEDIA_TYPE',
];

export function submitProblem(error: unknown): SubmitProblem {
  if (error instanceof ApiError && error.code === 'DISK_FULL') return { fields: {}, toast: error.message };
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) {
    return { fields: {}, toast: MESSAGES.submitFailed };
  }
  // The shell tells of an ended session and of too many requests.
  if (error.status === 401 || isThrottled(error)) return { fields: {} };
  const fields = fieldProblems(error);
  return Object.keys(fields).length ? { fields } : { fields, message: error.message };
}

function fieldProblems({ errors = {}, code, status, message }: ApiError): FieldProblems {
  const named = Object.entries(errors).filter(([field]) => FIELDS.includes(field));
  if (named.length) return Object.fromEntries(named);
  if (FILE_CODES.includes(code)) return { file: message };
  return status === 413 ? { file: MESSAGES.fileTooLarge } : {};
}

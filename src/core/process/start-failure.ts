import { MESSAGES } from '../../contracts/messages';
import { isDiskFull } from '../disk/disk-full';

/** What to print when the start fails: the sentence of what was foreseen, the stack of a fault of ours. */
export function startFailureOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isDiskFull(error)) return MESSAGES.diskFullForAdmin;
  const isFault =
    error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError;
  return isFault ? (error.stack ?? error.message) : error.message;
}

import { AppError } from '../errors/app-error';
import { toAppError } from '../errors/to-app-error';

/** What became of a bulk change that did not reach all records; the error's `details`. */
interface BulkOutcome {
  done: string[];
  refused: { id: string; message: string }[];
  /** After a failure that is no refusal nothing more is tried. */
  untried: string[];
}

/**
 * Changes records one by one by the rules of a single change; answers the ids when all were changed. Else it is told
 * what became of each, and what was changed stays changed.
 */
export async function applyToEach(
  ids: readonly string[],
  change: (id: string) => Promise<unknown>,
): Promise<string[]> {
  const untried = new Set(ids);
  const count = untried.size;
  const done: string[] = [];
  const refused: BulkOutcome['refused'] = [];
  let reason: AppError | undefined;
  for (const id of untried) {
    untried.delete(id);
    try {
      await change(id);
      done.push(id);
    } catch (error) {
      const refusal = toAppError(error);
      refused.push({ id, message: sentenceOf(refusal) });
      if (error instanceof AppError) reason ??= refusal;
      else {
        reason = refusal;
        break;
      }
    }
  }
  if (!reason) return done;
  const reasons = [...new Set(refused.map(({ message }) => message))].slice(0, 3).join(' ');
  const details: BulkOutcome = { done, refused, untried: [...untried] };
  const message = `${done.length} of ${count} changed. ${reasons}`;
  throw new AppError(reason.code, message, { details: { ...details }, cause: reason });
}

function sentenceOf({ message, errors }: AppError): string {
  return errors ? Object.values(errors).join('. ') : message;
}

import { AppError } from '../errors/app-error';

/** What became of a bulk change where some records were refused; the error's `details`. */
interface BulkOutcome {
  done: string[];
  refused: { id: string; message: string }[];
}

/**
 * Changes records one by one by the rules of a single change; answers the ids when all were changed. Those that the
 * rules refuse are told, and the others stay changed.
 */
export async function applyToEach(
  ids: readonly string[],
  change: (id: string) => Promise<unknown>,
): Promise<string[]> {
  const outcome: BulkOutcome = { done: [], refused: [] };
  let first: AppError | undefined;
  for (const id of new Set(ids)) {
    try {
      await change(id);
      outcome.done.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      first ??= error;
      outcome.refused.push({ id, message: sentenceOf(error) });
    }
  }
  if (!first) return outcome.done;
  const reasons = [...new Set(outcome.refused.map((refusal) => refusal.message))].slice(0, 3).join(' ');
  const message = `${outcome.done.length} of ${new Set(ids).size} changed. ${reasons}`;
  throw new AppError(first.code, message, { details: { ...outcome } });
}

function sentenceOf({ message, errors }: AppError): string {
  return errors ? Object.values(errors).join('. ') : message;
}

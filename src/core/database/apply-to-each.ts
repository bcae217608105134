import { joinSentences } from '../../domain/text/join-sentences';
import { AppError } from '../errors/app-error';
import { toAppError } from '../errors/to-app-error';

interface Refusal {
  id: string;
  /** What people call the record, where its feature says so. */
  name?: string;
  message: string;
}

/** What became of a bulk change that did not reach all records; the error's `details`. */
interface BulkOutcome {
  done: string[];
  refused: Refusal[];
  /** After a failure that is no refusal nothing more is tried. */
  untried: string[];
}

/** Reasons in the sentence, and names with each. */
const TOLD = 3;

/**
 * Changes records one by one by the rules of a single change; answers the ids when all were changed. Else it is told
 * what became of each, and what was changed stays changed.
 */
export async function applyToEach(
  ids: readonly string[],
  change: (id: string) => Promise<unknown>,
  nameOf: (id: string) => string | undefined = () => undefined,
): Promise<string[]> {
  const untried = new Set(ids);
  const count = untried.size;
  const done: string[] = [];
  const refused: Refusal[] = [];
  let reason: AppError | undefined;
  for (const id of untried) {
    untried.delete(id);
    try {
      await change(id);
      done.push(id);
    } catch (error) {
      const refusal = toAppError(error);
      refused.push({ id, name: nameOf(id), message: sentenceOf(refusal) });
      if (error instanceof AppError) reason ??= refusal;
      else {
        reason = refusal;
        break;
      }
    }
  }
  if (!reason) return done;
  const details: BulkOutcome = { done, refused, untried: [...untried] };
  const message = `${done.length} of ${count} changed. ${reasonsOf(refused)}`;
  throw new AppError(reason.code, message, { details: { ...details }, cause: reason });
}

function sentenceOf({ message, errors }: AppError): string {
  return joinSentences(Object.values(errors ?? {})) || message;
}

/** Each reason once, behind the names of those that it kept from changing. */
function reasonsOf(refused: readonly Refusal[]): string {
  const namesByReason = new Map<string, string[]>();
  for (const { name, message } of refused) {
    const names = namesByReason.get(message) ?? [];
    namesByReason.set(message, name ? [...names, name] : names);
  }
  const sentences = [...namesByReason].slice(0, TOLD).map(([reason, names]) => {
    const sentence = /[.!?]$/.test(reason) ? reason : `${reason}.`;
    return names.length > 0 ? `${listed(names)}: ${sentence}` : sentence;
  });
  return sentences.join(' ');
}

function listed(names: readonly string[]): string {
  const told = names.slice(0, TOLD).join(', ');
  return names.length > TOLD ? `${told} and ${names.length - TOLD} more` : told;
}

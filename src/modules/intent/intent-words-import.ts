import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { IntentWordImport } from '../../contracts/intent/intent';
import { INTENT_MESSAGES } from '../../contracts/intent/intent-messages';
import { AppError } from '../../core/errors/app-error';
import { toAppError } from '../../core/errors/to-app-error';
import { normalizeText } from '../../domain/intent/normalize';
import { type LineProblem, readWordsFile, type WordLine } from '../../domain/intent/words-file';
import { AuditService } from '../audit/audit.service';
import { asFileRejected } from '../../core/errors/file-rejected';
import { inTurns } from '../../core/process/in-batches';
import {
  IntentRepository,
  keptLanguages,
  type KnownWord,
  type NewIntentWord,
  wordKey,
} from './intent.repository';
import { SharedWords } from './shared-words';

/** Lines of the file that are taken at a time; other callers get their turn between. */
const BATCH = 200;

const COUNTS = ['created', 'updated', 'unchanged'] as const;
type Counts = Pick<IntentWordImport, (typeof COUNTS)[number]>;
type Line = WordLine | LineProblem;

/** Adds a csv's words to those that everybody sees. */
@Injectable()
export class IntentWordsImport {
  constructor(
    private readonly words: IntentRepository,
    private readonly sharedWords: SharedWords,
    private readonly audit: AuditService,
  ) {}

  /** A line that can't be read is told; the others are taken. What a failure leaves untaken can be imported again. */
  async run(admin: AuthUser, file: { name: string; bytes: Uint8Array }): Promise<IntentWordImport> {
    const outcome: IntentWordImport = { created: 0, updated: 0, unchanged: 0, problems: [] };
    const lines = linesOf(file.bytes);
    try {
      for await (const batch of inTurns(lines, BATCH)) {
        const counts = await this.takeWords(admin, file.name, batch.filter(isWord));
        for (const name of COUNTS) outcome[name] += counts[name];
        outcome.problems.push(...batch.filter(isProblem));
      }
    } catch (error) {
      await this.sharedWords.noteChanges().catch(() => undefined);
      throw stoppedAfter(outcome, error);
    }
    await this.sharedWords.noteChanges();
    return outcome;
  }

  private async takeWords(admin: AuthUser, name: string, words: readonly WordLine[]): Promise<Counts> {
    const known = await this.words.knownShared(words);
    const counts: Counts = { created: 0, updated: 0, unchanged: 0 };
    const changes: NewIntentWord[] = [];
    for (const { type, label, ...line } of words) {
      const key = wordKey(type, normalizeText(label));
      const before = known.get(key);
      const wanted = wantedOf(line, before);
      if (before && isDeepStrictEqual(wanted, before)) {
        counts.unchanged++;
        continue;
      }
      counts[before === undefined ? 'created' : 'updated']++;
      known.set(key, wanted);
      changes.push({ type, label, ...wanted });
    }
    if (changes.length === 0) return counts;
    await this.words.upsertShared(changes);
    await this.record(admin, name, changes);
    return counts;
  }

  private record(actor: AuthUser, label: string, words: NewIntentWord[]): Promise<void> {
    const write = { actor, action: 'import', resource: 'intent-words', recordId: 'import', label } as const;
    return this.audit.record({ ...write, after: { words } });
  }
}

/** What the line says, and of the word as it is what the line leaves open. */
function wantedOf({ important, languages }: Pick<WordLine, 'important' | 'languages'>, before?: KnownWord) {
  return {
    important: important ?? before?.important ?? false,
    languages: languages ? keptLanguages(languages) : (before?.languages ?? null),
  };
}

function linesOf(bytes: Uint8Array): Iterable<Line> {
  try {
    return readWordsFile(bytes);
  } catch (error) {
    throw asFileRejected(error);
  }
}

function isProblem(line: Line): line is LineProblem {
  return !isWord(line);
}

function isWord(line: Line): line is WordLine {
  return 'label' in line;
}

function stoppedAfter({ problems: _, ...counts }: IntentWordImport, error: unknown): AppError {
  const { code, message } = toAppError(error);
  const taken = counts.created + counts.updated + counts.unchanged;
  const sentence = INTENT_MESSAGES.importStopped(taken, message);
  return new AppError(code, sentence, { details: counts, cause: error });
}

import { MAX_KEYWORD_FILE_BYTES, MAX_WORDS_FILE_BYTES } from '@contracts/intent';
import { INTENT_MESSAGES } from '@contracts/intent-messages';
import { MESSAGES } from '@contracts/messages';

type FileFacts = Pick<File, 'name' | 'size'>;

/** Why a file cannot be a keywords file, as a sentence; null for one that can. */
export function keywordFileProblem(file: FileFacts | undefined): string | null {
  if (!file) return MESSAGES.fileRequired;
  return csvProblem(file, MAX_KEYWORD_FILE_BYTES, MESSAGES.fileTooLarge);
}

/** Why a file cannot be a csv of intent words, as a sentence; null for one that can. */
export function wordsFileProblem(file: FileFacts): string | null {
  return csvProblem(file, MAX_WORDS_FILE_BYTES, INTENT_MESSAGES.importTooLarge);
}

function csvProblem({ name, size }: FileFacts, maxBytes: number, tooLarge: string): string | null {
  if (!/\.csv$/i.test(name)) return MESSAGES.fileNotCsv;
  if (size === 0) return MESSAGES.fileEmpty;
  return size > maxBytes ? tooLarge : null;
}

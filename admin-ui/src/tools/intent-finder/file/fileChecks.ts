import { MAX_KEYWORD_FILE_BYTES } from '@contracts/intent';
import { MESSAGES } from '@contracts/messages';

/** Why a file cannot be a keywords file, as a sentence; null for one that can. */
export function keywordFileProblem(file: Pick<File, 'name' | 'size'> | undefined): string | null {
  if (!file) return MESSAGES.fileRequired;
  if (!/\.csv$/i.test(file.name)) return MESSAGES.fileNotCsv;
  if (file.size === 0) return MESSAGES.fileEmpty;
  if (file.size > MAX_KEYWORD_FILE_BYTES) return MESSAGES.fileTooLarge;
  return null;
}

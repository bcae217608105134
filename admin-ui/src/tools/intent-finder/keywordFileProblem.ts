import { MAX_KEYWORD_FILE_BYTES } from '@contracts/intent/intent';
import { MESSAGES } from '@contracts/messages';
import { csvProblem, type FileFacts } from '../../shared/file/csvProblem';

/** Why a file cannot be a keywords file, as a sentence; null for one that can. */
export function keywordFileProblem(file: FileFacts | undefined): string | null {
  if (!file) return MESSAGES.fileRequired;
  return csvProblem(file, MAX_KEYWORD_FILE_BYTES, MESSAGES.fileTooLarge);
}

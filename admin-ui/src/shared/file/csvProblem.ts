import { MESSAGES } from '@contracts/messages';

export type FileFacts = Pick<File, 'name' | 'size'>;

/** Why a file cannot be a csv of so many bytes at most, as a sentence; null for one that can. */
export function csvProblem({ name, size }: FileFacts, maxBytes: number, tooLarge: string): string | null {
  if (!/\.csv$/i.test(name)) return MESSAGES.fileNotCsv;
  if (size === 0) return MESSAGES.fileEmpty;
  return size > maxBytes ? tooLarge : null;
}

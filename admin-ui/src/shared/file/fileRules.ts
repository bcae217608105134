import { MESSAGES } from '@contracts/messages';

/** What a file must be to be taken, and what to say of one that is not. */
export interface FileRules {
  /** Endings in small letters, and media types for systems that know no endings: `.csv`, `text/csv`. */
  accept: readonly string[];
  maxBytes: number;
  sentences: { wrongKind: string; empty: string; tooLarge: string };
}

/** The rules of a csv of so many bytes at most. */
export function csvRules(maxBytes: number, tooLarge: string): FileRules {
  return {
    accept: ['.csv', 'text/csv'],
    maxBytes,
    sentences: { wrongKind: MESSAGES.csvOnly, empty: MESSAGES.csvEmpty, tooLarge },
  };
}

/** Those of a csv of keywords, which comes from another tool. */
export function keywordCsvRules(maxBytes: number, tooLarge: string): FileRules {
  const sentences = { wrongKind: MESSAGES.fileNotCsv, empty: MESSAGES.fileEmpty, tooLarge };
  return { ...csvRules(maxBytes, tooLarge), sentences };
}

export function endingsOf({ accept }: FileRules): string[] {
  return accept.filter((entry) => entry.startsWith('.'));
}

/** Why a file is not taken, as a sentence; undefined for one that is. */
export function fileProblem(
  { name, size }: Pick<File, 'name' | 'size'>,
  rules: FileRules,
): string | undefined {
  const { maxBytes, sentences } = rules;
  if (!endingsOf(rules).some((ending) => name.toLowerCase().endsWith(ending))) return sentences.wrongKind;
  if (size === 0) return sentences.empty;
  return size > maxBytes ? sentences.tooLarge : undefined;
}

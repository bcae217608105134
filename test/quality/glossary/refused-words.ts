import { proseOf, textOf } from '../documents';

interface Term {
  word: string;
  means: string;
  /** The words in whose place it stands. */
  refuses: string[];
  /** Whether they are the same word, spelled as in Britain: those are refused wherever a sentence stands. */
  spelling?: boolean;
  /** Where such a word means something else. */
  allowed?: string[];
}

interface Words {
  terms: Term[];
  /** As the specification quotes them. */
  verbatim: string[];
  /** With words that programs send, spelt as those expect them. */
  values: string[];
}

export const WORDS = JSON.parse(textOf('test/quality/glossary/words.json')) as Words;

const REFUSED = WORDS.terms.flatMap(({ word, refuses, spelling = false, allowed = [] }) =>
  refuses.map((refused) => ({
    ...{ word, refused, spelling, found: patternOf(refused), allowed: allowed.map(patternOf) },
  })),
);

/** The word in lower case or with a capital; no part of a longer word, of a file's name or of a parameter. */
function patternOf(word: string): RegExp {
  const first = word.slice(0, 1);
  const letters = `[${first.toLowerCase()}${first.toUpperCase()}]${word.slice(1)}`;
  return new RegExp(`(?<![\\w.=/@-])${letters}(?![\\w=/-])`, 'g');
}

/** The same of a document, line by line; code, quoted names of fields and targets of links are no words of its own. */
export function refusedInDocument(path: string, spared: readonly string[] = []): string[] {
  const lines = proseOf(path)
    .replaceAll(/`[^`]*`|\]\([^)]*\)/g, '')
    .split('\n');
  return lines.flatMap((line) =>
    [...refusedWords(line, { spared })].map((why) => `${path}: ${why} in ${line}`),
  );
}

/** What of a text the glossary refuses, and what it asks for instead. */
export function* refusedWords(
  text: string,
  { spared = [], spellingAlone = false }: { spared?: readonly string[]; spellingAlone?: boolean } = {},
): Iterable<string> {
  for (const { word, refused, spelling, found, allowed } of REFUSED) {
    if (spared.includes(refused) || (spellingAlone && !spelling)) continue;
    const rest = allowed.reduce((left, pattern) => left.replaceAll(pattern, ''), text);
    if (rest.search(found) !== -1) yield `“${refused}”: write “${word}”`;
  }
}

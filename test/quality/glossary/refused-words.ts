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

/** How words are spelled in Britain: by their ends, and those that differ within. */
const BRITISH = [
  /\b[a-z]+is(?:ations?|e|ed|es|ing|ers?)\b/gi,
  /\b(?:anal|paral|catal)ys(?:e|ed|ing|ers?)\b/gi,
  /\b(?:behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|od|rum|sav|vap|vig)our[a-z]*\b/gi,
  /\b(?:cancel|channel|counsel|dial|fuel|label|level|marvel|model|signal|total|travel|tunnel)l(?:ed|ing|ers?)\b/gi,
  /\b(?:[a-z]*met|[a-z]*lit|cent|fib|theat)res?\b/gi,
  /\b(?:defence|offence|licence|judgement|programme|artefact|storey)s?\b|\bgrey[a-z]*\b|\b(?:whilst|learnt|spelt)\b/gi,
];
/** What ends so in America, too. */
const IN_BOTH =
  /^(?:adv|advert|appra|ar|bo|bru|comprom|conc|cru|dem|desp|dev|disgu|enterpr|exc|exerc|expert|franch|improv|likew|merchand|no|otherw|parad|po|pra|prec|prem|prom|r|ra|re|rev|superv|surpr|telev|treat|turquo|w)is|^cris/i;

/** Words of a text that are spelled as in Britain, by their kinds; the glossary has those that were met. */
export function britishWords(text: string): string[] {
  return BRITISH.flatMap((kind) => text.match(kind) ?? []).filter((word) => !IN_BOTH.test(word));
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

import nlp from 'compromise/two';
import { isJoined } from './page-words';
import { isApart, isCutWord, type PhraseSample } from './phrase-samples';
import type { TermWords } from './words/term-words';

/** Words before and behind a phrase that are read with it: more tell its part of speech no better. */
const AROUND = { before: 3, behind: 1 };
/** Within a noun phrase: "cost of living". */
const LINKS: ReadonlySet<string> = new Set(['of', 'per']);
/** A verb is none behind these: "a merge conflict", "the rebase", "cold brew". */
const BEFORE_NOUNS = ['Determiner', 'Adjective', 'Possessive'];
/** Never a part of a term. */
const STRANGE = [
  'Pronoun',
  'Determiner',
  'Conjunction',
  'Adverb',
  'Copula',
  'Modal',
  'Auxiliary',
  'Value',
  'Date',
  'Negative',
  'QuestionWord',
  'Expression',
  'Url',
  'Email',
  'HashTag',
  'AtMention',
];

type Tags = ReadonlySet<string>;

/** How a phrase stands in a sentence: as a noun phrase of its own, within a longer one, or not as one at all. */
export type Standing = 'whole' | 'part' | 'none';

/**
 * By the parts of speech that a tagger gives the words of each and those around it; in the order of the samples. All are read
 * together: the tagger takes most of its time to begin.
 */
export function englishStandings(
  samples: readonly PhraseSample[],
  words: Pick<TermWords, 'general' | 'light' | 'units'>,
): Standing[] {
  const windows = samples.map(windowOf);
  const offsets: number[] = [];
  let length = 0;
  for (const { text } of windows) {
    offsets.push(length);
    length += text.length + BETWEEN.length;
  }
  const spans = spansOf(windows.map(({ text }) => text).join(BETWEEN));
  return samples.map((sample, at) => {
    const { tokens, starts } = sample.sentence;
    const offset = (offsets[at] ?? 0) - (windows[at]?.begin ?? 0);
    const tagsAt = (place: number) => {
      const begin = offset + (starts[place] ?? 0);
      return tagsIn(spans, begin, begin + (tokens[place]?.text.length ?? 0));
    };
    return standingOf(sample, tagsAt, words);
  });
}

/** Whether a word by itself is an adjective or a participle. */
export function isEnglishQualifier(word: string): boolean {
  const tags = nlp(word).docs[0]?.[0]?.tags;
  return tags !== undefined && (tags.has('Adjective') || tags.has('Gerund'));
}

function standingOf(
  { sentence, start, end }: PhraseSample,
  tagsAt: (place: number) => Tags,
  { general, light, units }: Pick<TermWords, 'general' | 'light' | 'units'>,
): Standing {
  if (isCutWord({ sentence, start, end })) return 'part';
  const before = isApart(sentence, start) ? undefined : tagsAt(start - 1);
  const isLedAsNoun = BEFORE_NOUNS.some((tag) => before?.has(tag));
  const inner = Array.from({ length: end - start }, (_, at) => {
    // "All-purpose flour": whatever is written with the next word says which one it is.
    if (at + 1 < end - start && isJoined(sentence, start + at + 1)) return AS_ADJECTIVE;
    const tags = tagsAt(start + at);
    const isLed = at === 0 ? isLedAsNoun : tagsAt(start + at - 1).has('Adjective');
    return isLed && isPlainVerb(tags) ? AS_NOUN : tags;
  });
  const behind = isApart(sentence, end) ? undefined : tagsAt(end);
  if (
    !inner.every((tags, at) =>
      mayHold(tags, sentence.tokens[start + at]?.form ?? '', at === 0 || at === inner.length - 1),
    )
  )
    return 'none';
  const [first, last] = [inner[0] as Tags, inner.at(-1) as Tags];
  if (!isHead(last, inner.length)) return 'none';
  if (!mayBegin(first, before, inner.length)) return 'none';
  if (behind && isNoun(behind) && !behind.has('Possessive')) return 'part';
  const led = sentence.tokens[start - 1]?.form ?? '';
  // "Two parts cold brew" and "smooth cold brew" are of cold brew; "cold brew" is of no brew.
  const isLed =
    before &&
    (isNoun(before) || (before.has('Adjective') && inner.length === 1)) &&
    ![general, light, units].some((list) => list.has(led));
  return isLed && !before.has('Possessive') ? 'part' : 'whole';
}

function mayHold(tags: Tags, form: string, isEnd: boolean): boolean {
  if (tags.has('Preposition')) return !isEnd && LINKS.has(form);
  if (STRANGE.some((tag) => tags.has(tag))) return false;
  if (!tags.has('Verb')) return true;
  return tags.has('Gerund') || tags.has('PastTense') || tags.has('Participle') || tags.has('Noun');
}

/** What ends a noun phrase; a gerund only behind a word: "keyword clustering". */
function isHead(tags: Tags, length: number): boolean {
  if (isNoun(tags)) return true;
  return tags.has('Gerund') && length > 1;
}

/** A form of a verb begins one only where it stands as an adjective does: "the brewing method", "with ground coffee". */
function mayBegin(tags: Tags, before: Tags | undefined, length: number): boolean {
  if (length === 1 || !tags.has('Verb') || tags.has('Noun')) return true;
  if (tags.has('Gerund'))
    return before !== undefined && (before.has('Determiner') || before.has('Adjective'));
  return (
    before === undefined ||
    !(isNoun(before) || before.has('Pronoun') || before.has('Auxiliary') || before.has('Copula'))
  );
}

function isNoun(tags: Tags): boolean {
  return tags.has('Noun') && !tags.has('Pronoun') && !tags.has('Value') && !tags.has('Date');
}

/** In the form that may be a noun's as well. */
function isPlainVerb(tags: Tags): boolean {
  return tags.has('Infinitive') || tags.has('PresentTense') || tags.has('Imperative');
}

const NO_TAGS: Tags = new Set();
const AS_NOUN: Tags = new Set(['Noun']);
const AS_ADJECTIVE: Tags = new Set(['Adjective']);

/** A sentence ends there, for the tagger. */
const BETWEEN = '\n\n';

/** The words of a phrase with some around it, and where they begin in their sentence. */
function windowOf({ sentence: { text, tokens, starts }, start, end }: PhraseSample) {
  const from = Math.max(0, start - AROUND.before);
  const last = Math.min(tokens.length, end + AROUND.behind) - 1;
  const begin = starts[from] ?? 0;
  const window = text.slice(begin, (starts[last] ?? 0) + (tokens[last]?.text.length ?? 0));
  return { begin, text: window.replace(/\n/g, ' ') };
}

interface Span {
  begin: number;
  end: number;
  tags: Tags;
}

/** Those of the last of the tagger's words between two places. */
function tagsIn(spans: readonly Span[], begin: number, end: number): Tags {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.begin ?? 0) < end) low = middle + 1;
    else high = middle;
  }
  const span = spans[low - 1];
  return span && span.end > begin ? span.tags : NO_TAGS;
}

/** The words of the tagger, which are cut otherwise than ours, by where they stand. */
function spansOf(text: string): Span[] {
  let at = 0;
  return nlp(text)
    .docs.flat()
    .flatMap(({ pre, text: word, post, tags }) => {
      const begin = at + pre.length;
      at = begin + word.length + post.length;
      return word === '' ? [] : [{ begin, end: begin + word.length, tags: tags ?? NO_TAGS }];
    });
}

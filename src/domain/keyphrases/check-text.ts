import { lowerCase } from '../text/fold';
import { type Phrase, PhraseCounter } from '../text/phrases';
import { namesPattern } from '../text/speech';
import { hasWordForms } from '../text/form-languages';
import { type Sentence, sentencesOf } from '../text/tokens';
import { type Keyphrase, type MatchOptions, readKeyphrases, WordKeys } from './keyphrases';
import { alikeBeginnings, crowdedPassages, type Passage, repeatingLists } from './local-stuffing';
import { KeyphraseMatcher } from './matcher';
import { type PageChecks, PageZoneChecks } from './page-checks';
import { densityOf, lengthFactor, recommendedUses, type Verdict, verdictOf } from './verdicts';
import { strongest } from './strongest';
import { headingsOf, linesWithZones, type PageAround, type TextZone, type Zone } from './zones';

/** The text is cut into so many parts of equal length, in words. */
export const SLICES = 20;
const SHOWN_FREQUENT = 100;
/** How often other phrases are suggested in place of those that are not used beside the rest. */
const SUGGESTING_ROUNDS = 3;

export interface Match {
  /** Which of the phrases. */
  phrase: number;
  /** The parts of the text that it is made of: more than one where its words stand apart. */
  spans: { start: number; end: number }[];
}

export interface PhraseCheck extends PageChecks {
  text: string;
  contentWords: number;
  factor: number;
  matches: number;
  /** Uses more, whose words count for another phrase, such as a longer one. */
  covered: number;
  /** In percent. */
  density: number;
  verdict: Verdict;
  recommended: { from: number; to: number };
  zones: Record<Zone, number>;
  /** Uses in each part of the text. */
  slices: number[];
  crowded: Passage[];
}

export interface TextCheck {
  words: number;
  /** Whether forms of words were compared: where they were asked for, and are known of the language. */
  wordForms: boolean;
  phrases: PhraseCheck[];
  /** Whether the phrases are the strongest of the text, since none was given. */
  isSuggested: boolean;
  /** In the order of the text. */
  matches: Match[];
  beginnings: Passage[];
  lists: Passage[];
  /** What the text says again and again. */
  frequent: Phrase[];
}

interface Use extends Match {
  zone: TextZone;
  /** The first of its words, counted through the text. */
  word: number;
  start: number;
  end: number;
}

interface Found extends ReturnType<typeof findUses> {
  phrases: readonly Keyphrase[];
  matcher: KeyphraseMatcher;
}

/** Whether a text, and the page around it, says its phrases too seldom, well or too often, and where. */
export function checkText(
  text: string,
  page: PageAround | undefined,
  asked: readonly string[],
  wanted: MatchOptions,
): TextCheck {
  const { language } = wanted;
  const options = { ...wanted, wordForms: wanted.wordForms && hasWordForms(language) };
  const names = namesPattern(asked);
  const sentences = [...sentencesOf(text, language, names)];
  const frequent = frequentPhrases(sentences, language);
  const keys = new WordKeys(options);
  const given = readKeyphrases(asked, keys, language);
  const isSuggested = given.length === 0;
  const lines = linesWithZones(text, page);
  const look = (wanted: readonly Keyphrase[]): Found => {
    const matcher = new KeyphraseMatcher(wanted, options.anyOrder);
    return { phrases: wanted, matcher, ...findUses(sentences, lines, { matcher, keys, language }) };
  };
  const found = isSuggested ? lookForStrongest(frequent, look, { keys, language }) : look(given);
  const { phrases, matcher } = found;
  const around = new PageZoneChecks(headingsOf(text, page), page, { matcher, keys, language, names });
  return {
    words: found.words,
    wordForms: options.wordForms,
    phrases: phrases.map((phrase, index) => {
      const uses = found.uses.filter((use) => use.phrase === index);
      const covered = found.covered.get(index) ?? 0;
      return checkPhrase(phrase, uses, {
        words: found.words,
        places: found.places,
        covered,
        options,
        page: around.of(phrase, index),
      });
    }),
    isSuggested,
    matches: found.uses.map(({ phrase, spans }) => ({ phrase, spans })),
    beginnings: alikeBeginnings(found.prose, language),
    lists: found.lists,
    frequent: frequent.slice(0, SHOWN_FREQUENT),
  };
}

/** Suggests phrases that are used each: words that others take, in any order too, are theirs. */
function lookForStrongest(
  frequent: readonly Phrase[],
  look: (phrases: readonly Keyphrase[]) => Found,
  { keys, language }: { keys: WordKeys; language: string | undefined },
): Found {
  const unused = new Set<string>();
  for (let round = 1; ; round += 1) {
    const others = frequent.filter(({ text }) => !unused.has(lowerCase(text, language)));
    const found = look(strongest(others, keys, language));
    const used = new Set(found.uses.map(({ phrase }) => phrase));
    if (used.size === found.phrases.length) return found;
    if (round === SUGGESTING_ROUNDS) return look(found.phrases.filter((_, index) => used.has(index)));
    found.phrases.forEach(({ text }, index) => used.has(index) || unused.add(text));
  }
}

function frequentPhrases(sentences: readonly Sentence[], language: string | undefined): Phrase[] {
  const counter = new PhraseCounter();
  for (const sentence of sentences) counter.add(sentence);
  return counter.phrases(language);
}

function findUses(
  sentences: readonly Sentence[],
  lines: readonly { start: number; zone: TextZone }[],
  { matcher, keys, language }: { matcher: KeyphraseMatcher; keys: WordKeys; language: string | undefined },
) {
  const uses: Use[] = [];
  const covered = new Map<number, number>();
  const cover = (phrase: number) => covered.set(phrase, (covered.get(phrase) ?? 0) + 1);
  const prose: Sentence[] = [];
  const lists: Passage[] = [];
  let words = 0;
  let places = 0;
  let line = 0;
  for (const sentence of sentences) {
    while ((lines[line + 1]?.start ?? Infinity) <= sentence.start) line += 1;
    const zone = lines[line]?.zone ?? 'body';
    const keysOfSentence = keys.ofSentence(sentence);
    for (const { phrase, tokens } of matcher.find(keysOfSentence, cover)) {
      const spans = spansOf(sentence, tokens);
      const [start, end] = [spans[0]?.start ?? 0, spans.at(-1)?.end ?? 0];
      uses.push({ phrase, spans, zone, word: places + (tokens[0] ?? 0), start, end });
    }
    // Headings and items say again what they are about, and do so rightly.
    if (zone === 'body') prose.push(sentence);
    lists.push(...repeatingLists(sentence, keysOfSentence, language));
    words += sentence.words;
    places += sentence.tokens.length;
  }
  return { uses, covered, prose, lists, words, places };
}

/** Words that follow each other are one part. */
function spansOf({ start, starts, tokens }: Sentence, places: readonly number[]): Match['spans'] {
  const spans: Match['spans'] = [];
  let before = -2;
  for (const place of places) {
    const begin = start + (starts[place] ?? 0);
    const end = begin + (tokens[place]?.text.length ?? 0);
    const last = spans.at(-1);
    if (last && place === before + 1) last.end = end;
    else spans.push({ start: begin, end });
    before = place;
  }
  return spans;
}

function checkPhrase(
  { text, content }: Keyphrase,
  uses: readonly Use[],
  { words, places, covered, options, page }: PhraseSurroundings,
): PhraseCheck {
  const usage = {
    matches: uses.length,
    words,
    contentWords: content.length,
    wordForms: options.wordForms,
  };
  const slices = Array.from({ length: SLICES }, () => 0);
  const zones: PhraseCheck['zones'] = { ...page.zones, heading: 0, list: 0, body: 0 };
  for (const { word, zone } of uses) {
    const slice = Math.floor((word * SLICES) / places);
    slices[slice] = (slices[slice] ?? 0) + 1;
    zones[zone] += 1;
  }
  return {
    ...page,
    text,
    contentWords: content.length,
    factor: lengthFactor(content.length),
    matches: uses.length,
    covered,
    density: densityOf(usage),
    verdict: verdictOf(usage),
    recommended: recommendedUses(usage),
    zones,
    slices,
    crowded: crowdedPassages(uses, text),
  };
}

interface PhraseSurroundings {
  /** Of the text. */
  words: number;
  /** Of the text: its words and what else is compared, such as `½`. */
  places: number;
  covered: number;
  options: MatchOptions;
  page: PageChecks & { zones: PageZones };
}

type PageZones = Pick<PhraseCheck['zones'], 'title' | 'description' | 'alt'>;

import { LANGUAGES_OF_WORDS, NUMBER_WORDS, type WordLanguage } from './number-word-tables';

/** A number in words in one reading: the whole, and the words' own values above 1. */
export interface WordedNumber {
  whole: number;
  parts: number[];
}

interface Reading {
  language: WordLanguage;
  values: readonly number[];
  counts: Counting;
}

/** Where a word alone is a number: in any text, in one of its own language, or only among other words of a number. */
type Counting = 'anywhere' | 'own' | 'within';

interface Run {
  language: WordLanguage;
  start: number;
  end: number;
  values: number[];
  counts: Counting[];
}

const WORDS = /\p{L}[\p{L}\p{M}]*/gu;
/** What may stand between the words of one number. */
const BETWEEN = /^(?:[ \u00a0]|[-\u2010\u2011])$/u;
/** What numbers that are written as one word are made of: a word without any of it is not taken apart. */
const GLUED = /zehn|zig|ßig|hundert|tausend|tig|tien|honderd|duizend|cento|mila|vent|trent|ant|veinti/u;
/** Longer words are no numbers. */
const MAX_WORD = 50;
const FOUR_TWENTIES = 80;

interface NamedValue {
  name: string;
  value: number;
}

const READINGS = readings();
const GLUED_PARTS = LANGUAGES_OF_WORDS.flatMap((language) => {
  const { glued } = NUMBER_WORDS[language];
  return glued ? [{ language, parts: namedValues(glued) }] : [];
});
const JOINERS = joiners();

/**
 * The numbers that a text writes in words of English, Dutch, French, German, Italian, Polish, Portuguese, Spanish and
 * Turkish ("fifty", "neunundvierzig", "quatre-vingt-dix"), each with its readings, of which one is meant. Words for one
 * are articles and count within a longer number alone. Words that are something else in another language, such as `once`,
 * count in a text of their own `language` (a code of BCP 47) or within a longer number.
 */
export function numbersInWords(text: string, language = ''): WordedNumber[][] {
  const [own = ''] = language.split('-');
  const runs: Run[] = [];
  const open = new Map<WordLanguage, Run>();
  const close = (of: WordLanguage) => {
    const run = open.get(of);
    open.delete(of);
    if (run && isNumber(run, own) && run.values.some((value) => value > 1)) runs.push(run);
  };
  let end = 0;
  for (const { 0: written, index } of text.matchAll(WORDS)) {
    const word = written.toLowerCase().replaceAll('i\u0307', 'i');
    const found = readingsOf(word);
    if (open.size > 0) {
      const goesOn = BETWEEN.test(text.slice(end, index));
      for (const of of [...open.keys()]) {
        const isPart = found.some((reading) => reading.language === of) || JOINERS.get(of) === word;
        if (!goesOn || !isPart) close(of);
      }
    }
    end = index + written.length;
    for (const { language: of, values, counts } of found) {
      const run = open.get(of) ?? { language: of, start: index, end, values: [], counts: [] };
      run.values.push(...values);
      run.counts.push(counts);
      open.set(of, { ...run, end });
    }
  }
  for (const of of [...open.keys()]) close(of);
  return grouped(runs);
}

function isNumber({ language, counts }: Run, own: string): boolean {
  if (counts.includes('anywhere')) return true;
  return language === own && (counts.length > 1 || counts.includes('own'));
}

/** Readings that share a word are of one number. */
function grouped(runs: readonly Run[]): WordedNumber[][] {
  const groups: WordedNumber[][] = [];
  let until = 0;
  for (const { start, end, values, language } of runs.toSorted((a, b) => a.start - b.start)) {
    const reading = { whole: wholeOf(values, language), parts: values.filter((value) => value > 1) };
    const group = start < until ? groups.at(-1) : undefined;
    if (group) group.push(reading);
    else groups.push([reading]);
    until = Math.max(until, end);
  }
  return groups;
}

/** Hundreds and what is above them multiply what stands before. */
function wholeOf(values: readonly number[], language: WordLanguage): number {
  let [total, current] = [0, 0];
  for (const value of values) {
    if (value >= 1_000) {
      total += Math.max(current, 1) * value;
      current = 0;
    } else if (value === 100) current = Math.max(current, 1) * 100;
    else if (language === 'fr' && value === 20 && current % 100 === 4) current += FOUR_TWENTIES - 4;
    else current += value;
  }
  return total + current;
}

function readingsOf(word: string): readonly Reading[] {
  const known = READINGS.get(word);
  if (known) return known;
  if (word.length > MAX_WORD || !GLUED.test(word)) return [];
  return GLUED_PARTS.flatMap(({ language, parts }) => {
    const values = partsOf(word, parts);
    return values ? [{ language, values, counts: 'anywhere' as const }] : [];
  });
}

/** The values of the parts that a word is made of, those of joints (0) left out; undefined for another word. */
function partsOf(word: string, parts: readonly NamedValue[]): number[] | undefined {
  if (word === '') return [];
  for (const { name: part, value } of parts) {
    if (!word.startsWith(part)) continue;
    const rest = partsOf(word.slice(part.length), parts);
    if (rest) return value === 0 ? rest : [value, ...rest];
  }
  return undefined;
}

function readings(): ReadonlyMap<string, readonly Reading[]> {
  const found = new Map<string, Reading[]>();
  for (const language of LANGUAGES_OF_WORDS) {
    const { words, otherElsewhere, otherHere = '' } = NUMBER_WORDS[language];
    const [elsewhere, here] = [otherElsewhere, otherHere].map((names) => new Set(names.split(' ')));
    const countingOf = (name: string): Counting =>
      here?.has(name) ? 'within' : elsewhere?.has(name) ? 'own' : 'anywhere';
    for (const { name, value } of namedValues(words)) {
      const reading = { language, values: [value], counts: countingOf(name) };
      found.set(name, [...(found.get(name) ?? []), reading]);
    }
  }
  return found;
}

/** Of a table such as `12 twelve dozen, 13 thirteen`. */
function namedValues(table: string): NamedValue[] {
  return table.split(', ').flatMap((row) => {
    const [value, ...names] = row.split(' ');
    return names.map((name) => ({ name, value: Number(value) }));
  });
}

function joiners(): ReadonlyMap<WordLanguage, string> {
  return new Map(LANGUAGES_OF_WORDS.map((language) => [language, NUMBER_WORDS[language].joiner]));
}

import type { Readability } from '@domain/text/readability';
import { MIN_READABLE_WORDS } from '@domain/text/readability';
import { readingSpeed, secondsAt, speakingSpeed, type Speed } from '@domain/text/reading-time';
import type { TextCounts } from '@domain/text/text-counter';
import { formatCount, formatSeconds } from '../../shared/format';
import { type CounterSettings, PRESENTATION_PACE } from './settings';

export interface Figure {
  label: string;
  value: string;
  hint?: string;
}

export function wordsOf(counts: TextCounts, { words }: CounterSettings): number {
  return words === 'word' ? counts.wordsLikeWord : counts.words;
}

/** The tiles: seven figures of a text or of a selected part of it. */
export function figuresOf(
  counts: TextCounts,
  settings: CounterSettings,
  language: string | undefined,
): Figure[] {
  const reading = readingSpeed(language, settings.pace);
  const speaking =
    settings.speaking === 'presentation'
      ? readingSpeed(language, PRESENTATION_PACE)
      : speakingSpeed(language);
  return [
    { label: 'Words', value: formatCount(wordsOf(counts, settings)) },
    { label: 'Characters', value: formatCount(counts.characters) },
    { label: 'Without spaces', value: formatCount(counts.charactersWithoutSpaces) },
    { label: 'Sentences', value: formatCount(counts.sentences) },
    { label: 'Paragraphs', value: formatCount(counts.paragraphs) },
    { label: 'Reading', value: timeText(reading, counts), hint: speedText(reading) },
    { label: 'Speaking', value: timeText(speaking, counts), hint: speedText(speaking) },
  ];
}

function speedText({ perMinute, unit }: Speed): string {
  return `${Math.round(perMinute)} ${unit} a minute`;
}

function timeText(speed: Speed, counts: TextCounts): string {
  return formatSeconds(Math.round(secondsAt(speed, counts)));
}

const FLESCH_BANDS: readonly (readonly [from: number, name: string])[] = [
  [90, 'Very easy'],
  [80, 'Easy'],
  [70, 'Fairly easy'],
  [60, 'Plain'],
  [50, 'Fairly difficult'],
  [30, 'Difficult'],
  [-Infinity, 'Very difficult'],
];
const LIX_BANDS: readonly (readonly [from: number, name: string])[] = [
  [60, 'Very difficult'],
  [50, 'Difficult'],
  [40, 'Medium'],
  [30, 'Easy'],
  [-Infinity, 'Very easy'],
];
const REASONS: Record<Extract<Readability, { formula: 'none' }>['reason'], string> = {
  'too-short': `Readability needs at least ${MIN_READABLE_WORDS} words.`,
  'no-spaces': 'There is no readability formula for a language that is written without spaces.',
  'unknown-language': 'Choose the language of the text to see how easily it reads.',
};

/** How easily a text reads, in words; only a reason where nothing can be said. */
export function readabilityText(readability: Readability): { score?: string; band?: string; text: string } {
  if (readability.formula === 'none') return { text: REASONS[readability.reason] };
  const { score } = readability;
  const bands = readability.formula === 'flesch' ? FLESCH_BANDS : LIX_BANDS;
  const band = bands.find(([from]) => score >= from)?.[1] ?? '';
  const text =
    readability.formula === 'flesch'
      ? `Flesch reading ease (${readability.author}): the higher, the easier. At 60 or more, most people read it easily.`
      : 'LIX: words per sentence and the share of words of more than 6 letters. The lower, the easier.';
  return { score: score.toFixed(1), band, text };
}

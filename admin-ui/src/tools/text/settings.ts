import { READING_WORDS_PER_MINUTE } from '@domain/text/reading-time';

export const MIN_PACE = 100;
export const MAX_PACE = 400;
/** Words a minute of somebody who presents in English: an assumption of ours. */
export const PRESENTATION_PACE = 130;

export interface CounterSettings {
  words: 'unicode' | 'word';
  /** Words of English a minute. */
  pace: number;
  speaking: 'aloud' | 'presentation';
  /** ISO 639-1; without one the detected language counts. */
  language?: string;
  goal: { unit: 'words' | 'characters'; amount: number };
}

export const DEFAULT_SETTINGS: CounterSettings = {
  words: 'unicode',
  pace: READING_WORDS_PER_MINUTE,
  speaking: 'aloud',
  goal: { unit: 'words', amount: 0 },
};

const keyOf = (user: string) => `word-counter.settings.${user}`;

/** The user's, as this browser keeps them. */
export function readSettings(user: string): CounterSettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(user)) ?? '{}');
    return { ...DEFAULT_SETTINGS, ...(stored as Partial<CounterSettings>) };
  } catch {
    return DEFAULT_SETTINGS;
  }
}

export function keepSettings(user: string, settings: CounterSettings): void {
  try {
    localStorage.setItem(keyOf(user), JSON.stringify(settings));
  } catch {
    // A browser that stores nothing: they are the usual ones next time.
  }
}

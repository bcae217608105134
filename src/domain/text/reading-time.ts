/** Words a minute read silently in English (Brysbaert 2019). */
export const READING_WORDS_PER_MINUTE = 238;
/** Read aloud in English (IReST 2012), which the other languages are compared with. */
const ENGLISH_SPEECH = 228;
/** Words a minute read aloud (IReST 2012). */
const SPEECH_WORDS: Readonly<Record<string, number>> = {
  ar: 138,
  de: 179,
  en: 228,
  es: 218,
  fi: 161,
  fr: 195,
  he: 187,
  it: 188,
  nl: 202,
  pl: 166,
  pt: 181,
  ru: 184,
  sl: 180,
  sv: 199,
  tr: 166,
};
/** Characters a minute read aloud (IReST 2012), where words say little. */
const SPEECH_CHARACTERS: Readonly<Record<string, number>> = { zh: 255, ja: 357 };
const OTHER_SPEECH_CHARACTERS = 882;

/** What a speed counts, and how many of them pass in a minute. */
export interface Speed {
  unit: 'words' | 'characters';
  perMinute: number;
}

/** How fast a text of a language is read aloud; one of an unknown language as English. */
export function speakingSpeed(language: string | undefined): Speed {
  const words = SPEECH_WORDS[language ?? 'en'];
  if (words !== undefined) return { unit: 'words', perMinute: words };
  return { unit: 'characters', perMinute: SPEECH_CHARACTERS[language ?? ''] ?? OTHER_SPEECH_CHARACTERS };
}

/** How fast it is read silently, where English is read at so many words a minute. */
export function readingSpeed(language: string | undefined, english = READING_WORDS_PER_MINUTE): Speed {
  const { unit, perMinute } = speakingSpeed(language);
  return { unit, perMinute: (english * perMinute) / ENGLISH_SPEECH };
}

/** Seconds at a speed. */
export function secondsAt(
  { unit, perMinute }: Speed,
  counts: { words: number; charactersWithoutSpaces: number },
): number {
  return (60 * (unit === 'words' ? counts.words : counts.charactersWithoutSpaces)) / perMinute;
}

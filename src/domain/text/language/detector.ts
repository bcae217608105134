/** One guess at the language of a text, by its ISO 639-1 code; the score is from 0 to 1. */
export interface Candidate {
  language: string;
  score: number;
}

export interface Guess {
  /** The best first. */
  candidates: readonly Candidate[];
  /** Whether the first one stands clear of the others. */
  reliable: boolean;
}

/** Tells languages of one script apart by their letters, as far as 1,000 characters. */
export type Detector = (text: string, languages: readonly string[]) => Guess;

/** What Cohort uses of `eld`, whichever of its databases was loaded. */
export interface Eld {
  detect(text: string): { language: string; getScores(): Record<string, number>; isReliable(): boolean };
  setLanguageSubset(languages: string[] | boolean): unknown;
}

/**
 * A detector on a loaded `eld`. Its medium database is for servers (`import('eld/medium')` in a thread: 200 MB while it
 * loads), the extra small one for browsers.
 */
export function detectorOn(eld: Eld): Detector {
  let subset = '';
  return (text, languages) => {
    const wanted = languages.join();
    if (wanted !== subset) eld.setLanguageSubset([...languages]);
    subset = wanted;
    const result = eld.detect(text);
    const candidates = Object.entries(result.getScores()).map(([language, score]) => ({ language, score }));
    return { candidates: candidates.sort((a, b) => b.score - a.score), reliable: result.isReliable() };
  };
}

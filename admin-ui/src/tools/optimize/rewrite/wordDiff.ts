import { diffArrays } from 'diff';

/** A run of words: of both texts, of the first alone (`gone`), or of the second alone (`new`). */
export interface WordRun {
  is: 'kept' | 'gone' | 'new';
  text: string;
}

/** What two texts have in common by their words, in any script; runs of `kept` and `gone` are the first text, the others the second. */
export function wordDiff(before: string, after: string): WordRun[] {
  return diffArrays(wordsOf(before), wordsOf(after)).map(({ value, added, removed }) => ({
    is: added ? 'new' : removed ? 'gone' : 'kept',
    text: value.join(''),
  }));
}

function wordsOf(text: string): string[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

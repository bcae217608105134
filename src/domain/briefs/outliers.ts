import { type BriefPage, MIN_COMPETITORS } from '../../contracts/briefs/briefs';
import type { ComparedPage } from './compared-page';
import { pageKindOf } from './page-kinds';
import { medianOf } from './spread';

/** Of the median of words: outside of it a page is of another kind (Intelligent Brief, section 5 of the specification). */
const USUAL = { from: 0.4, to: 2.5 };

export type Standing = Pick<BriefPage, 'position' | 'outlier' | 'included'>;

/**
 * Which pages are outliers by what they are, else by their words, and which count. An outlier counts where its reader says so,
 * and where without it fewer than MIN_COMPETITORS would: then those nearest to the median do, pages of another kind or language
 * last. In the order given.
 * @param language ISO 639-1, of the brief
 */
export function standingsOf(pages: readonly ComparedPage[], language: string): Standing[] {
  const kinds = pages.map((page) => pageKindOf(page, language));
  const texts = pages.filter((_, at) => kinds[at] === undefined);
  const median = medianOf((texts.length > 0 ? texts : pages).map(({ text }) => text.counts.words));
  const standings = pages.map(({ position, text, included }, at): Standing => {
    const outlier = kinds[at] ?? outlierOf(text.counts.words, median);
    return { position, outlier, included: included ?? outlier === null };
  });
  const strangeness = (at: number) => (kinds[at] === undefined ? 0 : kinds[at] === 'language' ? 2 : 1);
  const distance = (at: number) =>
    Math.abs(Math.log((pages[at]?.text.counts.words ?? 0) + 1) - Math.log(median + 1));
  const spare = standings
    .map((_, at) => at)
    .filter((at) => !standings[at]?.included && pages[at]?.included === undefined)
    .sort(
      (a, b) =>
        strangeness(a) - strangeness(b) ||
        distance(a) - distance(b) ||
        (pages[a]?.position ?? 0) - (pages[b]?.position ?? 0),
    );
  const missing = MIN_COMPETITORS - standings.filter(({ included }) => included).length;
  for (const at of spare.slice(0, Math.max(0, missing))) (standings[at] as Standing).included = true;
  return standings;
}

function outlierOf(words: number, median: number): Standing['outlier'] {
  if (words < USUAL.from * median) return 'short';
  return words > USUAL.to * median ? 'long' : null;
}

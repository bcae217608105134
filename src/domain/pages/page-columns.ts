import type { AnalysedPage } from '../../contracts/pages/page-runs';

type Said = Pick<
  AnalysedPage,
  | 'title'
  | 'titlePixels'
  | 'description'
  | 'descriptionPixels'
  | 'h1'
  | 'robots'
  | 'canonical'
  | 'lang'
  | 'words'
>;
type Held = Pick<
  AnalysedPage,
  'images' | 'imagesWithoutAlt' | 'structuredTypes' | 'needsJavaScript' | 'bytes' | 'milliseconds'
>;

/**
 * What a page says of itself, as every export of pages has it: by the names that users of crawlers know; `Title 1` and
 * the like are Screaming Frog's.
 */
export const SAID_COLUMNS = {
  'Title 1': ({ title }: Said) => title,
  'Title 1 Length': ({ title }: Said) => title?.length ?? 0,
  'Title 1 Pixel Width': ({ titlePixels }: Said) => titlePixels,
  'Meta Description 1': ({ description }: Said) => description,
  'Meta Description 1 Length': ({ description }: Said) => description?.length ?? 0,
  'Meta Description 1 Pixel Width': ({ descriptionPixels }: Said) => descriptionPixels,
  'H1-1': ({ h1 }: Said) => h1,
  'Meta Robots 1': ({ robots }: Said) => robots,
  'Canonical Link Element 1': ({ canonical }: Said) => canonical,
  Language: ({ lang }: Said) => lang,
  'Word Count': ({ words }: Said) => words,
};

/** What a page is made of, and what it cost to get it. */
export const HELD_COLUMNS = {
  Images: ({ images }: Held) => images,
  'Images Without Alt': ({ imagesWithoutAlt }: Held) => imagesWithoutAlt,
  'Structured Data': ({ structuredTypes }: Held) => structuredTypes.join(', '),
  'Needs JavaScript': ({ needsJavaScript }: Held) => needsJavaScript,
  'Size (bytes)': ({ bytes }: Held) => bytes,
  'Response Time (ms)': ({ milliseconds }: Held) => milliseconds,
};

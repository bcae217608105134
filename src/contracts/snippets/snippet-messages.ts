import { MAX_SAVED_SNIPPETS, SNIPPET_LIMITS } from './snippets';

const { rows, keywords, variants } = SNIPPET_LIMITS;

/** What the snippet preview says. */
export const SNIPPET_MESSAGES = {
  noPublishedLimit:
    'Google publishes no limit. These are the figures of the tools that measure it; those marked [A] are our defaults.',
  cutAfter: (where: string, word: string, pixels: number, limit: number) =>
    `Cut on ${where} after “${word}” (${pixels} of ${limit} px)`,
  noImage: 'No og:image: networks will pick a picture or none',
  nameRequired: 'Enter a name.',
  fieldsInvalid: 'This is missing or incomplete.',
  textInvalid: 'Enter text.',
  dateInvalid: 'Enter a day such as 2026-11-21.',
  cardInvalid: 'Choose one of the listed cards.',
  variantsCount: `Give 1 to ${variants} variants.`,
  addressInvalid: 'This is not a full URL such as https://example.com/page, so the tags have no og:url.',
  tooManyKeywords: `Only the first ${keywords} keywords are used: take out those behind them, or put the important ones first.`,
  tooManySets: `You have ${MAX_SAVED_SNIPPETS} saved sets. Delete one before you save another.`,
  saved: 'The set is saved',
  deleted: 'The set is deleted',
  tagsCopied: 'The tags are copied to your clipboard',
  copyRefused: 'Your browser did not allow copying. Select the tags and copy them.',
  filled: 'The form now shows the page’s own title, description and tags.',
  imageKind: 'There is no PNG, JPEG, GIF or WebP image at this URL.',
  imageTooLarge: 'This image is larger than 5 MB: networks leave it out.',
  imageTooManyPixels: 'This image has more than 25 megapixels: networks leave it out.',
  imageDamaged: 'This image is damaged.',
  fileTooLarge: 'The file is larger than 10 MB.',
  fileUnreadable: 'This file could not be read as a CSV. Choose another one.',
  noTitleColumn: 'The file has no column with titles. Name it Title, Title 1 or Meta title.',
  noRows: 'The file has no rows below its header.',
  tooManyRows: (count: number) =>
    `Only the first ${rows.toLocaleString('en')} of ${count.toLocaleString('en')} rows are shown.`,
} as const;

import type { MissingMeaning } from '../hub/hub';
import { STRATEGY_LIMITS, THRESHOLD_RANGES } from './strategy';

const between = ([low, high]: readonly [number, number]) => `from ${low} to ${high.toLocaleString('en')}`;

/** Sentences of the Content Strategy Evaluator. */
export const STRATEGY_MESSAGES = {
  nothingGiven: 'Choose a keyword CSV, a Search Console CSV or a reading of your site: at least one of them.',
  languageInvalid: 'Choose the language of the keywords.',
  nameTooLong: `Use at most ${STRATEGY_LIMITS.name} characters.`,
  optionsInvalid: 'The field "options" must be a JSON object.',
  optionsFirst: 'Send the field "options" before the files.',
  fileUnknown: 'Send the files as "keywords" and "searchConsole", each once.',
  sampleInvalid: 'sample must be true or false.',
  readingInvalid: 'Choose a finished reading.',
  readingEmpty:
    'This reading has no page that may be indexed, so there is nothing to judge. Choose another one.',

  noPageColumn:
    'This file has queries without their pages, as the export on Search Console’s own page does. Export query and page together, with Looker Studio, “Search Analytics for Sheets” or the API, and choose that file. As a keyword CSV it can be used as it is.',
  noQueryColumn:
    'This file has no column of queries. Export query and page together, with Looker Studio, “Search Analytics for Sheets” or the API.',
  noImpressionColumn:
    'This file has no column of impressions. Export query and page with clicks, impressions and position.',
  noSearchRows:
    'This file has no row with a query and the full URL of a page, such as https://example.com/page.',

  keywordsCut: (used: number, total: number) =>
    `Only the first ${used.toLocaleString('en')} of ${total.toLocaleString('en')} keywords were used.`,
  withoutSite: {
    all: 'Without a reading of your site, nobody can tell which of these keywords already have a page. Add one to see what to write.',
    some: 'Without a reading of your site, only pages that rank are known. Add one to see which of the other keywords already have a page, and what to write.',
  },
  missingMeaning: {
    off: 'Keywords and pages are compared by their words, because comparing by meaning is switched off on this server.',
    failed:
      'Keywords and pages are compared by their words, because the sentence model did not answer. Evaluate again to compare them by meaning.',
  } satisfies Record<MissingMeaning, string>,
  tooSlow: 'These files take too long to be evaluated. Split the keywords and try again.',
  tooMuchMemory: 'These files take too much memory to be evaluated. Split the keywords and try again.',
  tooBusy: 'This evaluation takes too long to be opened right now. Try again in a minute.',
  notFinished: 'This evaluation is not ready yet.',

  granularityInvalid: 'granularity must be broad, balanced or tight.',
  coveredInvalid: `Enter a number ${between(THRESHOLD_RANGES.covered)}`,
  partialInvalid: `Enter a number ${between(THRESHOLD_RANGES.partial)}`,
  partialAbove: 'This must be smaller than what counts as covered.',
  overlapInvalid: `Enter a number ${between(THRESHOLD_RANGES.overlap)}`,
  thinInvalid: `Enter a whole number ${between(THRESHOLD_RANGES.thinWords)}`,
  depthInvalid: `Enter a whole number ${between(THRESHOLD_RANGES.maxDepth)}`,
  nearInvalid: 'Choose 0.8, 0.85, 0.9 or 0.95.',

  textsInvalid: 'want must be names or summary.',
  tabInvalid: 'tab must be clusters, gaps, cannibalisation or pages.',
} as const;

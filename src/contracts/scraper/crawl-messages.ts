import { CRAWL_LIMITS, MAX_EXTRACTIONS, MAX_IGNORED_PATHS, MAX_LISTED_ADDRESSES } from './crawls';

const RANGES = {
  pageLimit: 'The page limit',
  depth: 'The depth',
  delay: 'The delay',
  concurrency: 'The number of requests at a time',
  queryLimit: 'The limit of URLs with a query string',
} as const;

/** What users read about crawls. */
export const CRAWL_MESSAGES = {
  modeInvalid: 'Choose a site or a list of URLs.',
  startRequired: 'Enter the URL to start from, such as https://example.com/.',
  addressesRequired: 'Enter at least one URL.',
  tooManyAddresses: `Enter at most ${MAX_LISTED_ADDRESSES.toLocaleString('en')} URLs.`,
  addressInvalid: 'Enter full URLs that begin with https:// or http://, without a password in them.',
  range: (field: keyof typeof RANGES) =>
    `${RANGES[field]} must be a whole number from ${CRAWL_LIMITS[field].min} to ${CRAWL_LIMITS[field].max.toLocaleString('en')}.`,
  notDeeper: (depth: number) => `Enter a depth of more than ${depth.toLocaleString('en')}.`,
  switchInvalid: 'A switch must be on or off.',
  ignorePathsInvalid: `Enter at most ${MAX_IGNORED_PATHS} parts of paths, each of 1 to 200 characters.`,
  extractionsInvalid: `Enter at most ${MAX_EXTRACTIONS} extraction rules, each with a name and a rule.`,
  extractionNameRequired: 'Give the rule a name of at most 60 characters.',
  extractionNamesDiffer: 'Give each rule a name of its own.',
  extractionByInvalid: 'Choose a CSS selector or a pattern.',
  extractionRuleRequired: 'Enter a selector or a pattern of at most 500 characters.',
  attributeInvalid: 'Enter an attribute’s name, such as href.',
  robotsTextTooLong: 'Enter at most 500 KiB of rules.',
  tooLarge: 'The list is larger than 4 MB: split it into several crawls.',
  beingStarted: 'This crawl is still being started. Try again in a moment.',
  stillRuns: 'This crawl is still running: cancel it first.',
  notAnalysed: 'This will be known when the crawl has ended.',
  compareSelf: 'Choose another crawl to compare with.',
  noRun: 'This crawl has ended.',
  goesOn: 'This crawl was just resumed.',
  deleting: 'This crawl is being deleted.',
} as const;

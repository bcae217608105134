import { HUB_LIMITS, type MissingMeaning } from './hub';

export const HUB_MESSAGES = {
  seedRequired: 'Enter the keyword that the hub is about',
  seedTooLong: `Use at most ${HUB_LIMITS.seed} characters`,
  languageInvalid: 'Choose the language of the keywords',
  keywordsRequired: 'Choose a csv of keywords or paste a list',
  optionsInvalid: 'The field "options" must be a JSON object',
  optionsFirst: 'Send the field "options" before the file',
  existingInvalid: 'List the pages as text, one a line',
  existingTooLarge: 'The list of pages is longer than 1 MB',
  existingTooMany: `List at most ${HUB_LIMITS.existing.toLocaleString('en')} pages`,
  existingTwice: 'Choose either a list of pages or a site reading',
  readingRequired: 'Choose a finished reading of your site',
  readingGone: 'This site reading was deleted. Choose another one, or list the pages.',
  sampleInvalid: 'sample must be true or false',
  keywordsCut: (used: number, total: number) =>
    `Only the first ${used.toLocaleString('en')} of ${total.toLocaleString('en')} keywords were used.`,
  missingMeaning: {
    off: 'The keywords are grouped by their words, because grouping by meaning is switched off on this server.',
    failed:
      'The keywords are grouped by their words, because the sentence model did not answer. Make the hub again to group them by meaning.',
  } satisfies Record<MissingMeaning, string>,
  noSlug: 'the title has no letters or digits. Choose an address yourself.',
  tooSlow: 'These keywords take too long to be grouped. Split the file and try again.',
  tooMuchMemory: 'These keywords take too much memory to be grouped. Split the file and try again.',
  notFinished: 'This hub is not ready yet.',
  tooBusy: 'This hub could not be read just now. Please try again.',

  granularityInvalid: 'granularity must be broad, balanced or tight',
  textsInvalid: 'want must be titles or subtopics',
  formatInvalid: 'format must be csv, md, docx or svg',
  partInvalid: 'part must be pages, links or keywords',
  versionInvalid: 'version must be a whole number',
  editsInvalid: `edits must be a list of 1 to ${HUB_LIMITS.edits} changes`,
  editInvalid: 'kind must be move, rename, merge, remove, add or existing',
  stale:
    'This hub was changed elsewhere in the meantime. It now shows the newer version; make your change again.',

  pageGone: 'This page is not part of the hub any more',
  parentGone: 'The page that it should be put under is not part of the hub any more',
  rootFixed: 'The seed’s own page stays where it is',
  intoItself: 'A page cannot be put under itself or under one of its own pages',
  tooDeep: `A hub has at most ${HUB_LIMITS.depth} levels below its seed. Choose a page further up.`,
  offTopicParent: 'Nothing can be put under a page that is off topic. Move that page into the hub first.',
  titleRequired: 'Enter a title',
  titleTooLong: `Use at most ${HUB_LIMITS.title} characters`,
  titleTaken: 'Another page of this hub has this title already',
  addressInvalid: 'Enter a full address such as https://example.com/page, or leave it empty',
  addressTaken: 'Another page of this hub has this address already',
  tooManyPages: `A hub has at most ${HUB_LIMITS.nodes.toLocaleString('en')} pages`,
} as const;

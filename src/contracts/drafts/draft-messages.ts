import { MAX_DRAFTS, MAX_DRAFT_VERSIONS } from './drafts';

/** Sentences of drafts. */
export const DRAFT_MESSAGES = {
  tooLarge:
    'A draft can have at most 200 kB, which is some 10,000 words. Move a part of it to another draft.',
  unreadable: 'This is not the text of a draft.',
  tooDeep: 'Lists, quotes and tables can lie within each other 15 times at most.',
  tooManyNodes: 'This text has too many parts. Move some of it to another draft.',
  unknownPart: (type: string) => `A draft cannot hold “${type}”.`,
  unsafeLink: 'A link can lead to an http, https or mailto URL, or to a page of the same site.',
  pictureByAddress: 'Images are kept by their URL: enter one that begins with https://',
  contentRequired: 'Send the text of the draft.',
  titleInvalid: 'Enter a title in one line.',
  slugInvalid: 'Enter the last part of the URL, such as brew-coffee.',
  descriptionInvalid: 'Enter a description in one line.',
  keywordInvalid: 'Enter a keyword in one line.',
  versionInvalid: 'Say which version you have changed.',
  versionNameRequired: 'Give the version a name.',
  tooMany: `You have ${MAX_DRAFTS} drafts. Delete one that you do not need, and try again.`,
  tooManyVersions: `This draft has ${MAX_DRAFT_VERSIONS.named} named versions. Delete one, and try again.`,
  stale: 'This draft was changed in another tab or on another device. Both texts are kept: choose one.',
  untitled: 'Untitled draft',
  formatInvalid: 'format must be one of docx, md, html.',
} as const;

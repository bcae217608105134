import { MIN_COMPETITORS, type PageCount } from '../briefs/briefs';
import { type Placement, type ScorePart } from './optimize';
import { MAX_REWRITE_TERMS, MAX_REWRITTEN_PARAGRAPHS, type RewriteAim } from './rewrite';

/** Sentences of Optimize Prime. */
export const OPTIMIZE_MESSAGES = {
  tooFewRead: (read: number, given: number) =>
    `Only ${read} of ${given} pages could be read, and a score needs ${MIN_COMPETITORS}. Paste the text of the pages that could not be read, or name others, and start again. Nothing was counted.`,
  tooMuch: 'The pages took too long to compare. Leave out the longest ones, and start again.',
  briefTooFew:
    'This brief has too few pages that could be read. Paste the missing ones there, and try again.',
  oneSource: 'Choose a brief or a run, not both.',
  sourceRequired: 'Choose a brief or a run.',
  sentencesInvalid: 'Send the sentences as a list of texts, 300 at most.',
  meaningMissing: {
    off: 'Terms count by their words alone: meaning is switched off on this server.',
    failed:
      'Terms count by their words alone: the sentence model did not answer. It is asked again as you write.',
  },
  rewriteEmpty: 'Select some text first.',
  rewriteTooLong: 'This is more than the AI rewrites at once. Select at most some 500 words.',
  rewriteTooMany: `This is more than the AI rewrites at once. Select at most ${MAX_REWRITTEN_PARAGRAPHS} paragraphs.`,
  rewriteNotPlain:
    'Select text without tables, images, code blocks and rules: the AI only rewrites plain text.',
  rewriteAimInvalid: 'Choose how to rewrite the text.',
  rewriteTermsInvalid: `Choose 1 to ${MAX_REWRITE_TERMS} terms of the list.`,
  rewriteChanged: 'This text has changed in the meantime. Select it again, and ask once more.',
  notDone: 'This run has not ended yet. Wait until it is done.',
} as const;

export const REWRITE_AIM_NAMES: Record<RewriteAim, string> = {
  clearer: 'Clearer',
  shorter: 'Shorter',
  terms: 'Use missing terms',
};

export const PART_NAMES: Record<ScorePart, string> = {
  terms: 'Terms',
  headings: 'Headings',
  structure: 'Structure',
  placement: 'Keyword placement',
  readability: 'Readability',
};

export const COUNT_NAMES: Record<PageCount, string> = {
  words: 'Words',
  h2: 'H2 headings',
  h3: 'H3 headings',
  paragraphs: 'Paragraphs',
  images: 'Images',
  links: 'Links',
  lists: 'Lists',
  tables: 'Tables',
};

export const PLACEMENT_NAMES: Record<Placement, string> = {
  title: 'In the title',
  h1: 'In the main heading (H1)',
  beginning: 'In the first 10% of the words',
  h2: 'In an H2 heading',
  slug: 'In the slug',
  description: 'In the meta description',
};

import { fetchSentence } from '../scraper/fetch-messages';
import { pageFailureSentence } from '../pages/page-messages';
import type { MissingMeaning } from '../hub/hub';
import type { PageFailure } from '../pages/page-runs';
import { MAX_OWN_KEYWORDS, MAX_PASTED_PAGES_BYTES, OUTLINE_LIMITS } from './brief-limits';
import {
  type BriefPage,
  MAX_COMPETITORS,
  MAX_OUTLINES,
  MAX_PASTED_PAGE,
  MIN_COMPETITORS,
  type OutlineKind,
  type PageOutlier,
} from './briefs';

const MIB = 1024 * 1024;

/** Sentences of Intelligent Brief & Outlines. */
export const BRIEF_MESSAGES = {
  keywordRequired: 'Enter the keyword that the page should rank for.',
  competitorCount: `Give ${MIN_COMPETITORS} to ${MAX_COMPETITORS} competitor pages.`,
  competitorInvalid: 'Give each competitor a URL or a pasted text.',
  addressOrText: 'Enter a URL such as https://example.com/page, or paste the text of the page.',
  eitherAddressOrText: 'Give a URL or a pasted text, not both.',
  addressInvalid: 'This is not a URL. Enter one such as https://example.com/page.',
  addressTwice: 'This URL is already in the list.',
  pasteInvalid: 'Paste the page as text or HTML.',
  pasteEmpty: 'Paste the text of the page.',
  pasteTooLarge: `A pasted page can have at most ${MAX_PASTED_PAGE / MIB} MB.`,
  pastesTooLarge: `All pasted pages together can have at most ${MAX_PASTED_PAGES_BYTES / MIB} MB.`,
  pasteWithoutText: 'No main text was found in it. Paste the text of the article.',
  languageInvalid: 'Choose a language from the list.',
  countryInvalid: 'Choose a country from the list.',
  ownKeywordsInvalid: 'Enter your own keywords, one per line.',
  tooManyOwnKeywords: `Enter at most ${MAX_OWN_KEYWORDS} own keywords.`,
  outlinesInvalid: `Choose 1 to ${MAX_OUTLINES} outlines.`,
  tooFewRead: (read: number, given: number) =>
    `Only ${read} of ${given} pages could be read, and a brief needs ${MIN_COMPETITORS}. Paste the text of the pages that could not be read, or name others, and start again. Nothing was counted.`,
  unreadableTogether: 'The pages took too long to compare. Leave out the longest ones, and start again.',
  pagesTooFew: 'Keep at least 2 pages: a brief is what several pages share.',
  pagesInvalid: 'State for each page, by its position, whether it counts.',
  pageRead: 'This page was read already.',
  staleVersion:
    'These outlines were changed elsewhere in the meantime. Look at the newer ones before you save yours.',
  busy: 'This brief is being recalculated. Wait a moment, and try again.',
  versionInvalid: 'Say which version you have changed.',
  outlinesOther: 'Send the outlines that the brief has, each once.',
  outlineInvalid: 'This is not an outline.',
  sectionsInvalid: `An outline can have at most ${OUTLINE_LIMITS.sections} sections.`,
  sectionInvalid: 'This is not a section of an outline.',
  sectionTwice: 'Each section of an outline has an id of its own.',
  headingRequired: 'Give the section a heading.',
  textsInvalid: 'want must be titles, angle or prose.',
  partInvalid: 'part must be a whole number from 0.',
  sample: 'Sample',
  unread: 'This page took too long to read. Paste its text instead.',
  duplicate: 'Leads to the same page as an earlier URL.',
  empty: 'No main text was found; paste it instead.',
  notHtml: 'This is not a web page. Paste its text instead.',
  pasted: 'Pasted page',
  noShared: (position: number) =>
    `These pages have no structure in common. This is the outline of page ${position}, the longest one: take from it what fits your page.`,
  missingMeaning: {
    off: 'Pages are compared by their words, because comparing them by meaning is switched off on this server.',
    failed:
      'Pages are compared by their words, because the sentence model did not answer. Make the brief again to compare them by meaning.',
  } satisfies Record<MissingMeaning, string>,
} as const;

/** A failure of a page beside those of fetching; `status-403` tells what the site answered. */
export const STATUS_FAILURE = 'status-';

/** Why a competitor was not read, in words. */
export function briefFailureSentence(failure: string): string {
  if (failure === 'duplicate') return BRIEF_MESSAGES.duplicate;
  if (failure === 'empty') return BRIEF_MESSAGES.empty;
  if (failure === 'unread') return BRIEF_MESSAGES.unread;
  if (failure === 'type') return BRIEF_MESSAGES.notHtml;
  if (failure === 'timeout') return fetchSentence('timeout');
  if (!failure.startsWith(STATUS_FAILURE)) return pageFailureSentence(failure as PageFailure);
  return `The site answered with status ${failure.slice(STATUS_FAILURE.length)}. Paste the text of the page instead.`;
}

/** How a competitor is called: by what its owner calls it, its title or its address. */
export function competitorName(page: Pick<BriefPage, 'address' | 'title' | 'position'>): string {
  return page.title ?? page.address ?? `${BRIEF_MESSAGES.pasted} ${page.position}`;
}

export const OUTLINE_NAMES: Record<OutlineKind, string> = {
  consensus: 'Consensus',
  questions: 'Questions first',
  gaps: 'Gaps',
  intent: 'By intent',
};

/** How each kind is put together. */
export const OUTLINE_REASONS: Record<OutlineKind, string> = {
  consensus: 'What most of the pages cover, in the order in which they mostly do.',
  questions: 'Built around what readers ask, with the answers first.',
  gaps: 'What only one of the pages has a heading on.',
  intent: 'The shape of most of the pages: a guide, a list, a comparison, a product page or a how-to.',
};

/** What is told of a page that is left out unless its reader includes it. */
export const OUTLIER_NAMES: Record<PageOutlier, string> = {
  short: 'Much shorter than the others',
  long: 'Much longer than the others',
  language: 'In another language',
  shop: 'A shop’s list of products',
  forum: 'A forum',
  video: 'A video page',
  teaser: 'A teaser: the text goes on elsewhere',
};

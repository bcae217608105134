import type { MissingMeaning } from '../hub/hub';
import { INTERLINK_LIMITS as LIMITS } from './interlinks';
import { INTERLINK_EXPORTS } from './interlink-views';

const most = (count: number, noun: string) =>
  `Enter at most ${count.toLocaleString('en')} ${noun}, one per line`;

/** Sentences of Interlink Genius. */
export const INTERLINK_MESSAGES = {
  readingRequired: 'Choose a finished reading of your site.',
  readingEmpty: 'This reading has no page with a text. Choose another one, or read the site again.',
  readingGone: 'This site reading was deleted. Choose another one, or read the site again.',
  sampleInvalid: 'sample must be true or false.',
  perPageInvalid: `Enter a whole number from ${LIMITS.perPage.min} to ${LIMITS.perPage.max}`,
  patternInvalid: `Enter one pattern per line, without spaces and with at most ${LIMITS.pattern} characters, such as /blog/*.`,
  tooManyPatterns: most(LIMITS.patterns, 'patterns'),
  targetInvalid:
    'Enter one target per line: a full URL or a pattern such as /shop/*. After a URL, you can add a space and its keywords, separated by commas.',
  tooManyTargets: most(LIMITS.targets, 'targets'),
  priorityInvalid:
    'Enter one priority target per line: a full URL such as https://example.com/page. After it, you can add a space and its keywords, separated by commas.',
  tooManyPriority: most(LIMITS.priority, 'priority targets'),

  missingMeaning: {
    off: 'Links were found by words alone, because comparing by meaning is switched off on this server.',
    failed:
      'Links were found by words alone, because the sentence model did not answer. Run it again to have their sentences compared by meaning.',
  } satisfies Record<MissingMeaning, string>,
  tooSlow: 'This site takes too long to be compared. Leave out a part of it by a pattern and try again.',
  tooMuchMemory:
    'This site takes too much memory to be compared. Leave out a part of it by a pattern and try again.',
  tooBusy: 'This result takes too long to be opened right now. Try again in a minute.',
  notFinished: 'This run is not finished yet.',

  decisionInvalid: 'decision must be open, accepted or rejected.',
  rangeInvalid: 'start and end must be whole numbers, start before end.',
  anchorInvalid:
    'This cannot be the anchor. Choose one to twelve words next to each other, at least one of them with a meaning of its own, outside of code and quotations.',
  targetUnknown: 'target must be a page of this run.',
  exportInvalid: `format must be one of ${INTERLINK_EXPORTS.join(', ')}.`,
  noneAccepted: 'Accept a suggestion to export it.',
} as const;

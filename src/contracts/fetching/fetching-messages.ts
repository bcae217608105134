import { PAGES_AT_ONCE } from './fetching';

export const FETCHING_MESSAGES = {
  urlRequired: 'Enter the URL of a page.',
  urlTooLong: (length: number) => `A URL has at most ${length} characters.`,
  statusRefused: (status: number) => `The site answered with status ${status} instead of a page.`,
  tooManyAtOnce: `You are already reading ${PAGES_AT_ONCE} pages. Wait until one of them is loaded, then try again.`,
} as const;

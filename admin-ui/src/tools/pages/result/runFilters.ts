import { HEADING_PROBLEM_NAMES } from '@contracts/pages/page-messages';
import { HEADING_PROBLEMS } from '@contracts/pages/page-runs';

/** A choice of the list's filter: what it is called, and what it asks the API for. */
export type RunFilter = readonly [label: string, filter: Record<string, unknown>];

export const PAGE_FILTERS: readonly RunFilter[] = [
  ['All pages', {}],
  ['Indexable', { indexable: true }],
  ['Not indexable', { indexable: false }],
  ['Redirected', { outcome: 'redirected' }],
  ['Client errors', { outcome: 'client-error' }],
  ['Server errors', { outcome: 'server-error' }],
  ['Not read', { outcome: 'failed' }],
];

export const PLACE_FILTERS: readonly RunFilter[] = [
  ['All pages', {}],
  ['Orphans', { orphan: true }],
  ['Dead ends', { deadEnd: true }],
];

export const HEADING_FILTERS: readonly RunFilter[] = [
  ['All pages', {}],
  ...HEADING_PROBLEMS.map((problem) => [HEADING_PROBLEM_NAMES[problem], { problem }] as const),
];

export const LINK_FILTERS: readonly RunFilter[] = [
  ['All links', {}],
  ['Internal', { internal: true }],
  ['External', { internal: false }],
  ['Broken', { broken: true }],
  ['Nofollow', { nofollow: true }],
  ['In the navigation', { place: 'nav' }],
  ['In the main content', { place: 'main' }],
  ['Aside', { place: 'aside' }],
  ['In the header', { place: 'header' }],
  ['In the footer', { place: 'footer' }],
];

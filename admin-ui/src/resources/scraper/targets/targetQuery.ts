import {
  TARGET_KINDS,
  TARGET_OUTCOMES,
  type TargetKind,
  type TargetOutcome,
} from '@contracts/scraper/crawl-targets';
import { pageNumber } from '../../../shared/usePageAddress';
import type { ListQuery } from '../crawlApi';
import { sortOf } from '../pages/pageQuery';

export const TARGETS_PER_PAGE = 25;

/** What is chosen in the list of targets, by the names that stand in the address. */
export const TARGET_FILTERS = ['q', 'kind', 'outcome'] as const;
export type TargetFilter = (typeof TARGET_FILTERS)[number];

export const KIND_LABELS: Record<TargetKind, string> = {
  link: 'Link',
  own: 'Own file or list',
  image: 'Image',
  script: 'Script',
  style: 'Style',
  media: 'Media or frame',
};

export const OUTCOME_LABELS: Record<TargetOutcome, string> = {
  ok: 'Found',
  redirected: 'Redirected',
  broken: 'Broken',
  refused: 'Refused to a crawler',
  unchecked: 'Off limits',
  waiting: 'Not asked yet',
};

/** What outcomes mean that do not speak for themselves. */
export const OUTCOME_NOTES: Partial<Record<TargetOutcome, string>> = {
  refused: 'These sites turn crawlers away. Open a URL to see what visitors get.',
  unchecked:
    'robots.txt forbids these URLs or could not be read, they are not public, or their answer could not be read.',
};

/** The part of the list that an address asks for; what it cannot mean is left out. */
export function targetQuery(get: (name: string) => string): ListQuery {
  const [q, kind, outcome] = [get('q').trim(), get('kind'), get('outcome')];
  return {
    page: pageNumber(get('page')),
    perPage: TARGETS_PER_PAGE,
    sort: sortOf(get('sort')),
    filter: {
      ...(q ? { q } : {}),
      ...((TARGET_KINDS as readonly string[]).includes(kind) ? { kind } : {}),
      ...((TARGET_OUTCOMES as readonly string[]).includes(outcome) ? { outcome } : {}),
    },
  };
}

import type {
  WatchComparison,
  WatchDifference,
  WatchOutcome,
  WatchVersion,
} from '../../../src/contracts/watches/watch-content';
import { WATCH_MASKS } from '../../../src/contracts/watches/watch-content';
import { compareVersions, isVisible } from '../../../src/domain/watches/compare-versions';
import { outcomeOf } from '../../../src/domain/watches/outcome-of';
import { readWatchedPage } from '../../../src/domain/watches/read-watched-page';
import { settle } from '../../../src/domain/watches/settle';
import { calibrate, slotsWith } from '../../../src/domain/watches/slots';
import { CHANGES } from './changes';
import { FAILURES } from './failures';
import { NOISES, noiseAt } from './noise';
import { pageModel, type PageModel } from './page-model';
import { type Random, randomOf, someOf, wholeBetween } from './random';
import { render } from './render';

/** The life of one watched page: what an author or a failure does at one of its checks. */
export interface History {
  seed: number;
  noises: string[];
  change: string | null;
  failure: string | null;
}

/** What a watch tells of one history. */
export interface Told {
  history: History;
  page: PageModel;
  /** Of each check in its order; null where it told nothing. */
  alarms: (WatchDifference | null)[];
  outcomes: WatchOutcome[];
}

export const CHECKS = 7;
/** The check at which something is done, from 0. */
export const ACTS_AT = 3;

/** All kinds of noise, change and failure, each so many times. */
export function histories(each: { noise: number; change: number; failure: number }, from = 1): History[] {
  let seed = from;
  const make = (kinds: string[], count: number, of: (kind: string, random: Random) => Partial<History>) =>
    kinds.flatMap((kind) =>
      Array.from({ length: count }, (): History => {
        const random = randomOf((seed += 7919));
        const noises = someOf(random, Object.keys(NOISES), wholeBetween(random, 1, 4));
        return { seed, noises, change: null, failure: null, ...of(kind, random) };
      }),
    );
  return [
    ...make(Object.keys(NOISES), each.noise, (kind, random) => ({
      noises: [...new Set([kind, ...someOf(random, Object.keys(NOISES), 2)])],
    })),
    ...make(Object.keys(CHANGES), each.change, (change) => ({ change })),
    ...make(Object.keys(FAILURES), each.failure, (failure) => ({ failure })),
  ];
}

/** Watches one page through its checks, as the worker does, without a clock. */
export function watch(history: History): Told {
  const random = randomOf(history.seed);
  const change = history.change === null ? null : CHANGES[history.change];
  let page = pageModel(random);
  while (change?.only && !change.only.includes(page.kind)) page = pageModel(random);
  const told: Told = { history, page, alarms: [], outcomes: [] };
  let fetches = 0;
  const fetch = () => read(page, history.noises, { random, fetch: fetches++ });
  let baseline = fetch();
  const comparison: WatchComparison = { masks: [...WATCH_MASKS], rules: [], slots: [], preset: 'everything' };
  comparison.slots = calibrate(baseline, fetch(), comparison);
  for (let check = 0; check < CHECKS; check++) {
    if (check === ACTS_AT && change) page = { ...page, ...change.apply(page, random) };
    const failure = check === ACTS_AT && history.failure !== null ? FAILURES[history.failure] : null;
    if (failure) {
      const answer = failure.answer && { url: page.finalUrl, headers: HTML, ...failure.answer };
      told.outcomes.push(outcomeOf(answer, baseline.pageWords));
      told.alarms.push(null);
      continue;
    }
    const alarm = checked({ baseline, comparison, fetch });
    told.outcomes.push('ok');
    told.alarms.push(alarm?.difference ?? null);
    baseline = alarm?.version ?? baseline;
  }
  return told;
}

interface Check {
  baseline: WatchVersion;
  comparison: WatchComparison;
  fetch: () => WatchVersion;
}

function checked({ baseline, comparison, fetch }: Check) {
  const first = fetch();
  if (!isVisible(compareVersions(baseline, first, comparison))) return null;
  const second = fetch();
  const { difference, confirmed, slots } = settle({ baseline, first, second }, comparison);
  comparison.slots = isVisible(confirmed) ? slotsWith(slots, difference) : slots;
  return isVisible(confirmed) ? { version: second, difference: confirmed } : null;
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };

function read(
  page: PageModel,
  kinds: readonly string[],
  { random, fetch }: { random: Random; fetch: number },
): WatchVersion {
  const html = render(page, noiseAt(kinds, { page, random, fetch }));
  const answer = { url: page.finalUrl, status: 200, headers: { ...HTML, ...page.headers }, html };
  const outcome = outcomeOf(answer, null);
  if (outcome !== 'ok') throw new Error(`A page of the generator is taken for ${outcome}: ${page.kind}`);
  return readWatchedPage({
    ...answer,
    ...{ redirects: page.hops, robotsTxtVerdict: page.robotsTxt, unmatched: 'refuse' },
    scope: { part: 'main', selectors: [], excluded: [] },
  });
}

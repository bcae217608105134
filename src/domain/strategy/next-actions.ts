import {
  ACTION_KINDS,
  type ActionKind,
  type Advice,
  type ConflictRow,
  type NextAction,
  type PageFault,
  type PageRow,
  type ScorePart,
  type ScorePartId,
} from '../../contracts/strategy/strategy';
import { isReadingMatter, type PageKind } from '../../contracts/pages/page-kinds';
import { isOpen } from './cluster-rows';
import { type Judged, PARTLY } from './score';
import type { StrategyGround } from './strategy-ground';

const ACTIONS = 5;
/** Of one kind, while others are left: five texts to write are no strategy. */
const OF_A_KIND = 2;
const SHOWN_PAGES = 5;

const CONFLICT_KINDS: Record<Exclude<Advice, 'watch'>, ActionKind> = {
  merge: 'merge',
  retarget: 'retarget',
  link: 'link-pages',
};

/**
 * The five things to do next. Within a kind they stand by their priority or severity, or are one for all pages of a fault; kinds
 * are compared by the points that the score wins and by the clicks that may be won.
 */
export function nextActions(
  ground: Pick<StrategyGround, 'judgedBy'>,
  judged: Judged,
  parts: readonly ScorePart[],
): NextAction[] {
  /** Points for so much of what a part judges. */
  const gainOf = (id: ScorePartId, amount: number): number | null => {
    const part = parts.find((known) => known.id === id);
    return part && part.judged > 0 ? (part.most * amount) / part.judged : null;
  };
  const all = [
    ...clusterActions(ground, judged, gainOf),
    ...conflictActions(judged.conflicts, gainOf),
    ...pageActions(judged.pages, gainOf),
  ];
  const byKind = ACTION_KINDS.map((kind) => all.filter((action) => action.kind === kind));
  const first = byWorth(byKind.flatMap((actions) => actions.slice(0, OF_A_KIND)));
  const rest = byWorth(byKind.flatMap((actions) => actions.slice(OF_A_KIND, ACTIONS)));
  return [...first, ...rest].slice(0, ACTIONS).map((action) => ({
    ...action,
    gain: action.gain === null ? null : Math.round(10 * action.gain) / 10,
  }));
}

type Gain = (id: ScorePartId, amount: number) => number | null;

function clusterActions(
  ground: Pick<StrategyGround, 'judgedBy'>,
  { clusters, pages }: Judged,
  gainOf: Gain,
): NextAction[] {
  const kinds = new Map(pages.map(({ address, kind }) => [address, kind]));
  const open = clusters
    .filter((row) => isOpen(row, ground) && isImprovable(kinds.get(row.page ?? '') ?? 'text'))
    .toSorted((a, b) => b.priority - a.priority || b.demand - a.demand || Number(a.id) - Number(b.id));
  return open.map(({ label, coverage, position, page, demand, stake }): NextAction => {
    // A list touches much, but nobody writes more on it.
    const isList = coverage === 'partial' && kinds.get(page ?? '') === 'list';
    const isMissing = coverage === 'gap' || (coverage === null && position === null);
    const kind = isMissing || isList ? 'write' : 'improve';
    const missing = coverage === 'partial' ? 1 - PARTLY : 1;
    const isThere = coverage === 'covered' || (coverage === null && position !== null);
    return {
      kind: isThere ? 'push' : kind,
      subject: label,
      pages: page === null ? [] : [page],
      count: page === null ? 0 : 1,
      gain: isThere ? null : gainOf('coverage', missing * demand),
      clicks: stake,
    };
  });
}

function conflictActions(conflicts: readonly ConflictRow[], gainOf: Gain): NextAction[] {
  return conflicts.flatMap(({ advice, subject, contenders, demand }): NextAction[] => {
    if (advice === 'watch') return [];
    return [
      {
        kind: CONFLICT_KINDS[advice],
        subject,
        pages: contenders.slice(0, SHOWN_PAGES).map(({ address }) => address),
        count: contenders.length,
        gain: gainOf('cannibalisation', demand),
        clicks: null,
      },
    ];
  });
}

/** Nobody writes more on a start page, a cart or an imprint since it ranks for something. */
function isImprovable(kind: PageKind): boolean {
  return kind === 'list' || isReadingMatter(kind);
}

/** One for each fault. What it wins are the pages that have no other one of the same part. */
function pageActions(pages: readonly PageRow[], gainOf: Gain): NextAction[] {
  const has = (...faults: PageFault[]) =>
    pages.filter((page) => faults.some((fault) => page.faults.includes(fault)));
  const action = (kind: ActionKind, part: ScorePartId, concerned: readonly PageRow[], healed: number) =>
    concerned.length === 0
      ? []
      : [
          {
            ...{ kind, subject: '', count: concerned.length },
            pages: concerned.slice(0, SHOWN_PAGES).map(({ address }) => address),
            gain: gainOf(part, healed),
            clicks: null,
          },
        ];
  const [thin, orphans, deep] = [has('thin'), has('orphan'), has('deep')];
  const alone = (concerned: readonly PageRow[], other: PageFault) =>
    concerned.filter(({ faults }) => !faults.includes(other)).length;
  const twins = has('duplicate', 'near-duplicate');
  return [
    ...action('link-orphans', 'structure', orphans, alone(orphans, 'deep')),
    ...action('raise', 'structure', deep, alone(deep, 'orphan')),
    ...action('extend', 'depth', thin, thin.length),
    ...action('deduplicate', 'duplicates', twins, twins.length),
  ];
}

/** What an action is worth beside the others: by the points or by the clicks, whichever says more. */
function byWorth(actions: readonly NextAction[]): NextAction[] {
  const most = (of: (action: NextAction) => number | null) =>
    Math.max(Number.MIN_VALUE, ...actions.map((action) => of(action) ?? 0));
  const [points, clicks] = [most(({ gain }) => gain), most((action) => action.clicks)];
  const worth = (action: NextAction) => Math.max((action.gain ?? 0) / points, (action.clicks ?? 0) / clicks);
  return actions.toSorted((a, b) => worth(b) - worth(a) || (b.gain ?? 0) - (a.gain ?? 0));
}

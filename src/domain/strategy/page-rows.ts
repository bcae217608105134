import {
  type ClusterRow,
  NEAR_LEVELS,
  type PageFault,
  type PageRow,
  type StrategySettings,
} from '../../contracts/strategy/strategy';
import { areClicksKnown } from '../../contracts/scraper/unseen-links';
import { isReadingMatter, type PageKind } from '../../contracts/pages/page-kinds';
import type { StrategyGround, StrategyPage } from './strategy-ground';

/** Yoast asks for 200 words of a product, and for 300 of a text. */
const PRODUCT_SHARE = 2 / 3;

type Judged = Pick<StrategySettings, 'thinWords' | 'maxDepth' | 'nearDuplicate'>;

/** The pages with what is wrong with each, those of most impressions first. */
export function pageRows(
  ground: StrategyGround,
  clusters: readonly ClusterRow[],
  settings: Judged,
): PageRow[] {
  const { pages, exact, near, sources } = ground;
  // Of an evaluation of before it was kept, its depths are taken as they are.
  const areClicksRight = areClicksKnown(sources.reading?.unseen, settings.maxDepth);
  const exactTwins = twinsOf(exact);
  const nearTwins = twinsOf(near[NEAR_LEVELS.indexOf(settings.nearDuplicate)] ?? []);
  const covers = new Map<string, number>();
  for (const { coverage, page } of clusters)
    if (coverage === 'covered' && page !== null) covers.set(page, (covers.get(page) ?? 0) + 1);
  return pages
    .map((page, place): PageRow => {
      const { isHome: _isHome, kind = page.words === null ? null : 'text', ...told } = page;
      const same = exactTwins.get(place);
      // Lists of one tag and of another are alike, and so are imprints; nobody can do anything about it.
      const near = kind === null || isReadingMatter(kind) ? nearTwins.get(place) : undefined;
      const alike = same ?? near;
      return {
        id: String(place),
        ...told,
        kind,
        covers: covers.get(page.address) ?? 0,
        faults: [
          ...(kind !== null && isReadingMatter(kind)
            ? faultsOf(page, kind, { ...settings, areClicksRight })
            : []),
          ...(same === undefined ? [] : ['duplicate' as const]),
          ...(same !== undefined || alike === undefined ? [] : ['near-duplicate' as const]),
        ],
        twin: alike === undefined ? null : (pages[alike]?.address ?? null),
      };
    })
    .sort(
      (a, b) =>
        (b.impressions ?? 0) - (a.impressions ?? 0) ||
        b.faults.length - a.faults.length ||
        (a.address < b.address ? -1 : 1),
    );
}

/** Of what is there to be read: nothing else is thin, and menus lead to it. */
function faultsOf(
  { words, depth, inlinks, isHome }: StrategyPage,
  kind: PageKind,
  { thinWords, maxDepth, areClicksRight }: Judged & { areClicksRight: boolean },
): PageFault[] {
  const least = kind === 'product' ? thinWords * PRODUCT_SHARE : thinWords;
  return [
    ...(words !== null && words < least ? ['thin' as const] : []),
    ...(inlinks === 0 && !isHome ? ['orphan' as const] : []),
    ...(areClicksRight && depth !== null && depth > maxDepth ? ['deep' as const] : []),
  ];
}

/** The first page of each group by the others. */
function twinsOf(groups: readonly (readonly number[])[]): Map<number, number> {
  return new Map(
    groups.flatMap(([first, ...others]) => others.map((other) => [other, first ?? other] as const)),
  );
}

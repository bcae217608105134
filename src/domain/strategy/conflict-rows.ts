import { isReadingMatter } from '../../contracts/pages/page-kinds';
import type { Advice, ClusterRow, ConflictRow, StrategySettings } from '../../contracts/strategy/strategy';
import type { GroundCluster, GroundConflict, Grouping, StrategyGround } from './strategy-ground';

/** The share of clicks from which the first page has won already. */
const LEADS = 0.8;
/** The one from which the others should point to it [A]. */
const MOST = 0.5;
/** The cosine from which two pages of one intent say the same [A]. */
const SAME = 0.7;

/**
 * Pages that compete: by Search Console for queries, without it by their texts for groups of keywords; the most severe first.
 */
export function conflictRows(
  ground: StrategyGround,
  clusters: readonly ClusterRow[],
  grouping: Grouping,
  settings: Pick<StrategySettings, 'overlap'>,
): ConflictRow[] {
  const rows = ground.search
    ? ground.search.conflicts.map((conflict) => byQuery(ground, conflict, settings))
    : grouping.flatMap((group, place) => byTexts(ground, group, clusters[place], settings) ?? []);
  return rows
    .sort((a, b) => b.severity - a.severity || b.demand - a.demand || (a.subject < b.subject ? -1 : 1))
    .map((row, place) => ({ ...row, id: String(place) }));
}

function byQuery(
  { pages }: StrategyGround,
  { query, impressions, contenders, alike }: GroundConflict,
  { overlap }: Pick<StrategySettings, 'overlap'>,
): ConflictRow {
  const shown = contenders.reduce((sum, page) => sum + page.impressions, 0);
  const clicks = contenders.reduce((sum, page) => sum + page.clicks, 0);
  const shares = contenders.map((page) => page.impressions / shown);
  const first = contenders[0]?.clicks ?? 0;
  const lead = clicks > 0 ? first / clicks : 0;
  return {
    id: '',
    subject: query,
    by: 'queries',
    severity: severityOf(shares, impressions),
    advice: adviceFor({
      lead,
      alike,
      overlap,
      sameIntent:
        areOfOneIntent(contenders.map(({ page }) => pages[page]?.intent ?? null)) &&
        contenders.every(({ page }) => isReadingMatter(pages[page]?.kind ?? 'text')),
    }),
    leader: pages[contenders[0]?.page ?? -1]?.address ?? '',
    demand: impressions,
    alike,
    contenders: contenders.map(({ page, ...told }, at) => ({
      address: pages[page]?.address ?? '',
      title: pages[page]?.title ?? null,
      ...told,
      share: shares[at] ?? 0,
    })),
  };
}

/** Pages that answer the group, of one intent and like each other. */
function byTexts(
  { pages }: StrategyGround,
  { fits, close: alikePages = fits, pairs }: GroundCluster,
  cluster: ClusterRow | undefined,
  { overlap }: Pick<StrategySettings, 'overlap'>,
): ConflictRow | undefined {
  const close = new Set(alikePages.filter(({ cosine }) => cosine >= overlap).map(({ page }) => page));
  const competing = pairs.filter(
    ({ one, other, cosine }) =>
      cosine >= overlap &&
      close.has(one) &&
      close.has(other) &&
      areOfOneIntent([pages[one]?.intent ?? null, pages[other]?.intent ?? null]),
  );
  const members = new Set(competing.flatMap(({ one, other }) => [one, other]));
  if (!cluster || members.size < 2) return undefined;
  const contenders = alikePages.filter(({ page }) => members.has(page));
  const share = 1 / contenders.length;
  const alike = Math.min(...competing.map(({ cosine }) => cosine));
  return {
    id: '',
    subject: cluster.label,
    by: 'texts',
    severity: severityOf(
      contenders.map(() => share),
      cluster.demand,
    ),
    advice: alike >= SAME ? 'merge' : 'retarget',
    leader: pages[contenders[0]?.page ?? -1]?.address ?? '',
    demand: cluster.demand,
    alike,
    contenders: contenders.map(({ page }) => ({
      address: pages[page]?.address ?? '',
      title: pages[page]?.title ?? null,
      ...{ clicks: null, impressions: null, position: null, share },
    })),
  };
}

function severityOf(shares: readonly number[], demand: number): number {
  const squares = shares.reduce((sum, share) => sum + share ** 2, 0);
  return Math.round(100 * (1 - squares) * Math.log10(1 + demand)) / 100;
}

/** A page without an intent may have any. */
function areOfOneIntent(intents: readonly (string | null)[]): boolean {
  return new Set(intents.filter((intent) => intent !== null)).size <= 1;
}

function adviceFor(facts: {
  /** The first page's share of clicks. */
  lead: number;
  alike: number | null;
  overlap: number;
  sameIntent: boolean;
}): Advice {
  const { lead, alike, overlap, sameIntent } = facts;
  if (lead > LEADS) return 'watch';
  if (!sameIntent) return 'retarget';
  if (alike !== null) return alike >= overlap ? 'merge' : 'link';
  return lead >= MOST ? 'link' : 'merge';
}

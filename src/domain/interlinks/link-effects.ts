import type {
  InterlinkGraph,
  InterlinkGround,
  InterlinkPage,
  InterlinkSuggestion,
} from '../../contracts/interlinks/interlinks';
import { INTERLINK_LIMITS } from '../../contracts/interlinks/interlinks';

type NewLink = Pick<InterlinkSuggestion, 'source' | 'target'>;

/** By page: how many other pages' bodies link to it, and how many clicks lead there from the start (null: no way). */
export interface LinkEffects {
  inlinks: number[];
  depth: (number | null)[];
}

/** What a site's pages have with some new links; without any, what they have now. Less than 50 ms for 2,000 pages. */
export function linkEffects(
  { body, all, start }: InterlinkGround,
  links: readonly NewLink[] = [],
): LinkEffects {
  const size = all.length;
  const added: number[][] = Array.from({ length: size }, () => []);
  for (const { source, target } of links) added[source]?.push(target);
  const inlinks = Array.from({ length: size }, () => 0);
  for (let page = 0; page < size; page += 1)
    for (const targets of [body[page] ?? [], fresh(added[page], body[page])])
      for (const target of targets) inlinks[target] = (inlinks[target] ?? 0) + 1;
  return { inlinks, depth: depthsFrom(start, all, added) };
}

/** New links to pages that are not linked to yet, each once. */
function fresh(added: readonly number[] = [], present: readonly number[] = []): number[] {
  return added.filter((target, at) => added.indexOf(target) === at && !present.includes(target));
}

function depthsFrom(
  start: number | null,
  all: readonly number[][],
  added: readonly number[][],
): (number | null)[] {
  const depth: (number | null)[] = Array.from({ length: all.length }, () => null);
  if (start === null || start >= all.length) return depth;
  depth[start] = 0;
  const queue = [start];
  for (const page of queue)
    for (const targets of [all[page] ?? [], added[page] ?? []])
      for (const target of targets) {
        if (depth[target] !== null) continue;
        depth[target] = (depth[page] ?? 0) + 1;
        queue.push(target);
      }
  return depth;
}

/**
 * The part of the site that says most of the new links: the start page, pages that new links lead to and come from (those with
 * most of them first), orphans, then those that most bodies link to; all links of bodies among them.
 * @param links those that are not rejected
 */
export function interlinkGraph(
  { pages, ground }: { pages: readonly Pick<InterlinkPage, 'id' | 'orphan'>[]; ground: InterlinkGround },
  links: readonly NewLink[],
  most: number = INTERLINK_LIMITS.graphPages,
): InterlinkGraph {
  const [before, after] = [linkEffects(ground), linkEffects(ground, links)];
  const touched = new Map<number, number>();
  for (const { source, target } of links) {
    touched.set(target, (touched.get(target) ?? 0) + 1);
    touched.set(source, (touched.get(source) ?? 0) + 1);
  }
  const rank = ({ id, orphan }: (typeof pages)[number]) => [
    Number(id === ground.start),
    Number(touched.has(id)),
    touched.get(id) ?? 0,
    Number(orphan),
    after.inlinks[id] ?? 0,
  ];
  const kept = pages
    .map((page) => ({ id: page.id, rank: rank(page) }))
    .toSorted((a, b) => compareRanks(b.rank, a.rank) || a.id - b.id)
    .slice(0, most)
    .map(({ id }) => id)
    .sort((a, b) => a - b);
  const alone = new Set(pages.flatMap(({ id, orphan }) => (orphan ? [id] : [])));
  return {
    nodes: kept.map((id) => ({
      id,
      inlinks: { before: before.inlinks[id] ?? 0, after: after.inlinks[id] ?? 0 },
      depth: { before: before.depth[id] ?? null, after: after.depth[id] ?? null },
      changed: touched.has(id),
      start: id === ground.start,
      orphan: alone.has(id),
    })),
    edges: edgesAmong(new Set(kept), ground, links),
    left: pages.length - kept.length,
  };
}

function edgesAmong(
  kept: ReadonlySet<number>,
  { body }: InterlinkGround,
  links: readonly NewLink[],
): InterlinkGraph['edges'] {
  const present = [...kept].flatMap((from) =>
    (body[from] ?? []).filter((to) => kept.has(to)).map((to) => ({ from, to, kind: 'present' as const })),
  );
  const added = links
    .filter(({ source, target }) => kept.has(source) && kept.has(target))
    .map(({ source, target }) => ({ from: source, to: target, kind: 'new' as const }));
  return [...present, ...added];
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, place) => value !== b[place]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

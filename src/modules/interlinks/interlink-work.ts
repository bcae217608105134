import { gunzipSync } from 'node:zlib';
import type { InterlinkGraph, InterlinkGround } from '../../contracts/interlinks/interlinks';
import type { InterlinkView } from '../../contracts/interlinks/interlink-views';
import { interlinkGraph, linkEffects } from '../../domain/interlinks/link-effects';

/** The links of a run's site, and those that it suggests. */
export interface KeptLinks {
  ground: InterlinkGround;
  /** Source and target of each suggestion, by rank. */
  pairs: [source: number, target: number][];
  /** Pages that took part: their ids are the first ones. */
  pages: number;
  orphans: number[];
}

/** What a page has with the new links. */
export interface PageEffects {
  inlinks: number;
  depth: number | null;
  /** New links to it and from it. */
  gains: number;
  gives: number;
}

/** Ranks of suggestions that are rejected. */
interface Ask {
  rejected: readonly number[];
}

/** What is wanted of the links, and what is answered. */
export interface InterlinkWork {
  summary: { ask: Ask; answer: Record<'orphans' | 'unreachable', InterlinkView['orphans']> };
  /** In the order of the pages. */
  effects: { ask: Ask & { pages: readonly number[] }; answer: PageEffects[] };
  graph: { ask: Ask; answer: InterlinkGraph };
}
type InterlinkWorkKind = keyof InterlinkWork;

interface Opened {
  kept: KeptLinks;
  links: { source: number; target: number }[];
}
type Works = {
  [Kind in InterlinkWorkKind]: (
    opened: Opened,
    ask: InterlinkWork[Kind]['ask'],
  ) => InterlinkWork[Kind]['answer'];
};

const WORKS: Works = {
  summary: ({ kept: { ground, pages }, links }) => {
    const [before, after] = [linkEffects(ground), linkEffects(ground, links)];
    const countOf = (test: (page: number) => boolean) =>
      Array.from({ length: pages }, (_, page) => page).filter(test).length;
    const orphansOf = ({ inlinks }: typeof before) =>
      countOf((page) => page !== ground.start && inlinks[page] === 0);
    const lostOf = ({ depth }: typeof before) => countOf((page) => depth[page] === null);
    return {
      orphans: { before: orphansOf(before), after: orphansOf(after) },
      unreachable: ground.start === null ? null : { before: lostOf(before), after: lostOf(after) },
    };
  },
  effects: ({ kept: { ground }, links }, { pages }) => {
    const { inlinks, depth } = linkEffects(ground, links);
    const counted = (pick: (link: Opened['links'][number]) => number) => {
      const counts = new Map<number, number>();
      for (const link of links) counts.set(pick(link), (counts.get(pick(link)) ?? 0) + 1);
      return counts;
    };
    const [gains, gives] = [counted(({ target }) => target), counted(({ source }) => source)];
    return pages.map((page) => ({
      inlinks: inlinks[page] ?? 0,
      depth: depth[page] ?? null,
      gains: gains.get(page) ?? 0,
      gives: gives.get(page) ?? 0,
    }));
  },
  graph: ({ kept: { ground, pages, orphans }, links }) => {
    const alone = new Set(orphans);
    const all = Array.from({ length: pages }, (_, id) => ({ id, orphan: alone.has(id) }));
    return interlinkGraph({ pages: all, ground }, links);
  },
};

/** Does it here and now. */
export function workOnLinks<Kind extends InterlinkWorkKind>(
  kind: Kind,
  packed: Uint8Array,
  ask: InterlinkWork[Kind]['ask'],
): InterlinkWork[Kind]['answer'] {
  const kept = JSON.parse(gunzipSync(packed).toString()) as KeptLinks;
  const rejected = new Set(ask.rejected);
  const links = kept.pairs
    .filter((_, rank) => !rejected.has(rank))
    .map(([source, target]) => ({ source, target }));
  return WORKS[kind]({ kept, links }, ask);
}

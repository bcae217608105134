import { distinct } from './edge-list';

/** PageRank's damping and rounds (Brin and Page 1998; its scores settle to 0.85^20 = 4 % of where they began). */
const DAMPING = 0.85;
const ROUNDS = 20;

/** The links between so many pages, each as `to * span + from`, in any order and as often as they come. */
export interface LinkEdges {
  span: number;
  followed: Uint32Array;
  nofollow: Uint32Array;
  /** A redirect hands on what links to it. */
  redirects: Uint32Array;
}

/** By page. */
export interface LinkWeights {
  /** 0 to 100. */
  scores: Uint8Array;
  /** Different pages that link to it. */
  uniqueInlinks: Uint32Array;
}

/**
 * What the links of a crawl weigh; its arrays are sorted where they are. The link score of a page is PageRank over the
 * different links that may be followed, on a logarithmic scale between the least that any page can have and the most that
 * one of this crawl has. What a page without links holds goes to all pages alike. 2 million links take half a second.
 */
export function weighLinks({ span, followed, nofollow, redirects }: LinkEdges): LinkWeights {
  const [follow, forward] = [distinct(followed), distinct(redirects)];
  return {
    scores: span === 0 ? new Uint8Array() : scaled(pageRank(span, [follow, forward])),
    uniqueInlinks: countUnique(span, follow, distinct(nofollow)),
  };
}

function pageRank(span: number, lists: readonly Uint32Array[]): Float64Array {
  const outgoing = new Uint32Array(span);
  for (const edges of lists) for (const edge of edges) increase(outgoing, edge % span);
  let rank = new Float64Array(span).fill(1 / span);
  let next = new Float64Array(span);
  const share = new Float64Array(span);
  for (let round = 0; round < ROUNDS; round++) {
    let loose = 0;
    for (let page = 0; page < span; page++) {
      const held = rank[page] as number;
      if (outgoing[page] === 0) loose += held;
      else share[page] = (DAMPING * held) / (outgoing[page] as number);
    }
    next.fill((1 - DAMPING + DAMPING * loose) / span);
    for (const edges of lists) flow(edges, share, next);
    [rank, next] = [next, rank];
  }
  return rank;
}

/** Both lists ascend; a link that is in both counts once. */
function countUnique(span: number, followed: Uint32Array, nofollow: Uint32Array): Uint32Array {
  const unique = new Uint32Array(span);
  for (const edge of followed) increase(unique, Math.floor(edge / span));
  let at = 0;
  for (const edge of nofollow) {
    while (at < followed.length && (followed[at] as number) < edge) at++;
    if (followed[at] !== edge) increase(unique, Math.floor(edge / span));
  }
  return unique;
}

/** One round over links that are sorted by target. */
function flow(edges: Uint32Array, share: Float64Array, next: Float64Array): void {
  const span = share.length;
  for (let at = 0; at < edges.length;) {
    const to = Math.floor((edges[at] as number) / span);
    const first = to * span;
    let sum = 0;
    for (; at < edges.length && (edges[at] as number) - first < span; at++) {
      sum += share[(edges[at] as number) - first] as number;
    }
    next[to] = (next[to] as number) + sum;
  }
}

function increase(counter: Uint32Array, at: number): void {
  counter[at] = (counter[at] as number) + 1;
}

function scaled(rank: Float64Array): Uint8Array {
  const least = (1 - DAMPING) / rank.length;
  let most = 0;
  for (const held of rank) most = Math.max(most, held);
  const range = Math.log(most / least);
  return Uint8Array.from(rank, (held) =>
    range > 0 ? Math.round((100 * Math.log(held / least)) / range) : 100,
  );
}

import type { HubMode, MissingMeaning } from '../../contracts/hub/hub';
import type { IntentType } from '../../contracts/intent/intent';

/** A keyword as a hub keeps it. */
export interface HubKeyword {
  text: string;
  volume: number | null;
  difficulty: number | null;
  position: number | null;
  intent: IntentType | null;
  /** See keyword-terms.ts. */
  terms: string[];
}

/** A page that is there already; `links` are places in the list of these pages. */
export interface KnownPage {
  address: string;
  title: string;
  h1: string;
  links: number[];
}

/** What the trees of a hub have in common. It never changes. */
export interface HubGround {
  seed: string;
  seedTerms: string[];
  language: string;
  mode: HubMode;
  /** Why words decided; absent where they did not, and of hubs of before. */
  missing?: MissingMeaning;
  /** Different keywords of the file. */
  total: number;
  /** Whether any keyword holds the seed. */
  seedFound: boolean;
  /** What its owner named, or chose in an earlier hub of the same seed; absent of hubs of before. */
  examples?: string[];
  /** Keywords without a word of intent vote, too; absent of hubs of before, whose intents stay as they were. */
  votesByDemand?: true;
  keywords: HubKeyword[];
  existing: KnownPage[];
  /** Of the file's cells, as a byte: exports have it too. */
  delimiter?: number;
}

export const ROOT = 'root';

/** A page of a tree: what cannot be worked out again. */
export interface HubNode {
  id: string;
  /** Null for the root, and for what is off topic. */
  parent: string | null;
  title: string;
  /** Places in the ground's keywords; the first ones are the most searched. */
  keywords: number[];
  /** Of the page that is there already. */
  address: string | null;
  /** It stays in the hub until somebody has looked at it: no page is like it. */
  unsorted?: true;
}

/** Nodes in any order; siblings are shown in that in which they stand. */
export interface HubTree {
  nodes: HubNode[];
  /** Numbers the next node that is added. */
  next: number;
}

/** A tree as it is walked. */
export interface Walk {
  byId: ReadonlyMap<string, HubNode>;
  /** Of the root and of pages; in order. */
  childrenOf: (id: string) => readonly HubNode[];
  /** From the root down, each before its children. */
  order: readonly HubNode[];
  /** The root's is 0; what is off topic has none. */
  depthOf: (id: string) => number;
  /** What is off topic. */
  off: readonly HubNode[];
}

export function walkOf({ nodes }: HubTree): Walk {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const children = new Map<string, HubNode[]>();
  for (const node of nodes) {
    if (node.parent === null) continue;
    const known = children.get(node.parent);
    if (known) known.push(node);
    else children.set(node.parent, [node]);
  }
  const depths = new Map<string, number>();
  const order: HubNode[] = [];
  const root = byId.get(ROOT);
  const open = root ? [{ node: root, depth: 0 }] : [];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next;
    order.push(node);
    depths.set(node.id, depth);
    const below = children.get(node.id) ?? [];
    for (const child of below.toReversed()) open.push({ node: child, depth: depth + 1 });
  }
  return {
    byId,
    childrenOf: (id) => children.get(id) ?? [],
    order,
    depthOf: (id) => depths.get(id) ?? 0,
    off: nodes.filter(({ id, parent }) => parent === null && id !== ROOT),
  };
}

import { HUB_LIMITS, type HubEdit, type HubTake } from '../../contracts/hub/hub';
import { HUB_MESSAGES as SAYS } from '../../contracts/hub/hub-messages';
import { addressFault } from '../../contracts/validation/listed-addresses';
import { pastedAddress } from '../../contracts/validation/pasted-address';
import { VISIBLE } from '../../contracts/validation/visible';
import { normaliseAddress } from '../scraper/address';
import { normalizeText } from '../intent/normalize';
import { type HubNode, type HubTree, ROOT, type Walk, walkOf } from './hub-tree';

/** An edit that a tree does not take; the sentence says why. */
export class HubEditError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'HubEditError';
  }
}

/**
 * The tree after a change; the one given stays as it is. Every keyword stays in it: those of a page that is removed are off
 * topic from then on.
 * @throws HubEditError for what would make no tree of at most three levels, and for titles and addresses that come twice
 */
export function editTree(tree: HubTree, edit: HubEdit): HubTree {
  const walk = walkOf(tree);
  switch (edit.kind) {
    case 'move':
      return moved(tree, walk, edit);
    case 'rename':
      return changed(tree, found(walk, edit.id), { title: freeTitle(tree, edit.title, edit.id) });
    case 'merge':
      return merged(tree, walk, edit);
    case 'remove':
      return removed(tree, walk, edit.id);
    case 'add':
      return added(tree, walk, edit);
    case 'existing':
      return changed(tree, found(walk, edit.id), { address: freeAddress(tree, edit.address, edit.id) });
    case 'all':
      return { ...tree, nodes: allTaken(tree.nodes, edit.take) };
  }
}

function moved(tree: HubTree, walk: Walk, { id, parent }: { id: string; parent: string }): HubTree {
  const node = movable(walk, id);
  assertFits(walk, node, parent);
  const others = tree.nodes.filter((one) => one !== node);
  return { ...tree, nodes: [...others, { ...sorted(node), parent }] };
}

function merged(tree: HubTree, walk: Walk, { id, into }: { id: string; into: string }): HubTree {
  const node = movable(walk, id);
  const target = found(walk, into);
  if (isWithin(walk, into, id)) throw new HubEditError(SAYS.intoItself);
  const children = walk.childrenOf(id);
  if (children.length > 0 && isOff(target)) throw new HubEditError(SAYS.offTopicParent);
  for (const child of children) assertFits(walk, child, into);
  const nodes = tree.nodes.flatMap((one) => {
    if (one === node) return [];
    if (one.parent === id) return { ...one, parent: into };
    if (one !== target) return one;
    return { ...one, keywords: [...one.keywords, ...node.keywords], address: one.address ?? node.address };
  });
  return { ...tree, nodes };
}

function removed(tree: HubTree, walk: Walk, id: string): HubTree {
  const node = movable(walk, id);
  if (isOff(node)) throw new HubEditError(SAYS.pageGone);
  const nodes = tree.nodes.flatMap((one) => {
    if (one.parent === id) return { ...one, parent: node.parent };
    if (one !== node) return one;
    return node.keywords.length > 0 ? { ...sorted(one), parent: null } : [];
  });
  return { ...tree, nodes };
}

/** What is off topic comes in, or what is unsorted stays or goes out; what stood below it moves up. */
function allTaken(nodes: readonly HubNode[], take: HubTake): HubNode[] {
  const gone = new Set(nodes.flatMap(({ id, unsorted }) => (take === 'out' && unsorted ? [id] : [])));
  return nodes.map((node) => {
    if (take === 'in') return isOff(node) ? { ...node, parent: ROOT, unsorted: true } : node;
    if (take === 'keep') return sorted(node);
    if (gone.has(node.id)) return { ...sorted(node), parent: null };
    return node.parent !== null && gone.has(node.parent) ? { ...node, parent: ROOT } : node;
  });
}

/** Somebody has looked at it. */
function sorted({ unsorted: _unsorted, ...node }: HubNode): HubNode {
  return node;
}

function added(tree: HubTree, walk: Walk, { parent, title }: { parent: string; title: string }): HubTree {
  if (tree.nodes.length >= HUB_LIMITS.nodes) throw new HubEditError(SAYS.tooManyPages);
  const node: HubNode = {
    id: `p${tree.next}`,
    parent,
    title: freeTitle(tree, title),
    keywords: [],
    address: null,
  };
  assertFits(walk, node, parent);
  return { nodes: [...tree.nodes, node], next: tree.next + 1 };
}

function changed(tree: HubTree, node: HubNode, change: Partial<HubNode>): HubTree {
  return { ...tree, nodes: tree.nodes.map((one) => (one === node ? { ...one, ...change } : one)) };
}

function found(walk: Walk, id: string): HubNode {
  const node = walk.byId.get(id);
  if (node) return node;
  throw new HubEditError(SAYS.pageGone);
}

function movable(walk: Walk, id: string): HubNode {
  if (id === ROOT) throw new HubEditError(SAYS.rootFixed);
  return found(walk, id);
}

const isOff = ({ id, parent }: HubNode) => parent === null && id !== ROOT;

/** Whether a page is another one or stands below it. */
function isWithin(walk: Walk, id: string, above: string): boolean {
  for (let at = walk.byId.get(id); at; at = at.parent === null ? undefined : walk.byId.get(at.parent))
    if (at.id === above) return true;
  return false;
}

/** Refuses a page with all that is below it where it would stand too deep, or below itself. */
function assertFits(walk: Walk, node: HubNode, parent: string): void {
  const above = walk.byId.get(parent);
  if (!above) throw new HubEditError(SAYS.parentGone);
  if (isWithin(walk, parent, node.id)) throw new HubEditError(SAYS.intoItself);
  if (isOff(above)) throw new HubEditError(SAYS.offTopicParent);
  const heightOf = (id: string): number =>
    walk.childrenOf(id).reduce((height, child) => Math.max(height, 1 + heightOf(child.id)), 0);
  if (walk.depthOf(parent) + 1 + heightOf(node.id) > HUB_LIMITS.depth) throw new HubEditError(SAYS.tooDeep);
}

function freeTitle({ nodes }: HubTree, title: string, own?: string): string {
  if (!VISIBLE.test(title)) throw new HubEditError(SAYS.titleRequired);
  if (title.length > HUB_LIMITS.title) throw new HubEditError(SAYS.titleTooLong);
  const key = normalizeText(title);
  const isTaken = nodes.some((node) => node.id !== own && normalizeText(node.title) === key);
  if (isTaken) throw new HubEditError(SAYS.titleTaken);
  return title;
}

function freeAddress({ nodes }: HubTree, text: string, own: string): string | null {
  const meant = pastedAddress(text);
  if (meant === '') return null;
  const address = addressFault(meant) === null ? normaliseAddress(meant) : null;
  if (address === null) throw new HubEditError(SAYS.addressInvalid);
  if (nodes.some((node) => node.id !== own && node.address === address))
    throw new HubEditError(SAYS.addressTaken);
  return address;
}

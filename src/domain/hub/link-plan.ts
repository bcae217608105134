import type { HubLinkKind, HubLinkView } from '../../contracts/hub/hub';
import { termsOfKeyword } from '../keywords/keyword-terms';
import { VectorIndex } from '../keywords/term-vectors';
import { normalizeText } from '../intent/normalize';
import type { HubGround, HubNode, Walk } from './hub-tree';
import { TermSpace } from './term-space';

/** The cosine from which siblings are told of each other, and to how many each links. */
const NEAR_SIBLING = 0.2;
const SIBLINGS = 2;
/** Of a target, beside its title. */
const VARIANTS = 2;
/** Of equal cosines in another order of summing. */
const TOLERANCE = 1e-9;

type Link = Pick<HubLinkView, 'from' | 'to' | 'kind'>;

/**
 * The links of a hub: from each page to the one above it, to each below it, and to the two siblings that are most like it.
 * Anchors take turns over the target's title and its two most searched other keywords; none is used for two targets.
 */
export function linkPlanOf(ground: HubGround, walk: Walk): HubLinkView[] {
  const links = [...linksOf(ground, walk)];
  const anchorOf = anchors(ground, walk);
  const leadsTo = presentLinks(ground, walk);
  return links.map((link) => ({ ...link, anchor: anchorOf(link.to), present: leadsTo(link) }));
}

function* linksOf(ground: HubGround, walk: Walk): Generator<Link> {
  const space = new TermSpace(ground.keywords, { without: new Set(ground.seedTerms) });
  const link = (from: HubNode, to: HubNode, kind: HubLinkKind) => ({ from: from.id, to: to.id, kind });
  for (const node of walk.order) {
    const above = node.parent === null ? undefined : walk.byId.get(node.parent);
    if (above) yield link(node, above, 'up');
    const children = walk.childrenOf(node.id);
    for (const child of children) yield link(node, child, 'down');
    for (const [from, to] of nearSiblings(children, ground, space)) yield link(from, to, 'sibling');
  }
}

/** Pairs of siblings, each with the two that are most like it; the seed, which all have, counts nothing. */
function nearSiblings(
  siblings: readonly HubNode[],
  ground: HubGround,
  space: TermSpace,
): [HubNode, HubNode][] {
  if (siblings.length < 2) return [];
  const vectors = siblings.map(({ keywords, title }) => {
    const members = keywords.flatMap((place) => ground.keywords[place] ?? []);
    const own = { terms: termsOfKeyword(title, ground.language) };
    return space.centroidOf(members.length > 0 ? members : [own]);
  });
  const index = new VectorIndex(space.size, siblings.length);
  for (const vector of vectors) index.add(vector);
  return vectors.flatMap((vector, place) => {
    const near: { other: number; cosine: number }[] = [];
    index.eachLike(vector, (other, cosine) => {
      if (other !== place && cosine >= NEAR_SIBLING) near.push({ other, cosine });
    });
    near.sort((a, b) =>
      Math.abs(b.cosine - a.cosine) > TOLERANCE ? b.cosine - a.cosine : a.other - b.other,
    );
    return near
      .slice(0, SIBLINGS)
      .map(({ other }): [HubNode, HubNode] => [siblings[place] as HubNode, siblings[other] as HubNode]);
  });
}

/** The next anchor for a target. Titles go first, so that no page takes another's. */
function anchors(ground: HubGround, walk: Walk): (target: string) => string {
  const keyOf = (anchor: string) => normalizeText(anchor);
  const taken = new Set(walk.order.map(({ title }) => keyOf(title)));
  const variants = new Map<string, string[]>();
  for (const { id, title, keywords } of walk.order) {
    const own = [title];
    for (const place of keywords) {
      const text = ground.keywords[place]?.text ?? '';
      if (own.length > VARIANTS) break;
      if (text === '' || taken.has(keyOf(text))) continue;
      taken.add(keyOf(text));
      own.push(text);
    }
    variants.set(id, own);
  }
  const turns = new Map<string, number>();
  return (target) => {
    const own = variants.get(target) ?? [];
    const turn = turns.get(target) ?? 0;
    turns.set(target, turn + 1);
    return own[turn % own.length] ?? '';
  };
}

/** Whether the page of one links to the page of the other already. */
function presentLinks({ existing }: HubGround, walk: Walk): (link: Link) => boolean {
  const places = new Map(existing.map(({ address }, place) => [address, place]));
  const targets = existing.map(({ links }) => new Set(links));
  const placeOf = (id: string) => places.get(walk.byId.get(id)?.address ?? '');
  return ({ from, to }) => {
    const [source, target] = [placeOf(from), placeOf(to)];
    return source !== undefined && target !== undefined && (targets[source]?.has(target) ?? false);
  };
}

import type { InterlinkGraphView } from '@contracts/interlinks/interlink-views';
import { pathOf } from './linkWords';

export type GraphNode = InterlinkGraphView['nodes'][number];

export interface PlacedNode {
  node: GraphNode;
  x: number;
  y: number;
  /** Whether there is room for its name. */
  named: boolean;
}

export interface GraphLayout {
  places: PlacedNode[];
  /** Circles of pages as many clicks away; the last one may be that of pages without a way there. */
  rings: { radius: number; label: string }[];
  /** From the middle to the edge of the drawing, labels left out. */
  radius: number;
}

const RING_GAP = 104;
/** Of names: characters at most, and pixels in Inter at 12. */
const NAME_CHARACTERS = 24;
const CHARACTER_WIDTH = 6.5;
const LINE_HEIGHT = 16;
/** Of a page with its edge. */
const MARK_RADIUS = 9;
/** Between a page and its name. */
export const NAME_GAP = 12;
/** Along a ring, so that neighbours can be told apart. */
const NODE_GAP = 22;

/** Pages on rings around the start, as far out as they are clicks away now; neighbours of linked pages stand near to these. */
export function graphLayout({ nodes, edges }: InterlinkGraphView): GraphLayout {
  const deepest = Math.max(0, ...nodes.map(({ depth }) => depth.before ?? 0));
  const ringOf = ({ start, depth }: GraphNode) => (start ? 0 : Math.max(1, depth.before ?? deepest + 1));
  const byRing = new Map<number, GraphNode[]>();
  for (const node of nodes) byRing.set(ringOf(node), [...(byRing.get(ringOf(node)) ?? []), node]);
  const neighbours = neighboursOf(edges);
  const angles = new Map<number, number>();
  const places: PlacedNode[] = [];
  const rings: GraphLayout['rings'] = [];
  let radius = 0;
  for (const ring of [...byRing.keys()].sort((a, b) => a - b)) {
    const members = byRing.get(ring) ?? [];
    if (ring > 0) radius = Math.max(radius + RING_GAP, (members.length * NODE_GAP) / (2 * Math.PI));
    const ordered = members
      .map((node) => ({
        node,
        wish: meanAngle((neighbours.get(node.id) ?? []).flatMap((id) => angles.get(id) ?? [])),
      }))
      .sort((a, b) => a.wish - b.wish || a.node.id - b.node.id);
    ordered.forEach(({ node }, place) => {
      // Nobody stands at the top: the name of the ring does.
      const angle = ((place + (ring % 2 === 0 ? 0.35 : 0.5)) / ordered.length) * 2 * Math.PI;
      angles.set(node.id, angle);
      places.push({ node, x: radius * Math.sin(angle), y: -radius * Math.cos(angle), named: false });
    });
    if (ring > 0) rings.push({ radius, label: ringLabel(members) });
  }
  return { places: withNames(places), rings, radius };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Names stand beside their pages, on the outer side, as far as none covers another one or a page. */
function withNames(places: readonly PlacedNode[]): PlacedNode[] {
  const marks = places.map(({ x, y }) => boxOf(x - MARK_RADIUS, x + MARK_RADIUS, y));
  const names: Box[] = [];
  return places.map((place, at) => {
    const width = shownName(place.node).length * CHARACTER_WIDTH;
    const near = place.x + (place.x >= 0 ? NAME_GAP : -NAME_GAP);
    const box = place.x >= 0 ? boxOf(near, near + width, place.y) : boxOf(near - width, near, place.y);
    const others = [...names, ...marks.filter((_, other) => other !== at)];
    const named = others.every((other) => !overlap(box, other));
    if (named) names.push(box);
    return { ...place, named };
  });
}

function boxOf(left: number, right: number, y: number): Box {
  return { left, right, top: y - LINE_HEIGHT / 2, bottom: y + LINE_HEIGHT / 2 };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** A page's name, as long as there is room for. */
export function shownName({ title, url }: GraphNode): string {
  const text = title || pathOf(url);
  return text.length > NAME_CHARACTERS ? `${text.slice(0, NAME_CHARACTERS - 1).trimEnd()}…` : text;
}

function ringLabel([first]: readonly GraphNode[]): string {
  const clicks = first?.depth.before ?? null;
  if (clicks === null) return 'no known way';
  return clicks === 1 ? '1 click' : `${clicks} clicks`;
}

function neighboursOf(edges: InterlinkGraphView['edges']): Map<number, number[]> {
  const found = new Map<number, number[]>();
  const add = (one: number, other: number) => found.set(one, [...(found.get(one) ?? []), other]);
  for (const { from, to } of edges) {
    add(from, to);
    add(to, from);
  }
  return found;
}

/** From 0 to 2π; nodes without neighbours further in come last. */
function meanAngle(angles: readonly number[]): number {
  if (angles.length === 0) return 2 * Math.PI;
  const [x, y] = [
    angles.reduce((sum, a) => sum + Math.sin(a), 0),
    angles.reduce((sum, a) => sum + Math.cos(a), 0),
  ];
  return (Math.atan2(x, y) + 2 * Math.PI) % (2 * Math.PI);
}

/** A page as it is drawn; parents before children. */
export interface DrawnPage {
  id: string;
  parent: string | null;
}

/** Where a page is drawn: the root is at 0, 0. */
export interface Placed<Page> {
  page: Page;
  x: number;
  y: number;
  /** Radians, clockwise from the top. */
  angle: number;
  depth: number;
  parent: Placed<Page> | null;
}

export interface RadialLayout<Page> {
  places: Placed<Page>[];
  /** Of the outer ring. */
  radius: number;
}

/** Between two leaves on the outer ring. */
const LEAF_GAP = 26;
const MIN_RING = 150;
const FULL = 2 * Math.PI;

/**
 * A tree around its root, a ring for each level: each leaf has the same share of the circle, and a page stands in the middle of
 * its leaves. The rings grow with the leaves, so that no two come nearer than a line of text.
 * @param pages parents before children; without a parent among them a page is left out, but for the first
 */
export function radialLayout<Page extends DrawnPage>(pages: readonly Page[]): RadialLayout<Page> {
  const [root] = pages;
  if (!root) return { places: [], radius: 0 };
  const children = new Map<string, Page[]>([[root.id, []]]);
  for (const page of pages) {
    const siblings = page === root || page.parent === null ? undefined : children.get(page.parent);
    if (!siblings) continue;
    siblings.push(page);
    children.set(page.id, []);
  }
  const leaves = leafCounts(root, children);
  const depth = depthOf(root, children);
  const all = leaves.get(root.id) ?? 1;
  const ring = Math.max(MIN_RING, (all * LEAF_GAP) / FULL / Math.max(1, depth));
  const places: Placed<Page>[] = [];
  const share = FULL / Math.max(1, all);
  const place = (page: Page, from: number, level: number, parent: Placed<Page> | null) => {
    const angle = from + ((leaves.get(page.id) ?? 1) * share) / 2;
    const radius = level * ring;
    const placed: Placed<Page> = {
      ...{ page, angle, parent, depth: level },
      x: radius * Math.sin(angle),
      y: -radius * Math.cos(angle),
    };
    places.push(placed);
    let start = from;
    for (const child of children.get(page.id) ?? []) {
      place(child, start, level + 1, placed);
      start += (leaves.get(child.id) ?? 1) * share;
    }
  };
  place(root, 0, 0, null);
  return { places, radius: ring * depth };
}

function leafCounts<Page extends DrawnPage>(
  root: Page,
  children: ReadonlyMap<string, Page[]>,
): Map<string, number> {
  const counts = new Map<string, number>();
  const count = ({ id }: Page): number => {
    const below = (children.get(id) ?? []).reduce((sum, child) => sum + count(child), 0);
    counts.set(id, Math.max(1, below));
    return Math.max(1, below);
  };
  count(root);
  return counts;
}

function depthOf<Page extends DrawnPage>(root: Page, children: ReadonlyMap<string, Page[]>): number {
  return (children.get(root.id) ?? []).reduce((depth, child) => Math.max(depth, 1 + depthOf(child, children)), 0);
}

/** The curve from a page's parent to it, as an SVG path. */
export function branchOf({ parent, ...end }: Placed<unknown>): string {
  if (!parent) return '';
  const [from, to] = [Math.hypot(parent.x, parent.y), Math.hypot(end.x, end.y)];
  const middle = (from + to) / 2;
  const at = (radius: number, angle: number) =>
    `${rounded(radius * Math.sin(angle))} ${rounded(-radius * Math.cos(angle))}`;
  const start = from === 0 ? end.angle : parent.angle;
  return `M${rounded(parent.x)} ${rounded(parent.y)}C${at(middle, start)} ${at(middle, end.angle)} ${rounded(end.x)} ${rounded(end.y)}`;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

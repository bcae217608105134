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
  hasChildren: boolean;
  parent: Placed<Page> | null;
}

/** The part of the plane that a drawing takes. */
export interface Extent {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The height of titles, in the measure of the drawing. */
export const TITLE_SIZE = 18;
/** Between two leaves on the innermost ring that has any. */
const LEAF_GAP = 22;
/** Between two rings there is room for a title. */
const RING = 190;
const FULL = 2 * Math.PI;

/**
 * A tree around its root, a ring for each level: each leaf has the same share of the circle, and a page stands in the middle of
 * its leaves. The rings grow with the leaves, so that no two titles lie upon each other.
 * @param pages parents before children; without a parent among them a page is left out, but for the first
 */
export function radialLayout<Page extends DrawnPage>(pages: readonly Page[]): Placed<Page>[] {
  const [root] = pages;
  if (!root) return [];
  const children = childrenOf(root, pages);
  const leaves = leafCounts(root, children);
  const all = leaves.get(root.id) ?? 1;
  const first = firstLeafLevel(root, children);
  const ring = Math.max(RING, (all * LEAF_GAP) / FULL / Math.max(1, first));
  const share = FULL / Math.max(1, all);
  const places: Placed<Page>[] = [];
  const place = (page: Page, from: number, level: number, parent: Placed<Page> | null) => {
    const angle = from + ((leaves.get(page.id) ?? 1) * share) / 2;
    const radius = level <= first ? level * ring : first * ring + (level - first) * RING;
    const own = children.get(page.id) ?? [];
    const placed: Placed<Page> = {
      ...{ page, angle, parent, depth: level, hasChildren: own.length > 0 },
      x: radius * Math.sin(angle),
      y: -radius * Math.cos(angle),
    };
    places.push(placed);
    let start = from;
    for (const child of own) {
      place(child, start, level + 1, placed);
      start += (leaves.get(child.id) ?? 1) * share;
    }
  };
  place(root, 0, 0, null);
  return places;
}

/**
 * The children of each page that hangs on the root.
 * @param pages parents before children
 */
export function childrenOf<Page extends DrawnPage>(
  root: Page,
  pages: readonly Page[],
): ReadonlyMap<string, Page[]> {
  const children = new Map<string, Page[]>([[root.id, []]]);
  for (const page of pages) {
    const siblings = page === root || page.parent === null ? undefined : children.get(page.parent);
    if (!siblings) continue;
    siblings.push(page);
    children.set(page.id, []);
  }
  return children;
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

/** The level of the innermost leaf. */
function firstLeafLevel<Page extends DrawnPage>(root: Page, children: ReadonlyMap<string, Page[]>): number {
  const own = children.get(root.id) ?? [];
  return own.length === 0 ? 0 : 1 + Math.min(...own.map((child) => firstLeafLevel(child, children)));
}

/** Letters of a title: of a page with others behind it, and of one at the outside. */
const TITLE = { within: 18, outside: 32 };

/** A page's title, cut between words to the room that it has. */
export function shownTitle(
  title: string,
  { depth, hasChildren }: Pick<Placed<unknown>, 'depth' | 'hasChildren'>,
): string {
  const most = hasChildren && depth > 0 ? TITLE.within : TITLE.outside;
  if (title.length <= most) return title;
  const cut = title.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}

/** How the title of a page is turned: along its branch, and never upside down. */
export function titleTurn({ angle }: Pick<Placed<unknown>, 'angle'>): { degrees: number; isLeft: boolean } {
  const isLeft = angle > Math.PI;
  return { isLeft, degrees: (angle * 180) / Math.PI - 90 + (isLeft ? 180 : 0) };
}

/** A letter's mean share of its height. */
const LETTER = 0.56;
const MARGIN = 32;

/** What a drawing takes with its titles. */
export function extentOf<Page>(
  places: readonly Placed<Page>[],
  titleOf: (place: Placed<Page>) => string,
): Extent {
  let [left, right, top, bottom] = [0, 0, 0, 0];
  for (const place of places) {
    const length = TITLE_SIZE * (1 + LETTER * titleOf(place).length);
    const reach = place.depth === 0 ? 0 : length;
    const x = place.x + reach * Math.sin(place.angle);
    const y = place.y - reach * Math.cos(place.angle);
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const size = { width: right - left + 2 * MARGIN, height: bottom - top + 2 * MARGIN };
  return { left: left - MARGIN, top: top - MARGIN, ...size };
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

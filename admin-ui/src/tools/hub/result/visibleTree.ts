import type { HubPageView } from '@contracts/hub/hub';

/** A place in the drawing: a page, or the children of one that are not drawn yet. */
export interface TreePlace {
  id: string;
  parent: string | null;
  /** Null where it stands for several. */
  page: HubPageView | null;
  level: number;
  /** Whether its children are drawn; undefined where it has none. */
  expanded?: boolean;
  /** Pages below it that are not drawn. */
  hidden: number;
}

/** From so many pages on leaves are collapsed at first. */
export const MANY_PAGES = 300;
/** Children of one page that are drawn at first where there are many. */
const SHOWN_CHILDREN = 60;

/** What is collapsed and what is shown whole, as the user has it. */
export interface TreeState {
  /** Pages whose children are not drawn. */
  closed: ReadonlySet<string>;
  /** Pages all of whose children are drawn. */
  whole: ReadonlySet<string>;
}

/** How a tree begins: all of it, or without its leaves where they are many. */
export function firstState(pages: readonly HubPageView[]): TreeState {
  if (pages.length <= MANY_PAGES) return { closed: new Set(), whole: new Set(pages.map(({ id }) => id)) };
  const parents = new Set(pages.flatMap(({ parent }) => parent ?? []));
  return { closed: new Set([...parents].filter((id) => id !== pages[0]?.id)), whole: new Set() };
}

/** The places that are drawn, from the root down. */
export function visibleTree(pages: readonly HubPageView[], { closed, whole }: TreeState): TreePlace[] {
  const children = new Map<string, HubPageView[]>();
  for (const page of pages) {
    if (page.parent === null) continue;
    const known = children.get(page.parent);
    if (known) known.push(page);
    else children.set(page.parent, [page]);
  }
  const below = (id: string): number =>
    (children.get(id) ?? []).reduce((sum, child) => sum + 1 + below(child.id), 0);
  const places: TreePlace[] = [];
  const walk = (page: HubPageView, level: number) => {
    const { id, parent } = page;
    const own = children.get(id) ?? [];
    const expanded = own.length === 0 ? undefined : !closed.has(id);
    places.push({ id, parent, page, level, expanded, hidden: expanded === false ? below(id) : 0 });
    if (!expanded) return;
    const shown = whole.has(id) ? own : own.slice(0, SHOWN_CHILDREN);
    for (const child of shown) walk(child, level + 1);
    const hidden = own.slice(shown.length).reduce((sum, child) => sum + 1 + below(child.id), 0);
    if (hidden > 0) places.push({ id: `${id}:more`, parent: id, page: null, level: level + 1, hidden });
  };
  const [root] = pages;
  if (root) walk(root, 1);
  return places;
}

/** The tree after a page was opened or closed, or the rest of its children were asked for. */
export function toggled(state: TreeState, { id, parent, page, expanded }: TreePlace): TreeState {
  if (!page && parent !== null) return { ...state, whole: new Set([...state.whole, parent]) };
  if (expanded === undefined) return state;
  const closed = new Set(state.closed);
  if (expanded) closed.add(id);
  else closed.delete(id);
  return { ...state, closed };
}

/** Where a key leads from a place; undefined for keys that lead nowhere. */
export function placeAfter(places: readonly TreePlace[], from: number, key: string): number | undefined {
  const here = places[from];
  switch (key) {
    case 'ArrowDown':
      return Math.min(places.length - 1, from + 1);
    case 'ArrowUp':
      return Math.max(0, from - 1);
    case 'ArrowRight':
      return here?.expanded ? from + 1 : undefined;
    case 'ArrowLeft': {
      const parent = places.findIndex(({ id }) => id === here?.parent);
      return parent < 0 ? undefined : parent;
    }
    case 'Home':
      return 0;
    case 'End':
      return places.length - 1;
    default:
      return undefined;
  }
}

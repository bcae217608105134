import type { HubEdit, HubPageView, HubView } from '@contracts/hub/hub';

/** A page of a hub, directly below its seed unless said otherwise. */
export function aHubPage(title: string, change: Partial<HubPageView> = {}): HubPageView {
  return {
    id: title,
    parent: 'root',
    kind: 'page',
    depth: 1,
    title,
    keywords: 1,
    intent: null,
    volume: null,
    difficulty: null,
    priority: 10,
    pillar: false,
    slug: title,
    titlePattern: title,
    words: [800, 1_200],
    address: null,
    ...change,
  };
}

export function aHub(change: Partial<HubView> = {}): HubView {
  return {
    id: 'h1',
    seed: 'espresso',
    language: 'en',
    mode: 'terms',
    granularity: 'balanced',
    version: 1,
    keywords: 10,
    total: 10,
    seedFound: true,
    pages: [aHubPage('espresso', { id: 'root', kind: 'root', parent: null, depth: 0 })],
    links: [],
    existing: [],
    ...change,
  };
}

/** The hub after some of the changes that a server makes of it. */
export function editedHub(hub: HubView, edits: readonly HubEdit[]): HubView {
  const pages = edits.reduce(editedPages, hub.pages);
  return { ...hub, pages, version: hub.version + 1 };
}

function editedPages(pages: HubPageView[], edit: HubEdit): HubPageView[] {
  const below = (parent: string) => ({
    parent,
    depth: 1 + (pages.find(({ id }) => id === parent)?.depth ?? 0),
  });
  if (edit.kind === 'add') return [...pages, aHubPage(edit.title, below(edit.parent))];
  return pages.map((page) => {
    if (!('id' in edit) || page.id !== edit.id) return page;
    if (edit.kind === 'rename') return { ...page, title: edit.title };
    if (edit.kind === 'move') return { ...page, kind: 'page', ...below(edit.parent) };
    return page;
  });
}

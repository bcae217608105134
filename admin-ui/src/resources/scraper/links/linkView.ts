/** Which links show, by the view's name in the address, and the filter that finds them. */
export const LINK_VIEWS = {
  broken: { label: 'Broken', filter: { broken: true } },
  internal: { label: 'Within the site', filter: { internal: true } },
  external: { label: 'To other sites', filter: { internal: false } },
  skipped: { label: 'Not followed', filter: { skipped: true } },
  all: { label: 'All', filter: {} },
} as const;
export type LinkView = keyof typeof LINK_VIEWS;

/** The view that an address names; the broken links where it names none that there is. */
export function linkView(name: string): LinkView {
  return Object.hasOwn(LINK_VIEWS, name) ? (name as LinkView) : 'broken';
}

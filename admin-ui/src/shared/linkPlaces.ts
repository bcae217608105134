import type { LinkPlace } from '@contracts/pages/page-facts';

/** Where on a page a link stands. */
export const LINK_PLACE_LABELS: Record<LinkPlace, string> = {
  nav: 'Navigation',
  header: 'Header',
  main: 'Main content',
  aside: 'Sidebar',
  footer: 'Footer',
  other: 'Elsewhere',
};

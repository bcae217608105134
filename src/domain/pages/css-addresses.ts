import type { ResourceKind } from '../../contracts/pages/page-facts';

/** Addresses in a style sheet, with what stands before them; no longer one is kept. */
const IN_CSS =
  /(@import\s+)(?:url\(\s*)?(?:"([^"]{1,2048})"|'([^']{1,2048})')|(@import\s+)?url\(\s*(?:"([^"]{1,2048})"|'([^']{1,2048})'|([^"'()\s]{1,2048}))\s*\)/gi;
const CSS = /\.css(?:[?#]|$)/i;
const FONT = /\.(?:woff2?|ttf|otf|eot)(?:[?#]|$)/i;
/** Of one sheet. */
const MOST = 500;

/** The files that a style sheet names by `url()` and `@import`, as they are written; parts of the page and inline ones are none. */
export function cssAddresses(text: string): [kind: ResourceKind, href: string][] {
  const found: [ResourceKind, string][] = [];
  for (const [, first, quoted, single, second, ...others] of text.matchAll(IN_CSS)) {
    const href = [quoted, single, ...others].find((each) => each !== undefined)?.trim() ?? '';
    if (href === '' || href.startsWith('#') || /^(?:data|blob):/i.test(href)) continue;
    const isSheet = first !== undefined || second !== undefined || CSS.test(href);
    found.push([isSheet ? 'style' : FONT.test(href) ? 'media' : 'image', href]);
    if (found.length >= MOST) break;
  }
  return found;
}

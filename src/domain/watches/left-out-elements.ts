import { SKIPPED, ELEMENTS, SECTIONING } from '../pages/elements';
import type { Attributes } from '../pages/head-facts';
import { landmarkOf } from '../pages/landmarks';
import type { PageElement, PageNode } from '../pages/page-tree';

/** What holds nothing that somebody reads. */
const FIELDS: ReadonlySet<string> = new Set(['input', 'textarea', 'datalist', 'object', 'embed', 'canvas']);
const AROUND: ReadonlySet<string> = new Set(['nav', 'header', 'footer', 'aside']);
/** They hold the page itself, whatever plugins add to their classes (`cookies-not-set`, `has-ads`). */
const PAGE: ReadonlySet<string> = new Set(['html', 'head', 'body', 'main', 'article']);
const CONTENT: ReadonlySet<string> = new Set(['main', 'article', 'h1']);

const ASKING =
  'banner|bar|notice|notification|consent|popup|pop|law|modal|message|overlay|wall|dialog|layer|manager|settings|hint|info|box|container|wrapper|alert|policy|preferences';
/** Begins with the word, or has it beside a word for what asks; or is a known plugin's. `category-cookies` is a category. */
const CONSENT = new RegExp(
  `^(?:cookie|consent|gdpr)s?(?:[-_]|$)|^(?:cookie|consent|gdpr)s?(?:${ASKING})|(?:cookie|gdpr)s?[-_]?(?:${ASKING})s?(?:[-_]|$)|(?:${ASKING})[-_]?(?:cookie|consent|gdpr)s?(?:[-_]|$)` +
    '|^(?:cky|cmplz|onetrust|ot-sdk|cybot|cookiebot|didomi|usercentrics|uc-banner|qc-cmp|truste|iubenda-cs|klaro|borlabs|moove-gdpr|sp_message|fc-consent|termly|osano|cc-window|cc-banner|eu-cookie)',
);
const ADVERT =
  /^(?:ad|ads|advert|advertisement|advertising|adsbygoogle|adsense|adslot|adunit|adbox|adwrap|adwrapper|adcontainer|sponsored)$|^(?:ad|ads|advert|advertisement|gpt-ad|div-gpt-ad|google-ads|google_ads|adsense|sponsored)[-_]|^(?:taboola|outbrain|adthrive|mediavine|ezoic-ad|teads)|^(?!(?:has|no|with|without|show|hide|is|not)[-_]).*[-_](?:ad|ads|advert|advertisement)$/;
const HIDDEN_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
/** Names of one element that are looked at, and characters of one. */
const MAX_NAMES = 40;
const MAX_NAME = 80;

/** Says of the elements of one page which are left out with all that is in them. */
export class LeftOutElements {
  /** What holds the page's content is no advertisement, whatever it is called. */
  private readonly holders: ReadonlySet<PageNode>;

  constructor(
    page: PageNode,
    private readonly options: { withLandmarks: boolean; excluded: ReadonlySet<PageNode> },
  ) {
    this.holders = holdersOf(page);
  }

  has(element: PageElement, isInSection: boolean): boolean {
    const { name, attribs } = element;
    if ((ELEMENTS.get(name) ?? 0) & SKIPPED || FIELDS.has(name)) return true;
    if (this.options.excluded.has(element) || isHidden(name, attribs)) return true;
    if (!this.options.withLandmarks) {
      const place = landmarkOf(name, attribs['role'], isInSection);
      if (place !== null && AROUND.has(place)) return true;
    }
    return !PAGE.has(name) && isNamedSo(attribs) && !this.holders.has(element);
  }
}

/** Whether a header or footer within it is one of its own. */
export function isSection(name: string): boolean {
  return ((ELEMENTS.get(name) ?? 0) & SECTIONING) !== 0;
}

function isHidden(name: string, { hidden, style, open }: Attributes): boolean {
  if (hidden !== undefined || (name === 'dialog' && open === undefined)) return true;
  return style !== undefined && HIDDEN_STYLE.test(style.slice(0, 500));
}

function isNamedSo({ id, class: classes }: Attributes): boolean {
  if (id === undefined && classes === undefined) return false;
  const names = `${id?.slice(0, MAX_NAME) ?? ''} ${classes?.slice(0, MAX_NAMES * MAX_NAME) ?? ''}`;
  // Few names have one of these, and a search is quicker than the patterns.
  if (
    !/ad|cook|cons|gdpr|spons|cky|cmplz|one|ot-|cyb|did|user|uc-|cmp|trus|iub|kla|bor|moo|sp_|ter|osa|cc-|tab|outb/i.test(
      names,
    )
  )
    return false;
  return names
    .toLowerCase()
    .split(/\s+/, MAX_NAMES)
    .some((name) => name.length <= MAX_NAME && (CONSENT.test(name) || ADVERT.test(name)));
}

/** The elements around a main element, an article or a first heading. */
function holdersOf(page: PageNode): Set<PageNode> {
  const holders = new Set<PageNode>();
  const ahead: PageNode[] = [page];
  for (let node = ahead.pop(); node; node = ahead.pop()) {
    if (!('children' in node)) continue;
    if ('name' in node && CONTENT.has(node.name)) {
      for (let at: PageNode | null = node.parent; at && !holders.has(at); at = at.parent) holders.add(at);
    }
    for (const child of node.children) if ('children' in child) ahead.push(child);
  }
  return holders;
}

import { SKIPPED, ELEMENTS, SECTIONING } from '../pages/elements';
import type { Attributes } from '../pages/head-facts';
import { landmarkOf } from '../pages/landmarks';
import type { PageElement, PageNode } from '../pages/page-tree';
import { countWords } from '../pages/word-counter';

/** What holds nothing that somebody reads. */
const FIELDS: ReadonlySet<string> = new Set(['input', 'textarea', 'datalist', 'object', 'embed', 'canvas']);
const AROUND: ReadonlySet<string> = new Set(['nav', 'header', 'footer', 'aside']);
/** They hold the page itself, whatever plugins add to their classes (`cookies-not-set`, `has-ads`). */
const PAGE: ReadonlySet<string> = new Set(['html', 'head', 'body', 'main', 'article']);
const CONTENT: ReadonlySet<string> = new Set(['main', 'article', 'h1']);

const ASKING =
  'banner|bar|notice|notification|consent|popup|pop|law|modal|message|overlay|wall|dialog|layer|manager|settings|hint|info|container|wrapper|alert|policy|preferences';
/** Slots of advertisements and layers that ask for consent, as plugins and networks name theirs. */
const VENDORS =
  /^(?:cky|cmplz|onetrust|ot-sdk|cybot|cookiebot|didomi|usercentrics|uc-banner|qc-cmp|truste|iubenda-cs|klaro|borlabs|moove-gdpr|sp_message|fc-consent|termly|osano|cc-window|cc-banner|eu-cookie|adsbygoogle|taboola|outbrain|adthrive|mediavine|ezoic-ad|teads|gpt-ad|div-gpt-ad|google-ads|google_ads)/;
/** Names that hardly anything else has: the word beside one for what asks, and those of places for advertisements. */
const CLEAR = new RegExp(
  `^(?:cookie|consent|gdpr)s?$|(?:cookie|gdpr|consent)s?[-_]?(?:${ASKING})s?(?:[-_]|$)|(?:${ASKING})[-_]?(?:cookie|consent|gdpr)s?(?:[-_]|$)` +
    '|^(?:ad|ads|advert|advertisement|advertising|adsense|adslot|adunit|adbox|adwrap|adwrapper|adcontainer|sponsored)$' +
    '|^(?:ad|ads|advert|advertisement|adsense|sponsored)[-_](?:\\d+|[a-f0-9]{6,}|slots?|units?|box|wrap|wrapper|container|banner|leaderboard|billboard|skyscraper|rectangle|mpu|top|bottom|middle|inline|in-content|content|sidebar|label|placeholder|area|zone|block|space|holder|desktop|mobile)' +
    '|(?:^|[-_])(?:sidebar|header|footer|top|bottom|inline|banner|mobile|desktop|display|sticky|side|leaderboard|google|dfp|gam|native)[-_](?:ad|ads|advert|advertisement)$',
);
/** Begins or ends with the word: `job-ad`, `ad-hoc-news` and `cookie-recipe` do so too. `has-ads` is a layout. */
const VAGUE =
  /^(?:cookie|consent|gdpr)s?[-_]|^(?:ad|ads|advert|advertisement|adsense|sponsored)[-_]|^(?!(?:has|no|with|without|show|hide|is|not)[-_]).*[-_](?:ad|ads|advert|advertisement)$/;
/** What asks or advertises says little; what says more is read, however it is called. */
const SMALL_WORDS = 120;
const SMALL_CHARACTERS = 2_000;
const HIDDEN_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
/** Names of one element that are looked at, and characters of one. */
const MAX_NAMES = 40;
const MAX_NAME = 80;

/** Says of the elements of one page which are left out with all that is in them. */
export class LeftOutElements {
  /** What holds the page's content is no advertisement, whatever it is called. */
  private readonly holders: ReadonlySet<PageNode>;
  /** Main elements and articles. */
  private readonly content: ReadonlySet<PageNode>;

  constructor(
    page: PageNode,
    private readonly options: { withLandmarks: boolean; excluded: ReadonlySet<PageNode> },
  ) {
    ({ holders: this.holders, content: this.content } = contentOf(page));
  }

  has(element: PageElement, isInSection: boolean): boolean {
    const { name, attribs } = element;
    if ((ELEMENTS.get(name) ?? 0) & SKIPPED || FIELDS.has(name)) return true;
    if (this.options.excluded.has(element) || isHidden(name, attribs)) return true;
    if (!this.options.withLandmarks) {
      const place = landmarkOf(name, attribs['role'], isInSection);
      if (place !== null && AROUND.has(place)) return true;
    }
    return !PAGE.has(name) && !this.holders.has(element) && this.isNamedSo(element);
  }

  /** Whether it is what asks for consent or advertises, by its names; by vague ones only outside of the main content. */
  private isNamedSo(element: PageElement): boolean {
    const names = namesOf(element.attribs);
    if (names.length === 0) return false;
    if (names.some((name) => VENDORS.test(name))) return true;
    const isClear = names.some((name) => CLEAR.test(name));
    if (!isClear && !names.some((name) => VAGUE.test(name))) return false;
    const isOutside = this.content.size > 0 && !isWithin(element, this.content);
    return (isClear || isOutside) && isSmall(element);
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

/** The names of an element, in lower case; few have one of these words, and a search is quicker than the patterns. */
function namesOf({ id, class: classes }: Attributes): string[] {
  if (id === undefined && classes === undefined) return [];
  const names = `${id?.slice(0, MAX_NAME) ?? ''} ${classes?.slice(0, MAX_NAMES * MAX_NAME) ?? ''}`;
  if (
    !/ad|cook|cons|gdpr|spons|cky|cmplz|one|ot-|cyb|did|user|uc-|cmp|trus|iub|kla|bor|moo|sp_|ter|osa|cc-|tab|outb/i.test(
      names,
    )
  )
    return [];
  return names
    .toLowerCase()
    .split(/\s+/, MAX_NAMES)
    .filter((name) => name.length <= MAX_NAME);
}

function isSmall(element: PageElement): boolean {
  let text = '';
  const ahead: PageNode[] = [element];
  for (let node = ahead.pop(); node && text.length <= SMALL_CHARACTERS; node = ahead.pop()) {
    if ('data' in node) text += ` ${node.data}`;
    else if ('children' in node) for (const child of node.children.toReversed()) ahead.push(child);
  }
  return text.length <= SMALL_CHARACTERS && countWords(text) <= SMALL_WORDS;
}

/** Whether an element is within the page's main content. */
function isWithin({ parent }: PageNode, content: ReadonlySet<PageNode>): boolean {
  for (let at: PageNode | null = parent; at; at = at.parent) if (content.has(at)) return true;
  return false;
}

/** Main elements and articles, and the elements around those and a first heading. */
function contentOf(page: PageNode): { holders: Set<PageNode>; content: Set<PageNode> } {
  const [holders, content] = [new Set<PageNode>(), new Set<PageNode>()];
  const ahead: PageNode[] = [page];
  for (let node = ahead.pop(); node; node = ahead.pop()) {
    if (!('children' in node)) continue;
    if ('name' in node && CONTENT.has(node.name)) {
      if (node.name !== 'h1') content.add(node);
      for (let at: PageNode | null = node.parent; at && !holders.has(at); at = at.parent) holders.add(at);
    }
    for (const child of node.children) if ('children' in child) ahead.push(child);
  }
  return { holders, content };
}

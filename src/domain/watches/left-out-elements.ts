import { ElementType } from 'htmlparser2';
import { MAX_LEFT_OUT_TEXT, type WatchLeftOut } from '../../contracts/watches/watches';
import { BLOCK, SKIPPED, ELEMENTS, SECTIONING } from '../pages/elements';
import type { Attributes } from '../pages/head-facts';
import { landmarkOf } from '../pages/landmarks';
import type { PageElement, PageNode } from '../pages/page-tree';
import { oneLine } from '../pages/text-flow';
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
const ADVERTISING =
  /^(?:adsbygoogle|taboola|outbrain|adthrive|mediavine|ezoic-ad|teads|gpt-ad|div-gpt-ad|google-ads|google_ads)/;
const ASKS = /cook|consent|gdpr/;
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
  /** Those with a text that were found to be left out for their names, in the order in which they were asked for. */
  readonly named: WatchLeftOut[] = [];

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
    if (PAGE.has(name) || this.holders.has(element)) return false;
    const why = this.nameOf(element);
    if (why !== undefined) this.note(element, why);
    return why !== undefined;
  }

  /** The name by which it asks for consent or advertises; vague ones count outside of the main content alone. */
  private nameOf(element: PageElement): string | undefined {
    const names = namesOf(element.attribs);
    if (names.length === 0) return undefined;
    const vendor = names.find((name) => VENDORS.test(name));
    if (vendor !== undefined) return vendor;
    const clear = names.find((name) => CLEAR.test(name));
    const name = clear ?? names.find((each) => VAGUE.test(each));
    if (name === undefined) return undefined;
    const isOutside = this.content.size > 0 && !isWithin(element, this.content);
    return (clear !== undefined || isOutside) && isSmall(element) ? name : undefined;
  }

  private note(element: PageElement, name: string): void {
    const text = oneLine(textOf(element)).slice(0, MAX_LEFT_OUT_TEXT).trimEnd();
    if (text === '') return;
    const isAd = ADVERTISING.test(name) || !(ASKS.test(name) || VENDORS.test(name));
    const kind = isAd ? 'advertisement' : 'consent';
    this.named.push({ kind, selector: selectorOf(element.attribs, name), text });
  }
}

/** A selector by one of an element's names, which are compared in small letters, as the page writes it. */
function selectorOf({ id = '', class: classes = '' }: Attributes, name: string): string {
  const written = (value: string) => value.split(/\s+/).find((each) => each.toLowerCase() === name);
  const ofId = written(id);
  const found = ofId ?? written(classes) ?? name;
  return `${ofId === undefined ? '.' : '#'}${found.replace(/[^\w\u0080-\uffff-]/g, '\\$&')}`;
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
  const text = textOf(element);
  return text.length <= SMALL_CHARACTERS && countWords(text) <= SMALL_WORDS;
}

/** What is shown of it; of a long text little more than is small. */
function textOf(element: PageElement): string {
  let text = '';
  const ahead: PageNode[] = [element];
  for (let node = ahead.pop(); node && text.length <= SMALL_CHARACTERS; node = ahead.pop()) {
    if (node.type === ElementType.Text) text += node.data;
    if (!('children' in node)) continue;
    const bits = 'name' in node ? (ELEMENTS.get(node.name) ?? 0) : 0;
    if (bits & BLOCK) text += ' ';
    if (!(bits & SKIPPED)) for (const child of node.children.toReversed()) ahead.push(child);
  }
  return text;
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

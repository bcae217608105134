import { LEFT_REASONS, type LeftReason } from '../../contracts/interlinks/interlinks';
import type {
  ReadingBlock,
  ReadingLink,
  ReadingPageDetail,
  ReadingText,
} from '../../contracts/readings/readings';
import { isReadingMatter } from '../../contracts/pages/page-kinds';
import { pointsElsewhere } from '../scraper/indexability';
import { pageKindOf } from '../pages/page-kind';
import { isHome } from '../strategy/site-pages';
import { LinkTargets } from './link-targets';
import { isLinks, LanguageTexts } from './site-text';

/** Characters of a text that its language is told by. */
const TOLD_BY = 2_000;
/** Characters of a subject: what the model reads of it costs as much as the sentences. */
const SUBJECT = 300;
/** Characters of an anchor that are kept: more are no name. */
const MAX_ANCHOR = 200;

/** What is known of the reading as a whole. */
export interface InterlinkSiteFacts {
  /** ISO 639-1; of pages that do not say it. */
  language?: string;
  /** Tells the language of a text of some 2,000 characters, where it can; it is believed before what a page says of itself. */
  tellLanguage?: (text: string) => string | undefined;
  /** Whether links of the site may not have been read, so that no page is an orphan for certain. */
  partial?: boolean;
}

/** A page of the reading with its links; `language` is null where it takes no part. */
export interface TakenPage {
  url: string;
  title: string;
  /** What it says that it is about: its main heading or title, and its description. */
  subject: string;
  /** Its main heading or title. */
  name: string;
  /** Whether it may carry links and get some. */
  isMatter: boolean;
  language: string | null;
  /** Numbers of addresses. */
  body: { to: number; anchor: string }[];
  /** Where lists of nothing but links lead alone: related posts, the next one; its text may link there all the same. */
  listed: Set<number>;
  all: Int32Array;
}

/** Takes the pages of a reading: keeps the texts of those that take part by language, and of all others their links. */
export class PageIntake {
  readonly targets = new LinkTargets();
  readonly pages: TakenPage[] = [];
  readonly languages = new Map<string, LanguageTexts>();
  readonly left = Object.fromEntries(LEFT_REASONS.map((reason) => [reason, 0])) as Record<LeftReason, number>;
  private readonly seen = new Set<string>();
  private readonly starts: string[] = [];

  constructor(private readonly facts: InterlinkSiteFacts) {}

  add(page: ReadingPageDetail, keywords: readonly string[]): void {
    const { url, finalUrl, text, canonical, source } = page;
    if (this.seen.has(url)) return;
    this.seen.add(url);
    if (source === 'start') this.starts.push(url);
    const reason = leftReasonOf(page);
    if (reason !== null) this.left[reason] += 1;
    if (finalUrl !== url) this.targets.lead(url, finalUrl);
    else if (reason === 'canonicalised' && canonical !== null) this.targets.lead(url, canonical);
    if (finalUrl !== url || text === null) return;
    const language = reason === null ? this.languageOf(page, text) : null;
    const isMatter = language !== null && this.carriesLinks(page, text, keywords);
    if (isMatter) this.textsIn(language).add(page, text, keywords);
    const title = page.title || page.h1 || url;
    const name = (page.h1 || title).slice(0, SUBJECT);
    const subject = subjectOf(page);
    this.pages.push({ url, title, name, subject, isMatter, language, ...this.linksOf(text) });
  }

  /** Where clicks are counted from: where the reading began, else the front of the site. */
  startUrl(): string | null {
    const fronts = this.pages.map(({ url }) => url).filter(isHome);
    return (
      this.starts.toSorted()[0] ??
      fronts.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))[0] ??
      null
    );
  }

  /** Whether people come to read the page, or somebody has named keywords for it. */
  private carriesLinks(page: ReadingPageDetail, text: ReadingText, keywords: readonly string[]): boolean {
    const { url, title, h1, structuredTypes = [] } = page;
    const named = { address: url, title: title ?? '', h1: h1 ?? '', structuredTypes, text };
    return keywords.length > 0 || isReadingMatter(pageKindOf(named));
  }

  private linksOf(text: ReadingText): Pick<TakenPage, 'body' | 'listed' | 'all'> {
    const { bodyLinks, templateLinks } = text;
    const body: TakenPage['body'] = [];
    const all = new Set<number>();
    for (const link of bodyLinks) {
      const to = this.numberOf(link);
      if (to !== -1) body.push({ to, anchor: link.anchor.slice(0, MAX_ANCHOR) });
      all.add(to);
    }
    for (const link of templateLinks) all.add(this.numberOf(link));
    all.delete(-1);
    return { body, listed: this.listedIn(text), all: Int32Array.from(all) };
  }

  private listedIn({ blocks }: ReadingText): Set<number> {
    const [listed, said] = [new Set<number>(), new Set<number>()];
    const end = blocks.findLastIndex(({ kind, links }) => kind !== 'heading' && links.length === 0);
    blocks.forEach((block, at) => {
      const isListed = isLinks(block) && (at > end || isOfList(block, [blocks[at - 1], blocks[at + 1]]));
      for (const { url } of block.links) (isListed ? listed : said).add(this.targets.numberOf(url));
    });
    for (const number of said) listed.delete(number);
    return listed;
  }

  private numberOf({ url, internal }: ReadingLink): number {
    return internal === false ? -1 : this.targets.numberOf(url);
  }

  private languageOf({ lang }: ReadingPageDetail, { blocks }: ReadingText): string {
    const { tellLanguage, language = '' } = this.facts;
    const told = tellLanguage?.(sampleOf(blocks));
    const code = lang?.trim().split(/[-_]/u)[0]?.toLowerCase();
    return told ?? (code && /^[a-z]{2,3}$/u.test(code) ? code : language);
  }

  private textsIn(language: string): LanguageTexts {
    const known = this.languages.get(language) ?? new LanguageTexts(language);
    this.languages.set(language, known);
    return known;
  }
}

/** Whether links alone are of a list or lead before and behind: a single one within a text, such as "More info", is its own. */
function isOfList(
  { kind, text, links }: ReadingBlock,
  beside: readonly (ReadingBlock | undefined)[],
): boolean {
  const isAlone = kind === 'text' && links.length === 1 && links[0]?.end === text.length;
  return !isAlone || beside.some((block) => block !== undefined && isLinks(block));
}

function subjectOf({ title, h1, description }: ReadingPageDetail): string {
  return [h1 || title, description].filter(Boolean).join('. ').slice(0, SUBJECT);
}

function sampleOf(blocks: ReadingText['blocks']): string {
  let sample = '';
  for (const { text } of blocks) {
    if (sample.length >= TOLD_BY) break;
    sample += `${text.slice(0, TOLD_BY)}\n`;
  }
  return sample.slice(0, TOLD_BY);
}

/** Why a page takes no part, whatever the options; null for one that does. */
function leftReasonOf(page: ReadingPageDetail): LeftReason | null {
  const { url, finalUrl, status, noindex, canonical, indexable, text } = page;
  if (finalUrl !== url) return 'redirected';
  if (status === null) return 'unread';
  if (status !== 200) return 'status';
  if (noindex) return 'noindex';
  if (pointsElsewhere(canonical, url)) return 'canonicalised';
  if (!indexable) return 'not-indexable';
  return text === null ? 'unread' : null;
}

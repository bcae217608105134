import { setImmediate as turn } from 'node:timers/promises';
import type { Types } from 'mongoose';
import { type CrawlIssue, NEAR_DUPLICATES } from '../../../contracts/scraper/crawl-reports';
import type { CrawledPage } from '../../../contracts/scraper/crawls';
import type { LlmsFile } from '../../../contracts/scraper/llms-file';
import { HreflangCheck } from '../../../domain/scraper/hreflang';
import { HostFaults } from '../../../domain/scraper/issues/host-faults';
import {
  type CrawlPasses,
  HOST_RULES,
  ISSUE_RULES,
  issueContextOf,
  issuesOf,
  SameTexts,
} from '../../../domain/scraper/issues/issues';
import { MissingLikeness } from '../../../domain/scraper/missing-page';
import { PageSequence } from '../../../domain/scraper/page-sequence';
import { SIGNATURE_SIZE, signatureFrom } from '../../../domain/scraper/min-hash';
import type { KeptFacts, PageRecord } from '../crawl-pages.schema';
import { toPageRow } from '../crawls.views';
import type { TableRow } from '../table/table-columns';
import type { Analysis } from './read-crawl';
import type { Comparable, SimilarPages } from './similar-pages';

/** A page as the rules take it, with its number. */
export interface WholePage {
  number: number;
  page: CrawledPage;
  signature: Uint32Array | null;
  /** As they are stored. */
  places?: Buffer;
}

/** What pages are read from. */
export interface PageSource {
  pages(ids: readonly string[]): Promise<PageRecord[]>;
  /** By page. */
  kept(
    ids: readonly string[],
  ): Promise<Map<string, { _id: Types.ObjectId; facts: Buffer; signature: Buffer; places?: Buffer }>>;
}

const READ_AT_ONCE = 100;
const NO_FACTS: KeptFacts = { headings: [], hreflangs: [], extracted: {} };

/** All pages of a crawl, in their order, few in memory at a time. */
export async function* wholePages(
  rows: readonly TableRow[],
  source: PageSource,
): AsyncGenerator<WholePage, void> {
  for (let first = 0; first < rows.length; first += READ_AT_ONCE) {
    const ids = rows.slice(first, first + READ_AT_ONCE).map(({ id }) => id);
    const [records, kept] = await Promise.all([source.pages(ids), source.kept(ids)]);
    for (const [at, record] of records.entries()) {
      const row = rows[first + at] as TableRow;
      const own = kept.get(row.id);
      const facts = own ? (JSON.parse(own.facts.toString()) as KeptFacts) : NO_FACTS;
      const signature = own && own.signature.length > 0 ? signatureFrom(own.signature) : null;
      const page = { ...toPageRow(record, row), ...facts };
      yield { number: first + at, page, signature, places: own?.places };
    }
    await turn();
  }
}

/** The first pass: what rules compare a page with. */
export class FirstPass {
  readonly same = new SameTexts();
  readonly missing = new MissingLikeness();
  readonly hosts = new HostFaults(HOST_RULES);
  readonly hreflang: HreflangCheck;
  readonly sequence: PageSequence;
  readonly structuredTypes = new Map<string, number>();
  /** By host. */
  readonly llms = new Map<string, LlmsFile>();
  /** Of the indexable pages with a text. */
  private readonly numbers: number[] = [];
  private readonly hashes: (string | null)[] = [];
  /** One behind the other: as an array of its own each would take twice the room. */
  private readonly signatures: Uint32Array;

  constructor(private readonly analysis: Pick<Analysis, 'index' | 'fragments'>) {
    const { index } = analysis;
    this.hreflang = new HreflangCheck(index);
    this.sequence = new PageSequence(index);
    this.signatures = new Uint32Array(index.pages.length * SIGNATURE_SIZE);
  }

  /** The pages to compare with each other. */
  get comparable(): Comparable {
    const { numbers, hashes, signatures } = this;
    return { numbers, hashes, signatures: signatures.subarray(0, numbers.length * SIGNATURE_SIZE) };
  }

  note({ number, page, signature, places }: WholePage): void {
    this.same.note(page);
    this.hosts.note(page, number);
    this.missing.note(page);
    this.hreflang.note(page);
    this.sequence.note(page);
    this.analysis.fragments.look(number, places);
    if (page.checks?.llms) this.llms.set(new URL(page.url).host, page.checks.llms);
    for (const type of page.structuredTypes)
      this.structuredTypes.set(type, (this.structuredTypes.get(type) ?? 0) + 1);
    if (!page.indexable || !signature || page.needsJavaScript) return;
    this.signatures.set(signature, this.numbers.length * SIGNATURE_SIZE);
    this.numbers.push(number);
    this.hashes.push(page.contentHash);
  }
}

/** By rule about how links are written. */
const OF_LINKS = new Map(ISSUE_RULES.filter((rule) => 'linksOf' in rule).map((rule) => [rule.id, rule]));

/** The second pass: which rules each page breaks. */
export class IssuePass {
  private readonly counts = new Map<string, number>();
  private readonly links = new Map<string, NonNullable<CrawlIssue['links']>>();
  private readonly passes: CrawlPasses;

  constructor(
    { index, graph, broken, largeImages, fragments: { lost: lostFragments } }: Analysis,
    { same, hosts, missing, sequence, hreflang }: FirstPass,
    { groups }: SimilarPages,
    seen: Pick<CrawlPasses, 'sitemaps' | 'unseen' | 'clicksKnown'>,
  ) {
    const usual = groups.find(({ threshold }) => threshold === NEAR_DUPLICATES.usual)?.near ?? [];
    const nearDuplicates = new Set(usual.flatMap(({ members }) => members));
    const texts = { hosts, missing, sequence, hreflang, same, nearDuplicates };
    this.passes = { index, links: graph, broken, largeImages, lostFragments, ...texts, ...seen };
  }

  issuesOf(page: CrawledPage): string[] {
    const issues = issuesOf(page, issueContextOf(page, this.passes));
    for (const id of issues) {
      this.counts.set(id, (this.counts.get(id) ?? 0) + 1);
      this.noteLinks(id, page);
    }
    return issues;
  }

  /** Those that pages have, as they are shown. */
  found(): CrawlIssue[] {
    return ISSUE_RULES.filter(({ id }) => this.counts.has(id)).map(
      ({ id, title, type, priority, why, fix }) => ({
        id,
        title,
        type,
        priority,
        why,
        fix,
        pages: this.counts.get(id) ?? 0,
        ...(this.links.has(id) && { links: this.links.get(id) }),
      }),
    );
  }

  private noteLinks(id: string, page: CrawledPage): void {
    const own = OF_LINKS.get(id)?.linksOf?.(page);
    const known = this.links.get(id);
    const example = known?.example ?? own?.example;
    if (own && example !== undefined) this.links.set(id, { count: (known?.count ?? 0) + own.count, example });
  }
}

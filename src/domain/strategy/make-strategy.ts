import { GRANULARITIES, type Granularity } from '../../contracts/keywords/grouping';
import type { ReadingPageDetail } from '../../contracts/readings/readings';
import { STRATEGY_MESSAGES } from '../../contracts/strategy/strategy-messages';
import { commonTermsOf, intentListsOf, intentTeller } from '../hub/keyword-intents';
import { TermSpace } from '../hub/term-space';
import { KeywordFileError } from '../intent/keyword-file-error';
import { groupKeywords } from '../keywords/group-keywords';
import { termsOfKeyword } from '../keywords/keyword-terms';
import { type KeywordFile, readKeywords } from '../keywords/read-keywords';
import type { TermVector } from '../keywords/term-vectors';
import { clusterFits } from './cluster-fits';
import { groundConflicts, groundPages } from './ground-pages';
import { readSearchConsole, type SearchConsoleFile } from './read-search-console';
import { type ReadingFacts, SitePagesCollector, type SitePages } from './site-pages';
import type { Grouping, StrategyGround } from './strategy-ground';
import { basisOf, keywordsOf, queryOf } from './strategy-keywords';

/** What an evaluation is made from; at least one of the three. */
export interface StrategyTask {
  /** ISO 639-1. */
  language: string;
  /** A csv or list of keywords. */
  keywords?: Uint8Array<ArrayBuffer>;
  /** A csv of queries and pages. */
  searchConsole?: Uint8Array<ArrayBuffer>;
  reading?: ReadingFacts;
}

export interface MadeStrategy {
  ground: StrategyGround;
  groupings: Record<Granularity, Grouping>;
}

/**
 * Makes the ground of an evaluation. The files are read at once, the pages of a reading come one by one.
 * @throws KeywordFileError for what is no file of keywords, or no export of Search Console with query and page
 */
export class StrategyMaker {
  private readonly file?: KeywordFile;
  private readonly search?: SearchConsoleFile;
  private readonly pages?: SitePagesCollector;

  constructor(private readonly task: StrategyTask) {
    const { keywords, searchConsole, reading, language } = task;
    this.file = keywords && readKeywords(keywords);
    this.search = searchConsole && readSearchConsole(searchConsole);
    this.pages = reading && new SitePagesCollector(language, reading);
  }

  /** Keywords that will be grouped. */
  get keywordCount(): number {
    return keywordsOf(this.file, this.search?.rows ?? []).keywords.length;
  }

  addPage(page: ReadingPageDetail): void {
    this.pages?.add(page);
  }

  /** @param onGrouped told when the keywords are grouped, before they are compared with the pages */
  finish(onGrouped?: () => void): MadeStrategy {
    const { language } = this.task;
    const rows = this.search?.rows ?? [];
    const site = this.pages?.finish();
    if (site?.pages.length === 0) throw new KeywordFileError(STRATEGY_MESSAGES.readingEmpty);
    const { keywords: read, total } = keywordsOf(this.file, rows);
    const lists = intentListsOf(language);
    const intentOf = intentTeller(lists);
    const common = commonTermsOf(lists, language);
    const basis = basisOf(read);
    const placed = read.map((keyword, place) => ({
      ...keyword,
      // Without searches the impressions say which of them leads.
      volume: basis === 'impressions' ? keyword.impressions : keyword.volume,
      place,
      terms: termsOfKeyword(keyword.text, language),
    }));
    const { groups } = groupKeywords(placed, common);
    onGrouped?.();
    const space = new TermSpace(placed, { common });
    const vectors = vectorsOf(space, placed, site);
    const pages = groundPages(site?.pages ?? [], rows, intentOf);
    const fits = (granularity: Granularity) => clusterFits({ space, vectors }, groups[granularity]);
    const delimiter = this.file?.delimiter ?? this.search?.delimiter;
    return {
      ground: {
        ...(delimiter && { delimiter }),
        language,
        basis,
        sources: this.sourcesOf(total, read.length, site),
        keywords: read.map(({ text, volume, difficulty, position, clicks, impressions }) => ({
          ...{ text, volume, difficulty, position, clicks, impressions },
          intent: intentOf(text),
        })),
        pages,
        exact: site?.exact ?? [],
        near: site?.near ?? [],
        search: this.search ? groundConflicts(this.search.rows, pages, vectors) : null,
      },
      groupings: forEachGranularity(fits),
    };
  }

  private sourcesOf(total: number, used: number, site: SitePages | undefined): StrategyGround['sources'] {
    const { reading } = this.task;
    return {
      keywords: this.file ? { used, total } : null,
      searchConsole: this.search
        ? {
            queries: new Set(this.search.rows.map(queryOf)).size,
            pages: new Set(this.search.rows.map(({ address }) => address)).size,
            skipped: this.search.skipped,
          }
        : null,
      reading:
        reading && site
          ? {
              ...{ name: reading.name, pages: site.pages.length, left: site.left },
              ...{ partial: site.partial, hasDepth: site.hasDepth },
            }
          : null,
    };
  }
}

/** What the pages are about: in the words of the keywords, without what names the site. */
function vectorsOf(
  space: TermSpace,
  keywords: readonly { terms: readonly string[] }[],
  site: SitePages | undefined,
): TermVector[] {
  if (!site) return [];
  const naming = new Set(site.siteTerms);
  for (const { terms } of keywords) for (const term of terms) naming.delete(term);
  return site.pages.map(({ terms: { terms, counts } }) =>
    space.vectorOf(terms.flatMap((term, at) => (naming.has(term) ? [] : [[term, counts[at] ?? 0] as const]))),
  );
}

function forEachGranularity<Value>(make: (granularity: Granularity) => Value): Record<Granularity, Value> {
  const [broad, balanced, tight] = GRANULARITIES;
  return { broad: make(broad), balanced: make(balanced), tight: make(tight) };
}

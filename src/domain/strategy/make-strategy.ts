import { GRANULARITIES, type Granularity } from '../../contracts/keywords/grouping';
import { isReadingMatter } from '../../contracts/pages/page-kinds';
import type { ReadingPageDetail } from '../../contracts/readings/readings';
import { STRATEGY_MESSAGES } from '../../contracts/strategy/strategy-messages';
import { commonTermsOf, intentListsOf, intentTeller } from '../hub/keyword-intents';
import { TermSpace } from '../hub/term-space';
import { KeywordFileError } from '../intent/keyword-file-error';
import { textsOfMeaning } from '../keywords/cluster-by-meaning';
import { groupKeywords, textsToGroup } from '../keywords/group-keywords';
import { termsOfKeyword } from '../keywords/keyword-terms';
import { type KeywordFile, type ReadKeyword, readKeywords } from '../keywords/read-keywords';
import type { TermVector } from '../keywords/term-vectors';
import { COVER_CUTS } from '../meaning/meaning-cuts';
import { AskingTerms } from './asking-terms';
import { clusterFits } from './cluster-fits';
import { evidenceFinder } from './evidence-finder';
import { groundConflicts, groundPages } from './ground-pages';
import { ownKeyword, rowsByPage, SiteAddresses } from './keyword-evidence';
import { PassageFinder } from './passage-fits';
import { readSearchConsole, type SearchConsoleFile, type SearchRow } from './read-search-console';
import { type ReadingFacts, SitePagesCollector, type SitePages } from './site-pages';
import type { Grouping, StrategyGround } from './strategy-ground';
import { basisOf, keywordsOf, queryOf } from './strategy-keywords';
import {
  passagesOfSite,
  type PlacedPassage,
  type StrategyMeaning,
  type ComparedTexts,
  textsOfPassages,
} from './strategy-meaning';

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

/** All that was read, once there are no more pages. */
interface ReadStrategy {
  site?: SitePages;
  rows: SearchRow[];
  total: number;
  keywords: ReadKeyword[];
  /** The same with what they are grouped by; their volume says which of them leads. */
  placed: (ReadKeyword & { place: number; terms: string[] })[];
  passages: PlacedPassage[];
}

/**
 * Makes the ground of an evaluation. The files are read at once, the pages of a reading come one by one, and what texts mean
 * comes when these are known.
 * @throws KeywordFileError for what is no file of keywords, or no export of Search Console with query and page
 */
export class StrategyMaker {
  private readonly file?: KeywordFile;
  private readonly search?: SearchConsoleFile;
  private readonly pages?: SitePagesCollector;
  private readonly common: ReadonlySet<string>;
  private readonly asking: AskingTerms;
  private readonly intentOf: ReturnType<typeof intentTeller>;
  private read?: ReadStrategy;

  constructor(private readonly task: StrategyTask) {
    const { keywords, searchConsole, reading, language } = task;
    this.file = keywords && readKeywords(keywords);
    this.search = searchConsole && readSearchConsole(searchConsole);
    this.pages = reading && new SitePagesCollector(language, reading);
    const lists = intentListsOf(language);
    this.intentOf = intentTeller(lists);
    this.common = commonTermsOf(lists, language);
    this.asking = new AskingTerms(lists, language, this.common);
  }

  /** Keywords that will be grouped. */
  get keywordCount(): number {
    return keywordsOf(this.file, this.search?.rows ?? []).keywords.length;
  }

  addPage(page: ReadingPageDetail): void {
    this.pages?.add(page);
  }

  /** The texts whose meaning decides, once all pages are there. */
  texts(): ComparedTexts {
    const { placed, passages } = this.all();
    return {
      keywords: passages.length > 0 ? textsOfMeaning(placed, this.common) : textsToGroup(placed, this.common),
      passages: textsOfPassages(passages),
    };
  }

  /**
   * @param meaning of `texts`; without it words decide
   * @param onGrouped told when the keywords are grouped, before they are compared with the pages
   */
  finish({ meaning, onGrouped }: { meaning?: StrategyMeaning; onGrouped?: () => void } = {}): MadeStrategy {
    const { language } = this.task;
    const { site, rows, total, keywords, placed, passages } = this.all();
    const known = meaning && 'keywords' in meaning ? meaning : undefined;
    const { groups } = groupKeywords(placed, this.common, known?.keywords);
    onGrouped?.();
    const space = new TermSpace(placed, { common: this.common });
    const vectors = vectorsOf(space, placed, site);
    const evidence = evidenceFinder({ site, rows, keywords, language });
    const { intentOf } = this;
    const pages = groundPages(site?.pages ?? [], { rows, ranking: evidence.ranking, intentOf });
    const sources = {
      space,
      vectors: vectors.map((vector, at) =>
        isReadingMatter(site?.pages[at]?.kind ?? 'text') ? vector : null,
      ),
      evidenceOf: evidence.of(pages),
      passages: new PassageFinder({
        ...{ pages: site?.pages ?? [], passages, keywords: placed, language, common: this.common },
        asking: this.asking,
        ...(known && { meaning: { ...known, texts: this.texts().keywords } }),
      }),
      ...(known && passages.length > 0 && { cuts: COVER_CUTS.meaning }),
    };
    const delimiter = this.file?.delimiter ?? this.search?.delimiter;
    return {
      ground: {
        ...(delimiter && { delimiter }),
        ...{ language, basis: basisOf(keywords), sources: this.sourcesOf(total, placed.length, site) },
        judgedBy: known ? 'meaning' : 'words',
        ...(meaning && 'missing' in meaning && { missing: meaning.missing }),
        keywords: keywords.map(({ text, volume, difficulty, position, clicks, impressions }) => ({
          ...{ text, volume, difficulty, position, clicks, impressions },
          intent: intentOf(text),
        })),
        pages,
        exact: site?.exact ?? [],
        near: site?.near ?? [],
        search: this.search ? groundConflicts(rows, pages, vectors) : null,
      },
      groupings: forEachGranularity((granularity) => clusterFits(groups[granularity], sources)),
    };
  }

  private all(): ReadStrategy {
    this.read ??= this.readAll();
    return this.read;
  }

  private readAll(): ReadStrategy {
    const site = this.pages?.finish();
    if (site?.pages.length === 0) throw new KeywordFileError(STRATEGY_MESSAGES.readingEmpty);
    const addresses = new SiteAddresses(site, this.search?.rows ?? []);
    const rows = rowsByPage(this.search?.rows ?? [], addresses);
    const file = this.file && {
      ...this.file,
      keywords: this.file.keywords.map((keyword) => ownKeyword(keyword, addresses)),
    };
    const { keywords, total } = keywordsOf(file, rows);
    const basis = basisOf(keywords);
    const placed = keywords.map((keyword, place) => ({
      ...keyword,
      // Without searches the impressions say which of them leads.
      volume: basis === 'impressions' ? keyword.impressions : keyword.volume,
      place,
      terms: termsOfKeyword(keyword.text, this.task.language),
    }));
    const passages = passagesOfSite(site?.pages ?? []);
    return { ...(site && { site }), rows, total, keywords, placed, passages };
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
              ...(reading.unseen && { unseen: reading.unseen }),
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

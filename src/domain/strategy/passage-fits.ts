import { THRESHOLD_RANGES } from '../../contracts/strategy/strategy';
import { termsOfKeyword } from '../keywords/keyword-terms';
import { COMMON_WEIGHT } from '../keywords/term-vectors';
import { COVER_CUTS, COVER_WORDS_WEIGH } from '../meaning/meaning-cuts';
import { mixed, similarityOf, type TextVectors } from '../meaning/text-vectors';
import { withoutMark } from '../text/derived-words';
import type { AskingTerms } from './asking-terms';
import type { SitePage } from './site-pages';
import type { ClusterFit } from './strategy-ground';
import type { PlacedPassage } from './strategy-meaning';

/** What no threshold can be set below. */
const LEAST = THRESHOLD_RANGES.partial[0];
/** Keywords of a group that are asked, the most wanted ones: more say the same again. */
const ASKED = 5;
/** Pages of a keyword that are remembered, the best ones. */
const REMEMBERED = 50;
/** What of a keyword's words is in the title and heading of a passage, beside what is anywhere on the page. */
const HEADS_WEIGH = 0.75;
/** What a term of no page counts beside one of a single page: as often it is another word for what is there [A]. */
const NOWHERE = 0.5;

interface Keyword {
  text: string;
  terms: readonly string[];
}

/** What pages and keywords are compared by. */
export interface PassageSources {
  pages: readonly Pick<SitePage, 'title' | 'h1' | 'terms'>[];
  passages: readonly PlacedPassage[];
  keywords: readonly Keyword[];
  language: string;
  /** Terms that stand with everything; they weigh half. */
  common: ReadonlySet<string>;
  asking: AskingTerms;
  /** Vectors of `texts`, which are keywords, and of the passages; centred. */
  meaning?: { texts: readonly string[]; keywords: TextVectors; passages: TextVectors };
}

/**
 * Finds the pages with a passage that is like keywords: by meaning and by what of their words titles and headings hold, where
 * rare words count more. Meaning alone takes “how to floss” for what “how to brush” is, and words alone know no synonym.
 */
export class PassageFinder {
  private readonly places: Map<string, number>;
  private readonly vectors?: TextVectors;
  private readonly heads: Map<string, number[]>;
  private readonly bodies: Map<string, number[]>;
  private readonly known = new Map<string, ClusterFit[]>();

  constructor(private readonly sources: PassageSources) {
    const { keywords, passages, pages, language, meaning } = sources;
    this.places = new Map((meaning?.texts ?? []).map((text, place) => [text, place]));
    if (meaning) this.vectors = joined(meaning.keywords, meaning.passages);
    const asked = new Set(keywords.flatMap(({ terms }) => terms.map(withoutMark)));
    const titles = new Map<number, string[]>();
    const titleOf = (page: number) => {
      const { title = '', h1 = '' } = pages[page] ?? {};
      const terms = titles.get(page) ?? termsOfKeyword(`${title}. ${h1}`, language);
      titles.set(page, terms);
      return terms;
    };
    this.heads = placesByTerm(
      passages.map(({ page, section }) =>
        section === null ? titleOf(page) : [...titleOf(page), ...termsOfKeyword(section, language)],
      ),
      asked,
    );
    this.bodies = placesByTerm(
      pages.map(({ terms: { terms } }) => terms),
      asked,
    );
  }

  /** Whether what a keyword means is known: of very many, those are asked for that stand for all. */
  isUnderstood({ text }: Keyword): boolean {
    return !this.vectors || this.places.has(text);
  }

  /** For the most wanted of some keywords, in the mean; none is kept that no threshold lets through. */
  fitsOf(keywords: readonly Keyword[]): ClusterFit[] {
    const understood = keywords.filter((keyword) => this.isUnderstood(keyword));
    const asked = (understood.length > 0 ? understood : keywords).slice(0, ASKED);
    const sums = new Map<number, ClusterFit & { sum: number }>();
    for (const fit of asked.flatMap((keyword) => this.pagesOf(keyword))) {
      const known = sums.get(fit.page);
      if (!known) sums.set(fit.page, { ...fit, sum: fit.cosine });
      else {
        const sum = known.sum + fit.cosine;
        sums.set(fit.page, { ...(fit.cosine > known.cosine ? fit : known), sum });
      }
    }
    return [...sums.values()].flatMap(({ sum, ...fit }) => {
      // To a thousandth: sums in another order differ by less.
      const cosine = Math.min(1, Math.round((1_000 * sum) / asked.length) / 1_000);
      return cosine < LEAST ? [] : [{ ...fit, cosine }];
    });
  }

  /** The pages that are most like a keyword, each with its best passage. */
  private pagesOf(keyword: Keyword): ClusterFit[] {
    const known = this.known.get(keyword.text);
    if (known) return known;
    const { passages } = this.sources;
    const best = new Map<number, number>();
    const likes = this.likesOf(keyword);
    likes.forEach((like, at) => {
      const { page } = passages[at] as PlacedPassage;
      const before = best.get(page);
      if (like >= LEAST && (before === undefined || like > (likes[before] as number))) best.set(page, at);
    });
    const found = [...best]
      .map(([page, at]): ClusterFit => {
        const { section } = passages[at] as PlacedPassage;
        return { page, cosine: likes[at] as number, ...(section !== null && { section }) };
      })
      .sort((a, b) => b.cosine - a.cosine || a.page - b.page)
      .slice(0, REMEMBERED);
    this.known.set(keyword.text, found);
    return found;
  }

  /** By passage. */
  private likesOf({ text, terms }: Keyword): Float64Array {
    const { passages, pages } = this.sources;
    const heads = new Float64Array(passages.length);
    const bodies = new Float64Array(pages.length);
    const own = this.ownPlaces(terms);
    let sum = 0;
    for (const term of terms) {
      const weight = this.weightOf(term);
      sum += weight;
      for (const at of this.heads.get(withoutMark(term)) ?? []) heads[at] = (heads[at] as number) + weight;
      for (const at of this.bodies.get(withoutMark(term)) ?? []) bodies[at] = (bodies[at] as number) + weight;
    }
    const keyword = this.places.get(text);
    const { vectors } = this;
    return heads.map((head, at) => {
      const page = passages[at]?.page ?? -1;
      const isAbout = own.heads.has(at) || own.pages.has(page);
      const share = (HEADS_WEIGH * head + (1 - HEADS_WEIGH) * (bodies[page] ?? 0)) / sum;
      const words = sum > 0 && isAbout ? share : 0;
      if (!vectors) return words;
      if (keyword === undefined) return (words * COVER_CUTS.meaning.partial) / COVER_CUTS.words.partial;
      return mixed(similarityOf(vectors, keyword, this.places.size + at), words, COVER_WORDS_WEIGH);
    });
  }

  /** Where something stands of what a keyword is about: a page that only asks alike answers another question. */
  private ownPlaces(terms: readonly string[]): { heads: ReadonlySet<number>; pages: ReadonlySet<number> } {
    const asking = this.sources.asking.of(terms);
    const about = terms.filter((term) => !asking.has(term));
    const own = about.length > 0 ? about : terms;
    const placesOf = (lists: ReadonlyMap<string, number[]>) =>
      new Set(own.flatMap((term) => lists.get(withoutMark(term)) ?? []));
    return { heads: placesOf(this.heads), pages: placesOf(this.bodies) };
  }

  private weightOf(term: string): number {
    const { pages, common } = this.sources;
    const known = this.bodies.get(withoutMark(term))?.length;
    const weight =
      known === undefined ? NOWHERE * Math.log(1 + pages.length) : Math.log(1 + pages.length / known);
    return common.has(term) ? weight * COMMON_WEIGHT : weight;
  }
}

function joined(one: TextVectors, other: TextVectors): TextVectors {
  const values = new Float32Array(one.values.length + other.values.length);
  values.set(one.values);
  values.set(other.values, one.values.length);
  return { width: one.width || other.width, values };
}

/** By term, of those that are asked, the places of the lists that hold it or what is derived from it. */
function placesByTerm(
  lists: readonly (readonly string[])[],
  asked: ReadonlySet<string>,
): Map<string, number[]> {
  const places = new Map<string, number[]>();
  lists.forEach((terms, place) => {
    for (const term of new Set(terms.map(withoutMark))) {
      if (!asked.has(term)) continue;
      const known = places.get(term);
      if (known) known.push(place);
      else places.set(term, [place]);
    }
  });
  return places;
}

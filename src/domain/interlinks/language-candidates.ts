import { type Candidate, CandidateFinder } from './candidates';
import { PageVectors } from './page-vectors';
import { phrasesOf, type InboundAnchor } from './phrases';
import type { LanguageTexts } from './site-text';
import { StemWeights } from './stem-weights';
import type { TitleParts } from './titles';
import { WrittenNames } from './written-names';
import { hash53 } from '../scraper/hash';
import { namesPattern } from '../text/speech';

/** A sentence that stands on so many pages belongs to a template that reaches too few of them to be known as one [A]. */
const REPEATED_ON = 3;
/** Of one page to another one: the best are kept, so that another is at hand where one is rejected. */
const OF_PAIR = 3;
/** Of one page, some forty times as many as it may have: what a hostile page could have has no end. */
const OF_PAGE = 400;

/** A sentence may seem to end within a name: `Write tests. Not too many.` */
const ENDS_INSIDE = /[.!?]\s+[\p{L}\p{N}]/u;

/** What is known of the links of a language's pages; pages are places among its texts, which are sorted. */
export interface LanguageLinks {
  anchors: readonly InboundAnchor[];
  isLinked: (source: number, target: number) => boolean;
}

/** All links that sentences of a language's pages could carry to others, with enough in common. */
export function candidatesOf(
  texts: LanguageTexts,
  titleParts: TitleParts,
  { anchors, isLinked }: LanguageLinks,
): Candidate[] {
  const { pages, words } = texts;
  const titles = pages.map(({ title }) => titleParts.ownOf(title));
  const titleStems = titles.map((title) => words.stemsOf(title));
  const weights = new StemWeights(
    pages.map(({ h1 }, at) => [...(titleStems[at] ?? []), ...words.stemsOf(h1)]),
  );
  const siteNames = titleParts.siteNames().map((name) => new Set(words.stemsOf(name)));
  const counted = pages.map(({ terms, counts }, at) => ({ terms, counts, title: titleStems[at] ?? [] }));
  const vectors = new PageVectors(counted, words.size);
  const says = (page: number, stem: number) => vectors.has(page, stem);
  const written = new WrittenNames(texts, weights.stems());
  const phrases = phrasesOf({ pages, titles, anchors, says, written }, { words, weights, siteNames });
  const isClosed = (source: number, target: number) => source === target || isLinked(source, target);
  const finder = new CandidateFinder({
    ...{ texts, phrases, vectors, isClosed },
    names: namesPattern([...titles, ...pages.map(({ h1 }) => h1)].filter((name) => ENDS_INSIDE.test(name))),
    namedBy: (stem) => weights.pagesOf(stem),
  });
  const found = pages.map((_, at) => bestOf(finder.of(at)));
  return withoutRepeated(finder.named(found.flat()));
}

function bestOf(candidates: readonly Candidate[]): Candidate[] {
  const ofPair = new Map<number, number>();
  const best = candidates.toSorted(
    (a, b) => worthOf(b) - worthOf(a) || a.target - b.target || a.block - b.block || a.offset - b.offset,
  );
  const kept = best.filter(({ target }) => {
    const count = ofPair.get(target) ?? 0;
    ofPair.set(target, count + 1);
    return count < OF_PAIR;
  });
  return kept.slice(0, OF_PAGE);
}

/** A call is worth more than anything else. */
const worthOf = ({ value, cosine, called }: Candidate) => value + cosine + (called ? 2 : 0);

function withoutRepeated(candidates: readonly Candidate[]): Candidate[] {
  const pages = new Map<number, Set<number>>();
  const keys = candidates.map(({ sentence }) => hash53(sentence.toLowerCase()));
  candidates.forEach(({ source }, at) => {
    const key = keys[at] ?? 0;
    const known = pages.get(key);
    if (known) known.add(source);
    else pages.set(key, new Set([source]));
  });
  return candidates.filter((_, at) => (pages.get(keys[at] ?? 0)?.size ?? 0) < REPEATED_ON);
}

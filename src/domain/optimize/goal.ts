import type { HeadingGroup } from '../../contracts/briefs/briefs';
import type { OptimizeGoal, OptimizePage, OptimizeTerm } from '../../contracts/optimize/optimize';
import type { BriefMeaning } from '../briefs/brief-meaning';
import { findingsOf } from '../briefs/find';
import { medianOf } from '../briefs/spread';
import { factsOfPage, type GoalPage } from './page-facts';
import { tenths } from './rounding';
import { scoreOf } from './score';

export interface GoalQuery {
  keyword: string;
  ownKeywords: readonly string[];
  /** ISO 639-1. */
  language: string;
}

/** What the competitors come to: all of a goal but what lists them by name. */
export type FoundGoal = Pick<
  OptimizeGoal,
  'profile' | 'counting' | 'terms' | 'headingTerms' | 'headings' | 'median' | 'points'
> & {
  pages: Pick<OptimizePage, 'position' | 'description' | 'outlier' | 'included' | 'words' | 'points'>[];
};

/** Above the competitors' median: enough to stand out, and no call for every use of every term. */
const AHEAD = 10;
/** A perfect score would be the pages' average as a text; nobody is sent there. */
const MOST = 99;
/** Terms that headings are asked for [A]. */
const MAX_HEADING_TERMS = 10;
const MIN_HEADING_PAGES = 2;
const MAX_HEADINGS = 20;

/**
 * What a draft is scored against: the terms of a brief on the same pages. The order of the pages never matters.
 * @param meaning of `textsOfBrief`; without it words decide
 */
export function goalOf(pages: readonly GoalPage[], query: GoalQuery, meaning?: BriefMeaning): FoundGoal {
  const ordered = pages.toSorted(byText);
  const numbered = ordered.map((page, at) => ({ ...page, position: at + 1 }));
  const { findings, pages: standings } = findingsOf(numbered, query, meaning);
  const { profile } = findings;
  const terms = findings.terms.map(({ uses: _, ...term }): OptimizeTerm => term);
  const goal = { profile, terms, headingTerms: headingTermsOf(terms) };
  const scored = ordered.map((page, at) => {
    const { outlier = null, included = false } = standings[at] ?? {};
    const { points } = scoreOf(factsOfPage(page, { ...query, terms }, profile.target.words), goal);
    const { counts, description } = page.text;
    return {
      ...{ position: page.position, outlier, included, words: counts.words, points },
      ...(description !== undefined && { description }),
    };
  });
  const median = tenths(medianOf(scored.filter(({ included }) => included).map(({ points }) => points)));
  return {
    ...goal,
    counting: 'sentences',
    headings: headingsOf(findings.headings),
    pages: scored.sort((a, b) => a.position - b.position),
    median,
    points: tenths(Math.min(MOST, median + AHEAD)),
  };
}

/** Sums of fractions depend on their order: pages are always taken in one that is theirs, not their list's. */
function byText(a: GoalPage, b: GoalPage): number {
  const key = ({ finalUrl, text }: GoalPage) =>
    `${finalUrl ?? ''}\n${text.title ?? ''}\n${text.counts.words}\n${text.lines[0]?.text ?? ''}`;
  const [one, other] = [key(a), key(b)];
  if (one === other) return a.position - b.position;
  return one < other ? -1 : 1;
}

function headingTermsOf(terms: readonly OptimizeTerm[]): number[] {
  return terms
    .map((term, at) => ({ ...term, at }))
    .filter(({ headingPages }) => headingPages > 0)
    .sort((a, b) => b.headingPages - a.headingPages || b.importance - a.importance || a.at - b.at)
    .slice(0, MAX_HEADING_TERMS)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
}

function headingsOf(groups: readonly HeadingGroup[]): FoundGoal['headings'] {
  return groups
    .filter(({ pages }) => pages >= MIN_HEADING_PAGES)
    .slice(0, MAX_HEADINGS)
    .sort((a, b) => a.place - b.place)
    .map(({ label, level, pages, words }) => ({ label, level, pages, words }));
}

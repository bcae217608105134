import type { BriefHeading, HeadingGroup } from '../../contracts/briefs/briefs';
import { comparable } from '../text/compare';
import type { ComparedPage } from './compared-page';
import type { HeadingTerms } from './heading-terms';
import { plainHeading } from './heading-text';
import { groupsOfTexts, type TermedText } from './similar-texts';
import { medianOf } from './spread';
import { FURNITURE } from './words/outline-words';

/** Of one page: all are compared with all. */
const MAX_HEADINGS = 150;

/** A heading of level 2 or 3 of a page. */
export interface PlacedHeading extends TermedText, BriefHeading {
  position: number;
  /** Place among all headings of its page. */
  section: number;
  /** 0 the first to 1 the last of those of level 2 and 3. */
  place: number;
}

/** A group with its headings as they were placed, in the order of places. */
export interface GroupedHeadings extends HeadingGroup {
  placed: PlacedHeading[];
}

/** The headings of pages in groups on one thing, those of the most pages first. */
export function headingGroupsOf(
  pages: readonly ComparedPage[],
  terms: HeadingTerms,
  language: string,
): GroupedHeadings[] {
  const headings = pages.flatMap((page) => headingsOf(page, terms, language));
  return groupsOfTexts(headings, (term) => terms.weightOf(term))
    .map(({ label, members }) => groupOf(label, members))
    .sort((a, b) => b.pages - a.pages || a.place - b.place || (a.label < b.label ? -1 : 1));
}

function headingsOf({ position, text }: ComparedPage, read: HeadingTerms, language: string): PlacedHeading[] {
  const headings = text.headings.flatMap((heading, section) => {
    const plain = plainHeading(heading.text);
    if (heading.level !== 2 && heading.level !== 3) return [];
    if (FURNITURE.has(comparable(plain, language))) return [];
    const terms = read.of(plain);
    return terms.length > 0 ? [{ ...heading, text: plain, terms, position, section }] : [];
  });
  const last = Math.max(1, headings.length - 1);
  return headings.slice(0, MAX_HEADINGS).map((heading, at) => ({ ...heading, place: at / last }));
}

function groupOf(label: PlacedHeading, members: readonly PlacedHeading[]): GroupedHeadings {
  const placed = members.toSorted((a, b) => a.position - b.position || a.section - b.section);
  const seconds = placed.filter(({ level }) => level === 2).length;
  return {
    label: label.text,
    level: 2 * seconds >= placed.length ? 2 : 3,
    pages: new Set(placed.map(({ position }) => position)).size,
    place: placed.reduce((sum, { place }) => sum + place, 0) / placed.length,
    words: Math.round(medianOf(placed.map(({ words }) => words))),
    headings: placed.map(({ position, level, text, words }) => ({ position, level, text, words })),
    placed,
  };
}

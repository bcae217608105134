import type { BriefHeading, HeadingGroup } from '../../contracts/briefs/briefs';
import { isCode } from './code-in-text';
import type { ComparedPage } from './compared-page';
import { isFurniture } from './heading-furniture';
import { clearestOf } from './heading-label';
import type { HeadingTerms } from './heading-terms';
import { holdsName, namesOf, plainHeading } from './heading-text';
import type { ShortTexts } from './short-texts';
import { type Comparison, groupsOfTexts, type TermedText } from './similar-texts';
import { medianOf } from './spread';

/** Of one page: all are compared with all. */
const MAX_HEADINGS = 150;

/** A heading of level 2 or 3 of a page. */
export interface PlacedHeading extends TermedText, BriefHeading {
  position: number;
  /** Place among all headings of its page. */
  section: number;
  /** 0 the first to 1 the last of those of level 2 and 3. */
  place: number;
  /** Whether it names the site that it stands on. */
  isNamed: boolean;
}

/** A group with its headings as they were placed, in the order of places. */
export interface GroupedHeadings extends HeadingGroup {
  placed: PlacedHeading[];
}

/** The headings of a page that are of its text, without numbers and the names of its site. */
export function placedHeadings(page: ComparedPage, read: HeadingTerms, language: string): PlacedHeading[] {
  const { position, text } = page;
  const names = namesOf(page);
  const headings = text.headings.flatMap((heading, section) => {
    if (heading.level !== 2 && heading.level !== 3) return [];
    const plain = plainHeading(heading.text, names);
    if (isFurniture(plain, language) || isCode(plain)) return [];
    const terms = read.of(plain);
    if (terms.length === 0) return [];
    return [{ ...heading, text: plain, terms, position, section, isNamed: holdsName(plain, names) }];
  });
  const last = Math.max(1, headings.length - 1);
  return headings.slice(0, MAX_HEADINGS).map((heading, at) => ({ ...heading, place: at / last }));
}

/** Headings of pages in groups on one thing, those of the most pages first. */
export function headingGroupsOf(
  headings: readonly PlacedHeading[],
  comparison: Comparison,
  texts: ShortTexts,
): GroupedHeadings[] {
  return groupsOfTexts(headings, comparison)
    .map(({ members }) => groupOf(members, texts))
    .sort((a, b) => b.pages - a.pages || a.place - b.place || (a.label < b.label ? -1 : 1));
}

function groupOf(members: readonly [PlacedHeading, ...PlacedHeading[]], texts: ShortTexts): GroupedHeadings {
  const placed = members.toSorted((a, b) => a.position - b.position || a.section - b.section);
  const seconds = placed.filter(({ level }) => level === 2).length;
  return {
    label: clearestOf(members, texts, ({ isNamed }) => !isNamed).text,
    level: 2 * seconds >= placed.length ? 2 : 3,
    pages: new Set(placed.map(({ position }) => position)).size,
    place: placed.reduce((sum, { place }) => sum + place, 0) / placed.length,
    words: Math.round(medianOf(placed.map(({ words }) => words))),
    headings: placed.map(({ position, level, text, words }) => ({ position, level, text, words })),
    placed,
  };
}

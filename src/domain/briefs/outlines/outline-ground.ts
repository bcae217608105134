import type { BriefTerm } from '../../../contracts/briefs/briefs';
import type { BriefQuery, ComparedPage } from '../compared-page';
import type { GroupedHeadings } from '../heading-groups';
import type { PageWords } from '../page-words';
import type { GroupedQuestion } from '../questions';
import type { SectionCues } from '../section-cues';
import { TermMatcher } from '../term-uses';
import type { SectionWording } from './wording';

/** What outlines are made of. */
export interface OutlineGround {
  pages: readonly ComparedPage[];
  query: BriefQuery;
  /** Words to write. */
  target: number;
  terms: readonly BriefTerm[];
  groups: readonly GroupedHeadings[];
  questions: readonly GroupedQuestion[];
  uses: SectionUses;
  wording: SectionWording;
  cues: SectionCues;
}

/** Place of a heading: its page, and its place among the headings of it; -1 is above the first. */
export interface SectionPlace {
  position: number;
  section: number;
}

/** How often each section of each page uses each term, its heading included. */
export class SectionUses {
  private readonly counts = new Map<number, Map<number, Map<number, number>>>();

  constructor(pages: readonly PageWords[], terms: readonly BriefTerm[]) {
    const matcher = new TermMatcher(terms.map(({ key }) => key));
    for (const { position, sentences } of pages) {
      const sections = new Map<number, Map<number, number>>();
      this.counts.set(position, sections);
      for (const { keys, section } of sentences) {
        for (const { term } of matcher.find(keys)) {
          const uses = sections.get(section) ?? new Map<number, number>();
          sections.set(section, uses.set(term, (uses.get(term) ?? 0) + 1));
        }
      }
    }
  }

  /** Uses of the term at a place of the list, in sections taken together. */
  of(term: number, sections: readonly SectionPlace[]): number {
    return sections.reduce((sum, place) => sum + (this.at(place)?.get(term) ?? 0), 0);
  }

  /** By places of the list. */
  at({ position, section }: SectionPlace): ReadonlyMap<number, number> | undefined {
    return this.counts.get(position)?.get(section);
  }
}

/** Pages that a group must be on to be what they have in common: 40 % of them, two at least (section 5 of the specification). */
export function commonPages(pages: number): number {
  return Math.max(2, Math.ceil(0.4 * pages));
}

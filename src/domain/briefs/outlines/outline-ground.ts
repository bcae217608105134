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
  private readonly counts = new Map<string, Map<number, number>>();

  constructor(pages: readonly PageWords[], terms: readonly BriefTerm[]) {
    const matcher = new TermMatcher(terms.map(({ key }) => key));
    for (const { position, sentences } of pages) {
      for (const { keys, section } of sentences) {
        for (const { term } of matcher.find(keys)) {
          const place = `${position}/${section}`;
          const uses = this.counts.get(place) ?? new Map<number, number>();
          this.counts.set(place, uses.set(term, (uses.get(term) ?? 0) + 1));
        }
      }
    }
  }

  /** Uses of the term at a place of the list, in sections taken together. */
  of(term: number, sections: readonly SectionPlace[]): number {
    return sections.reduce(
      (sum, { position, section }) => sum + (this.counts.get(`${position}/${section}`)?.get(term) ?? 0),
      0,
    );
  }
}

/** Pages that a group must be on to be what they have in common: 40 % of them, two at least (section 5 of the specification). */
export function commonPages(pages: number): number {
  return Math.max(2, Math.ceil(0.4 * pages));
}

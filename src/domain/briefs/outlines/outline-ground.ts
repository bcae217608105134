import type { BriefTerm } from '../../../contracts/briefs/briefs';
import type { BriefQuery, ComparedPage } from '../compared-page';
import type { GroupedHeadings } from '../heading-groups';
import type { GroupedQuestion } from '../questions';
import type { SectionCues } from '../section-cues';
import type { MatchedSentence } from '../term-matches';
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

  constructor(pages: readonly { position: number }[], matched: readonly MatchedSentence[]) {
    for (const { page, sentence, uses } of matched) {
      const position = pages[page]?.position ?? 0;
      const sections = this.counts.get(position) ?? new Map<number, Map<number, number>>();
      this.counts.set(position, sections);
      const counts = sections.get(sentence.section) ?? new Map<number, number>();
      sections.set(sentence.section, counts);
      for (const { term } of uses) counts.set(term, (counts.get(term) ?? 0) + 1);
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

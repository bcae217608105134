import type { BriefTerm } from '../../../contracts/briefs/briefs';
import { upperCase } from '../../text/fold';
import { isAsking } from '../asking';
import type { Nearness } from '../brief-meaning';
import type { BriefQuery, ComparedPage } from '../compared-page';
import type { GroupedHeadings, PlacedHeading } from '../heading-groups';
import { isPersonal } from '../heading-label';
import type { GroupedQuestion } from '../questions';
import type { SectionCues } from '../section-cues';
import type { ShortTexts } from '../short-texts';
import type { MatchedSentence } from '../term-matches';
import { termWordsOf } from '../words/term-words';

/** What outlines are made of. */
export interface OutlineGround {
  pages: readonly ComparedPage[];
  query: BriefQuery;
  /** Words to write. */
  target: number;
  terms: readonly BriefTerm[];
  /** Of the words of all terms. */
  stems: ReadonlySet<string>;
  groups: readonly GroupedHeadings[];
  questions: readonly GroupedQuestion[];
  uses: SectionUses;
  cues: SectionCues;
  texts: ShortTexts;
  nearness: Nearness;
  /** All headings that are of the pages' texts. */
  headings: readonly PlacedHeading[];
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

/** A longer heading is a sentence of its page. */
const MAX_WORDS = 14;
/** In meaning; a heading that shares a word with the topic needs none. */
const OF_TOPIC = 0.15;
/** The same of what one page alone has. */
const OF_TOPIC_ALONE = 0.3;

/** Whether a heading could stand on any page on the topic: short, of no writer or site, no ellipsis, and about the topic. */
export function isUsable(heading: string, ground: OutlineGround, isNamed = false): boolean {
  const { texts, cues, nearness } = ground;
  const words = texts.words(heading);
  if (isNamed || words.length === 0 || words.length > MAX_WORDS || isPersonal(heading, texts)) return false;
  const holds = holdsTerm(heading, ground);
  if (!holds && isElliptic(heading, ground)) return false;
  if (cues.kindOf(heading) !== undefined) return true;
  const near = nearness.toTopic(heading);
  return near === undefined || near >= OF_TOPIC || holds;
}

/** Whether a heading of one page alone is on the topic: other pages speak of it, or it is of a kind that texts have. */
export function isShared(heading: string, ground: OutlineGround): boolean {
  const near = ground.nearness.toTopic(heading);
  const isNear = near === undefined || near >= OF_TOPIC_ALONE;
  return isNear || holdsTerm(heading, ground) || ground.cues.kindOf(heading) !== undefined;
}

/** "Why?", "Which pace?" and "Basics" say what they are about only below the heading of their page. */
function isElliptic(heading: string, { texts, cues, query: { language } }: OutlineGround): boolean {
  const content = texts.words(heading).filter((word) => !texts.isFunctionWord(word));
  if (content.length === 0) return true;
  if (content.length > 1) return false;
  const { light, general } = termWordsOf(language);
  const isLight = content.some((word) => light.has(word) || general.has(word));
  return isAsking(heading, language) || (cues.kindOf(heading) === undefined && isLight);
}

function holdsTerm(heading: string, { texts, stems }: OutlineGround): boolean {
  return texts.terms(heading).some((stem) => stems.has(stem));
}

/** With a capital, as headings begin. */
export function asHeading(text: string, language: string): string {
  const [first = ''] = text;
  return upperCase(first, language) + text.slice(first.length);
}

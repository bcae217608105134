/** What a model can be asked to write on a brief. */
export const BRIEF_TEXTS = ['titles', 'angle', 'prose'] as const;
export type BriefTextsKind = (typeof BRIEF_TEXTS)[number];

/** Sections of an outline that are described at once: with two sentences each they fill what an answer may have. */
export const PROSE_PART = 12;

/** What a section is to say. */
export interface SectionProse {
  /** Of the section. */
  id: string;
  text: string;
}

/** What a model wrote on a brief; what was not asked for is empty. */
export interface BriefTexts {
  /** The best first. */
  titles: string[];
  /** What the pages lack, and what to do differently. */
  angle: string;
  sections: SectionProse[];
}

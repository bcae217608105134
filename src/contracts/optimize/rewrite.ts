/** What a part of a draft can be rewritten for. */
export const REWRITE_AIMS = ['clearer', 'shorter', 'terms'] as const;
export type RewriteAim = (typeof REWRITE_AIMS)[number];

/** Of one request: paragraphs, headings and items of lists. */
export const MAX_REWRITTEN_PARAGRAPHS = 20;
/** Bytes of all of them: at three a token two thirds of what an answer may have, so that it may come out longer. */
export const MAX_REWRITTEN_BYTES = 3_000;
export const MAX_REWRITE_TERMS = 5;

/** A part of a draft in other words, a paragraph for each that was given. */
export interface RewrittenParagraphs {
  paragraphs: string[];
}

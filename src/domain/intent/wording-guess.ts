import { INTENT_TYPES } from '../../contracts/intent/intent';
import { normalizeText } from './normalize';
import { WordingFeatures } from './wording-features';
import { bias, scale, tableSize, weights } from './wording-weights.json';

/** In the place of an index into INTENT_TYPES: no intent can be told. */
export const UNTOLD = INTENT_TYPES.length;
/** Bytes; what is longer is no keyword that somebody types. */
export const LONGEST_WORDING = 120;
/** A guess is given from this probability on: of 79 on keywords that it had not learned from 74 were right (docs/decisions/intent-words.md). */
const SURE = 0.75;
/** A weight is a sign from −45 to 45, and its square: the signs are those of ASCII from # on, without the backslash. */
const SIGNS = { first: 0x23, leftOut: 0x5c, least: -45 } as const;
/** English as people type it: other letters are of names and of other languages. */
const PLAIN = /^[ -~]+$/;

/**
 * Guesses the intent of an English keyword by its wording as a whole: a softmax regression over WordingFeatures. It has
 * learned from labeled keywords (`scripts/make-wording-weights.mjs`), and tells nothing where it is not sure.
 */
export class WordingGuess {
  private readonly features = new WordingFeatures(tableSize);
  /** Of each place, for each intent: how much more it speaks for that than for none. */
  private readonly weights = Float32Array.from(weights, weightOf);
  private readonly scores = new Float64Array(INTENT_TYPES.length);

  /** The index into INTENT_TYPES, or UNTOLD. */
  intentOf(keyword: string): number {
    const text = normalizeText(keyword);
    if (text.length > LONGEST_WORDING || !PLAIN.test(text)) return UNTOLD;
    this.features.read(text);
    this.score();
    return this.likeliest();
  }

  private score(): void {
    const { features, scores } = this;
    const { places, count } = features;
    scores.fill(0);
    for (let i = 0; i < count; i++) {
      const from = (places[i] as number) * scores.length;
      for (let type = 0; type < scores.length; type++)
        scores[type] = (scores[type] as number) + (this.weights[from + type] as number);
    }
    const each = 1 / Math.sqrt(count);
    for (let type = 0; type < scores.length; type++)
      scores[type] = (scores[type] as number) * each + (bias[type] as number);
  }

  private likeliest(): number {
    const best = this.scores.indexOf(Math.max(...this.scores));
    const own = Math.exp(this.scores[best] as number);
    // No intent has a score of 0.
    const all = this.scores.reduce((sum, score) => sum + Math.exp(score), 1);
    return own / all >= SURE ? best : UNTOLD;
  }
}

function weightOf(sign: string): number {
  const code = sign.charCodeAt(0);
  const step = code - (code > SIGNS.leftOut ? 1 : 0) - SIGNS.first + SIGNS.least;
  return step * Math.abs(step) * scale;
}

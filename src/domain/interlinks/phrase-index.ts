import type { Phrase } from './phrase';

/** The share of a phrase's weight that a sentence must hold (text-tools.md, 7). */
export const MIN_SHARE = 0.6;
/** Of sums in another order. */
const TOLERANCE = 1e-9;

/**
 * Finds which phrases a text may hold. A phrase is entered under its rarest stems, as many as weigh more than a text may lack:
 * a text without any of them holds too little of it. So a text is never held against all phrases.
 */
export class PhraseIndex {
  private readonly postings: (number[] | undefined)[] = [];
  private readonly seen: Uint32Array;
  private readonly asked: Uint32Array;
  private round = 0;

  /**
   * @param size more than any number of a stem
   * @param frequencyOf on how many pages a stem stands
   */
  constructor(
    private readonly phrases: readonly Phrase[],
    size: number,
    frequencyOf: (stem: number) => number,
  ) {
    this.seen = new Uint32Array(size);
    this.asked = new Uint32Array(phrases.length);
    phrases.forEach((phrase, number) => {
      const order = phrase.stems
        .map((stem, at) => ({ stem, weight: phrase.weights[at] ?? 0 }))
        .sort((a, b) => frequencyOf(a.stem) - frequencyOf(b.stem) || a.stem - b.stem);
      let lacking = phrase.total * (1 - leastShare(phrase)) + TOLERANCE;
      for (const { stem, weight } of order) {
        (this.postings[stem] ??= []).push(number);
        lacking -= weight;
        if (lacking < 0) break;
      }
    });
  }

  /** The numbers of the phrases of which a run of stems holds enough, in no order. */
  heldBy(stems: ArrayLike<number>, from = 0, to = stems.length): number[] {
    const { seen, asked, postings } = this;
    const round = (this.round += 1);
    const candidates: number[] = [];
    for (let at = from; at < to; at += 1) {
      const stem = stems[at] as number;
      if (seen[stem] === round) continue;
      seen[stem] = round;
      const posting = postings[stem];
      if (posting === undefined) continue;
      for (const number of posting) {
        if (asked[number] === round) continue;
        asked[number] = round;
        candidates.push(number);
      }
    }
    if (candidates.length === 0) return candidates;
    return candidates.filter((number) => this.isHeld(this.phrases[number] as Phrase, round));
  }

  private isHeld({ stems, weights, total, whole }: Phrase, round: number): boolean {
    let held = 0;
    for (let at = 0; at < stems.length; at += 1)
      if (this.seen[stems[at] as number] === round) held += weights[at] as number;
    return held >= total * (whole ? 1 : MIN_SHARE) - TOLERANCE;
  }
}

const leastShare = ({ whole }: Phrase) => (whole ? 1 : MIN_SHARE);

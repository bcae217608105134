import { INTENT_PRIORITY, INTENT_TYPES, type IntentReason } from '../../contracts/intent/intent';
import type { WordMatcher } from './word-matcher';

/** INTENT_PRIORITY as indexes into INTENT_TYPES. */
const BY_PRIORITY = INTENT_PRIORITY.map((intent) => INTENT_TYPES.indexOf(intent));
const NONE = -1;
/** What a word is worth that says little. */
const SLIGHT = 1;

/**
 * Decides which of the intents of a keyword is the primary one: that of the longest phrase, in words; of equally long
 * ones that of a question which the keyword opens with; then the first in INTENT_PRIORITY. Words that say little come last.
 */
export class PrimaryIntent {
  /** Of each intent: its best word in the last keyword, and what that is worth. */
  private readonly best = new Int32Array(INTENT_TYPES.length);
  private readonly worth = new Int32Array(INTENT_TYPES.length);
  private readonly types: Uint8Array;
  private type = NONE;

  constructor(private readonly matcher: WordMatcher) {
    this.types = Uint8Array.from(matcher.words, ({ type }) => type);
  }

  /** The index into INTENT_TYPES for the matcher's last keyword, which has hits. */
  decide(): number {
    const { matcher, best, worth, types } = this;
    worth.fill(0);
    for (let i = 0; i < matcher.hitCount; i++) {
      const word = matcher.hits[i] as number;
      const type = types[word] as number;
      const own = Math.max(SLIGHT, matcher.lengthOf(word) * 2 + (matcher.opensQuestion(word) ? 1 : 0));
      if (own <= (worth[type] as number)) continue;
      worth[type] = own;
      best[type] = word;
    }
    this.type = NONE;
    for (const type of BY_PRIORITY)
      if (this.type === NONE || (worth[type] as number) > (worth[this.type] as number)) this.type = type;
    return this.type;
  }

  /** Why the last decision fell so. */
  reason(): IntentReason {
    const { best, worth, matcher, type } = this;
    const word = best[type] as number;
    const label = matcher.words[word]?.label ?? '';
    const others = Array.from(worth).filter((own, other) => own > 0 && other !== type);
    if (others.length === 0) return { by: 'only', word: label };
    const rival = Math.max(...others);
    if (rival === worth[type]) return { by: 'order', word: label };
    return { by: rival >> 1 === matcher.lengthOf(word) ? 'question' : 'longest', word: label };
  }
}

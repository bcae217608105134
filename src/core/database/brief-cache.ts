import { LRUCache } from 'lru-cache';

/** How long a change made by another process may go unseen. */
const FRESH_MS = 2_000;
const MAX_ENTRIES = 1_000;

/**
 * What nearly every request asks the database for, kept for a moment: a change made by this process shows at once, as its
 * repository makes it through `changing`.
 */
export class BriefCache<Answer> {
  private readonly answers = new LRUCache<string, Promise<Answer>>({ max: MAX_ENTRIES, ttl: FRESH_MS });

  constructor(private readonly ask: (key: string) => Promise<Answer>) {}

  /** Whoever asks meanwhile gets the same answer, which nobody changes. */
  get(key: string): Promise<Answer> {
    const kept = this.answers.get(key);
    if (kept) return kept;
    // A query of mongoose's is no promise: it would run for each who waits.
    const answer = Promise.resolve(this.ask(key));
    this.answers.set(key, answer);
    answer.catch(() => {
      if (this.answers.peek(key) === answer) this.answers.delete(key);
    });
    return answer;
  }

  /** Forgets all when the change is made: what was asked for before is answered, and not kept. */
  async changing<Result>(change: Promise<Result>): Promise<Result> {
    try {
      return await change;
    } finally {
      this.answers.clear();
    }
  }
}

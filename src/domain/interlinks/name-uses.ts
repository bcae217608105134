import type { Phrase, PhraseTarget } from './phrase';
import type { TextPage } from './site-text';

/** How the pages of a language use words that may name one of them. */
export interface NameUse {
  /** Pages of the language. */
  pages: number;
  /** Pages whose sentences say them without a link, and pages that link to the target with them. */
  said: number;
  linked: number;
  /** How often the target says them, and the page beside it that says them most. */
  own: number;
  most: number;
}

/** Counts, while pages are read one after the other, how many say each phrase, and which says it most. */
export class NameUses {
  private readonly said: Uint32Array;
  private readonly last: Int32Array;
  private postings?: Map<number, Map<number, number>>;
  /** By phrase: the pages that have been asked for. */
  private readonly counted: (Map<number, Pick<NameUse, 'own' | 'most'>> | undefined)[] = [];

  constructor(
    private readonly phrases: readonly Phrase[],
    private readonly pages: readonly TextPage[],
    private readonly size: number,
  ) {
    this.said = new Uint32Array(phrases.length);
    this.last = new Int32Array(phrases.length).fill(-1);
  }

  /** A page says a phrase, by its number. */
  count(phrase: number, page: number): void {
    if (this.last[phrase] === page) return;
    this.last[phrase] = page;
    this.said[phrase] = (this.said[phrase] as number) + 1;
  }

  of(phrase: number, { page, linked }: PhraseTarget): NameUse {
    const known = (this.counted[phrase] ??= new Map<number, Pick<NameUse, 'own' | 'most'>>());
    const counts = known.get(page) ?? this.countsOf(phrase, page);
    known.set(page, counts);
    return { pages: this.pages.length, said: this.said[phrase] ?? 0, linked, ...counts };
  }

  private countsOf(phrase: number, page: number): Pick<NameUse, 'own' | 'most'> {
    this.postings ??= this.countedStems();
    const { stems = [] } = this.phrases[phrase] ?? {};
    const lists = stems.map((stem) => this.postings?.get(stem) ?? new Map<number, number>());
    const [shortest = new Map<number, number>()] = lists.toSorted((a, b) => a.size - b.size);
    const use = { own: 0, most: 0 };
    for (const at of shortest.keys()) {
      const count = Math.min(...lists.map((list) => list.get(at) ?? 0));
      if (at === page) use.own = count;
      else use.most = Math.max(use.most, count);
    }
    return use;
  }

  /** By stem of a phrase: pages, and how often each says it. */
  private countedStems(): Map<number, Map<number, number>> {
    const wanted = new Uint8Array(this.size);
    for (const { stems } of this.phrases) for (const stem of stems) wanted[stem] = 1;
    const postings = new Map<number, Map<number, number>>();
    this.pages.forEach(({ terms, counts }, page) => {
      for (let at = 0; at < terms.length; at += 1) {
        const stem = terms[at] as number;
        if (wanted[stem] === 0) continue;
        const known = postings.get(stem);
        if (known) known.set(page, counts[at] as number);
        else postings.set(stem, new Map([[page, counts[at] as number]]));
      }
    });
    return postings;
  }
}

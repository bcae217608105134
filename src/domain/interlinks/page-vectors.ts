import { NO_STEM } from './word-ids';

/** How much a title's words count beside those of the body (text-tools.md, 7). */
const TITLE_WEIGHT = 5;

/**
 * Pages that are strangers: less alike than a page is to others in the mean, with fewer than three words in common that at
 * most 30 % of the pages have. The same name means something else there. Fewer than 20 pages do not tell; measured in
 * docs/decisions/interlinks.md.
 */
const STRANGERS = { pages: 20, share: 0.3, words: 3 } as const;

/** What a vector is made of. */
export interface CountedPage {
  terms: Uint32Array;
  counts: Float32Array;
  /** Stems of its title. */
  title: readonly number[];
}

/** How much pages have in common: the cosine of their words by (1 + ln tf) · ln(1 + N / df), title × 5, headings × 2. */
export class PageVectors {
  private readonly vectors: { terms: Uint32Array; weights: Float32Array }[];
  private readonly frequencies: Uint32Array;
  private readonly dense: Float32Array;
  private readonly sums: Float64Array;
  private source = -1;
  private mean = 0;
  private readonly known = new Map<number, number>();

  /** @param size more than any number of a stem */
  constructor(pages: readonly CountedPage[], size: number) {
    this.frequencies = new Uint32Array(size);
    this.dense = new Float32Array(size);
    const all = pages.map((page) => this.termsOf(page));
    // By places: an iterator makes an object for each number.
    for (const terms of all)
      for (let at = 0; at < terms.length; at += 1) add(this.frequencies, terms[at] as number, 1);
    const rarities = Float64Array.from(this.frequencies, (df) =>
      Math.log(1 + pages.length / Math.max(1, df)),
    );
    this.vectors = pages.map((page, at) => {
      const terms = all[at] ?? page.terms;
      return { terms, weights: this.weightsOf(page, terms, rarities) };
    });
    this.sums = new Float64Array(size);
    for (const { terms, weights } of this.vectors)
      for (let at = 0; at < terms.length; at += 1) add(this.sums, terms[at] as number, weights[at] as number);
  }

  /** On how many pages a stem stands. */
  frequencyOf(stem: number): number {
    return this.frequencies[stem] ?? 0;
  }

  has(page: number, stem: number): boolean {
    return this.vectors[page]?.terms.includes(stem) ?? false;
  }

  /** 0 to 1; quick for many targets of one source. */
  cosine(source: number, target: number): number {
    if (source !== this.source) this.begin(source);
    const known = this.known.get(target);
    if (known !== undefined) return known;
    const { terms, weights } = this.vectors[target] ?? { terms: [], weights: [] };
    let sum = 0;
    for (let at = 0; at < terms.length; at += 1)
      sum += (this.dense[terms[at] as number] as number) * (weights[at] as number);
    const cosine = Math.min(1, sum);
    this.known.set(target, cosine);
    return cosine;
  }

  /**
   * Whether two pages have too little in common for a name to mean the same on both.
   * @param name the stems of the name, which both have anyway
   */
  areStrangers(source: number, target: number, name: readonly number[]): boolean {
    const pages = this.vectors.length;
    if (pages < STRANGERS.pages || this.cosine(source, target) >= this.mean) return false;
    const most = pages * STRANGERS.share;
    const { terms } = this.vectors[target] ?? { terms: [] };
    let shared = 0;
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at] as number;
      if (this.dense[term] === 0 || this.frequencyOf(term) > most || name.includes(term)) continue;
      shared += 1;
      if (shared >= STRANGERS.words) return false;
    }
    return true;
  }

  private begin(source: number): void {
    const { terms: before = [] } = this.vectors[this.source] ?? {};
    for (let at = 0; at < before.length; at += 1) this.dense[before[at] as number] = 0;
    const { terms = [], weights = [] } = this.vectors[source] ?? {};
    let product = 0;
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at] as number;
      const weight = weights[at] as number;
      this.dense[term] = weight;
      product += weight * (this.sums[term] as number);
    }
    // In the sum is the page itself, which is like itself by 1.
    this.mean = (product - 1) / Math.max(1, this.vectors.length - 1);
    this.source = source;
    this.known.clear();
  }

  /** The terms of a page, those of its title that stand nowhere else last. */
  private termsOf({ terms, title }: CountedPage): Uint32Array {
    const fresh = new Set(title);
    fresh.delete(NO_STEM);
    for (const term of terms) fresh.delete(term);
    if (fresh.size === 0) return terms;
    const all = new Uint32Array(terms.length + fresh.size);
    all.set(terms);
    all.set([...fresh], terms.length);
    return all;
  }

  private weightsOf(
    { counts, title }: CountedPage,
    terms: Uint32Array,
    rarities: Float64Array,
  ): Float32Array {
    const { dense } = this;
    for (const stem of title) dense[stem] = (dense[stem] ?? 0) + TITLE_WEIGHT;
    const weights = new Float32Array(terms.length);
    let squares = 0;
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at] as number;
      const weight = logOf((counts[at] ?? 0) + (dense[term] as number)) * (rarities[term] as number);
      weights[at] = weight;
      squares += weight * weight;
    }
    for (const stem of title) dense[stem] = 0;
    const length = Math.sqrt(squares) || 1;
    for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] as number) / length;
    return weights;
  }
}

/** 1 + ln tf of whole numbers, which most words' are. */
const LOGS = Float64Array.from({ length: 256 }, (_, count) => 1 + Math.log(count));
const logOf = (count: number) => LOGS[count] ?? 1 + Math.log(count);

function add(sums: Float64Array | Uint32Array, at: number, value: number): void {
  sums[at] = (sums[at] as number) + value;
}

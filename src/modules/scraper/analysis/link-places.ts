import { GrowingNumbers } from './growing-numbers';
import type { Inlinks } from './inlink-parts';

/** From each page to each other one, once: of page `i` the targets from `begins[i]` on, up to `begins[i + 1]`. */
export interface Edges {
  begins: Uint32Array;
  targets: Uint16Array;
}

/** Where the links between the pages of a crawl stand, in four bytes each: 20,000 pages have millions. */
export class LinkPlaces {
  /** Of each page, how many links stand on it. */
  private readonly counts: Uint32Array;
  private readonly tos = new GrowingNumbers();
  private readonly ats = new GrowingNumbers();

  constructor(private readonly pages: number) {
    this.counts = new Uint32Array(pages);
  }

  /** Links are added page by page, in the order of the pages. */
  add(from: number, to: number, at: number): void {
    this.counts[from] = (this.counts[from] as number) + 1;
    this.tos.push(to);
    this.ats.push(at);
  }

  inlinks(): Inlinks {
    const [tos, ats] = [this.tos.values(), this.ats.values()];
    const begins = new Uint32Array(this.pages + 1);
    for (const to of tos) begins[to + 1] = (begins[to + 1] as number) + 1;
    for (let i = 1; i < begins.length; i++) begins[i] = (begins[i] as number) + (begins[i - 1] as number);
    const next = begins.slice();
    const sorted: Inlinks = { begins, froms: new Uint16Array(tos.length), ats: new Uint16Array(tos.length) };
    for (let page = 0, link = 0; page < this.pages; page++) {
      for (const end = link + (this.counts[page] as number); link < end; link++) {
        const to = tos[link] as number;
        const place = next[to] as number;
        next[to] = place + 1;
        sorted.froms[place] = page;
        sorted.ats[place] = ats[link] as number;
      }
    }
    return sorted;
  }

  edges(): Edges {
    const tos = this.tos.values();
    const begins = new Uint32Array(this.pages + 1);
    const targets = new GrowingNumbers();
    const seenBy = new Int32Array(this.pages).fill(-1);
    for (let page = 0, link = 0; page < this.pages; page++) {
      for (const end = link + (this.counts[page] as number); link < end; link++) {
        const to = tos[link] as number;
        if (seenBy[to] === page || to === page) continue;
        seenBy[to] = page;
        targets.push(to);
      }
      begins[page + 1] = targets.length;
    }
    return { begins, targets: targets.values() };
  }
}

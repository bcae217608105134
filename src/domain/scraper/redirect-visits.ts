import { MAX_CHAIN_STEPS } from './chains';
import type { PageIndex } from './page-index';

/** Which pages of an index visitors come to by redirects, over however many: five bytes a page. */
export class RedirectVisits {
  private readonly next: Int32Array;
  private readonly reached: Uint8Array;

  constructor({ pages }: PageIndex, redirects: Iterable<readonly [from: number, to: number]>) {
    this.next = new Int32Array(pages.length).fill(-1);
    this.reached = new Uint8Array(pages.length);
    for (const [from, to] of redirects) this.next[from] = to;
    pages.forEach(({ isEntry }, page) => {
      if (isEntry) this.follow(page);
    });
  }

  /** Somebody comes to the page of this number, perhaps by a link of another one: that is not led back to itself. */
  follow(page: number, from = -1): void {
    let at = this.next[page] as number;
    for (let step = 0; at !== -1 && at !== from && step < MAX_CHAIN_STEPS; step++) {
      this.reached[at] = 1;
      at = this.next[at] as number;
    }
  }

  has(page: number): boolean {
    return this.reached[page] === 1;
  }
}

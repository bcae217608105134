import { placeHash } from '../../../domain/scraper/fragment';
import { placesFrom } from '../visit/packed-places';
import { GrowingNumbers } from './growing-numbers';

/** Links that are looked up: four megabytes. What is beyond is not judged. */
const MOST_LINKS = 500_000;

/**
 * Links from pages to places on other pages: added page by page, in eight bytes each; then the places of each page are
 * looked at in turn.
 */
export class FragmentLinks {
  /** How many of a page's links name a place that the other page has not. */
  readonly lost: Uint32Array;
  private readonly froms = new GrowingNumbers();
  private readonly tos = new GrowingNumbers();
  /** Of each place the upper and the lower half of its number. */
  private readonly halves = new GrowingNumbers();
  private sorted?: { begins: Uint32Array; links: Uint32Array };

  constructor(private readonly pages: number) {
    this.lost = new Uint32Array(pages);
  }

  add(from: number, to: number, fragment: string): void {
    if (this.froms.length >= MOST_LINKS) return;
    this.froms.push(from);
    this.tos.push(to);
    const place = placeHash(fragment);
    this.halves.push(place >>> 16);
    this.halves.push(place & 0xffff);
  }

  /** All are added: `places` of one page, as they are stored. Where they are not known, nothing is lost. */
  look(to: number, places: Buffer | undefined): void {
    const { begins, links } = (this.sorted ??= this.byTarget());
    const own = links.subarray(begins[to], begins[to + 1]);
    const there = own.length === 0 ? null : placesFrom(places);
    if (there === null) return;
    const [froms, halves] = [this.froms.values(), this.halves.values()];
    for (const link of own) {
      const place = (((halves[2 * link] as number) << 16) | (halves[2 * link + 1] as number)) >>> 0;
      const from = froms[link] as number;
      if (!there.has(place)) this.lost[from] = (this.lost[from] as number) + 1;
    }
  }

  /** Of page `i` the links from `begins[i]` on, up to `begins[i + 1]`. */
  private byTarget(): { begins: Uint32Array; links: Uint32Array } {
    const tos = this.tos.values();
    const begins = new Uint32Array(this.pages + 1);
    for (const to of tos) begins[to + 1] = (begins[to + 1] as number) + 1;
    for (let i = 1; i < begins.length; i++) begins[i] = (begins[i] as number) + (begins[i - 1] as number);
    const next = begins.slice();
    const links = new Uint32Array(tos.length);
    for (const [link, to] of tos.entries()) {
      const place = next[to] as number;
      next[to] = place + 1;
      links[place] = link;
    }
    return { begins, links };
  }
}

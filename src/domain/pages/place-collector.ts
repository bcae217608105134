import { decoded, placeHash } from '../scraper/fragment';
import type { Attributes } from './head-facts';

/** Of one page; a page that has more is not judged by them. */
const MOST_PLACES = 50_000;

/** The places of a page that links can name: the ids of its elements, and the names of `a`. */
export class PlaceCollector {
  /** Every page has a top, so that a page without an id of its own is told from one of which nothing is known. */
  private readonly hashes = [placeHash('top')];

  element(name: string, attributes: Attributes): void {
    const { id } = attributes;
    if (id !== undefined) this.add(id);
    if (name !== 'a') return;
    const named = attributes['name'];
    if (named !== undefined && named !== id) this.add(named);
  }

  /** As `placeHash` makes them; undefined where there are too many. */
  places(): Uint32Array | undefined {
    return this.hashes.length > MOST_PLACES ? undefined : Uint32Array.from(this.hashes);
  }

  /** An id that is written encoded is found by a fragment that is written so (WordPress makes such ones). */
  private add(place: string): void {
    if (this.hashes.length > MOST_PLACES) return;
    this.hashes.push(placeHash(place));
    if (place.includes('%')) this.hashes.push(placeHash(decoded(place)));
  }
}

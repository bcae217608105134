import type { FoundAddress } from '../crawl-pages.schema';
import { VISIT_LIMITS } from './visit-limits';

/** Tells new addresses from those that were found before; one that is forgotten is found anew, and the database knows it. */
export class FoundAddresses {
  private readonly known = new Set<string>();

  has(url: string): boolean {
    return this.known.has(url);
  }

  take(addresses: readonly FoundAddress[]): FoundAddress[] {
    if (this.known.size > VISIT_LIMITS.remembered) this.known.clear();
    return addresses.filter(({ url }) => {
      if (this.known.has(url)) return false;
      this.known.add(url);
      return true;
    });
  }
}

import type { PageChecks } from '../../contracts/scraper/page-checks';
import type { PageLink } from '../../contracts/pages/page-facts';
import { fragmentOf, placeHash } from './fragment';
import { isTracked } from './tracking';
import { isVagueAnchor } from './vague-anchor';

/** What rules judge of a page's links to other pages of its site, as they are written. */
export class LinkCheck {
  private readonly isSecure: boolean;
  private http = 0;
  private vague = 0;
  private tracked = 0;
  private lost = 0;
  private there?: ReadonlySet<number>;

  /** `pageUrl`: of the page that they stand on; `places`: those on it, undefined where they are not known. */
  constructor(
    private readonly pageUrl: string,
    private readonly places?: Uint32Array,
  ) {
    this.isSecure = pageUrl.startsWith('https:');
  }

  add({ url, anchor, place }: Pick<PageLink, 'url' | 'anchor' | 'place'>): void {
    if (url === null) return;
    if (this.isSecure && url.startsWith('http:')) this.http += 1;
    if (isTracked(url)) this.tracked += 1;
    // In a menu “More” names what opens.
    if (place !== 'nav' && isVagueAnchor(anchor)) this.vague += 1;
  }

  /** The place that a link names, on this page or on the one at `to`; one on this page is looked up at once. */
  fragment({ url, control }: Pick<PageLink, 'url' | 'control'>, to: string): string | null {
    const place = url === null || control ? null : fragmentOf(url);
    if (place === null || to !== this.pageUrl || !this.places) return place;
    this.there ??= new Set(this.places);
    if (!this.there.has(placeHash(place))) this.lost += 1;
    return place;
  }

  result(): Pick<PageChecks, 'httpLinks' | 'vagueLinks' | 'trackedLinks' | 'lostFragments'> {
    return {
      ...(this.http > 0 && { httpLinks: this.http }),
      ...(this.vague > 0 && { vagueLinks: this.vague }),
      ...(this.tracked > 0 && { trackedLinks: this.tracked }),
      ...(this.lost > 0 && { lostFragments: this.lost }),
    };
  }
}

import type { PageChecks } from '../../contracts/crawls/page-checks';
import type { PageLink } from '../../contracts/pages/page-facts';
import { isTracked } from './tracking';
import { isVagueAnchor } from './vague-anchor';

/** What rules judge of a page's links to other pages of its site, as they are written. */
export class LinkCheck {
  private readonly isSecure: boolean;
  private http = 0;
  private vague = 0;
  private tracked = 0;

  /** `pageUrl`: of the page that they stand on. */
  constructor(pageUrl: string) {
    this.isSecure = pageUrl.startsWith('https:');
  }

  add({ url, anchor, place }: Pick<PageLink, 'url' | 'anchor' | 'place'>): void {
    if (url === null) return;
    if (this.isSecure && url.startsWith('http:')) this.http += 1;
    if (isTracked(url)) this.tracked += 1;
    // In a menu “More” names what opens.
    if (place !== 'nav' && isVagueAnchor(anchor)) this.vague += 1;
  }

  result(): Pick<PageChecks, 'httpLinks' | 'vagueLinks' | 'trackedLinks'> {
    return {
      ...(this.http > 0 && { httpLinks: this.http }),
      ...(this.vague > 0 && { vagueLinks: this.vague }),
      ...(this.tracked > 0 && { trackedLinks: this.tracked }),
    };
  }
}

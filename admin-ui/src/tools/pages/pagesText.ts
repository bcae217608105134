import type { PageRunParameters } from '@contracts/pages/pages.kind';
import { counted } from '../../shared/counted';
import { formatCount } from '../../shared/format';

/** How many pages a run reads; of a crawl that has more, of how many. */
export function pagesText({ addresses, crawl }: PageRunParameters): string {
  return crawl && crawl.pages > addresses
    ? `${formatCount(addresses)} of ${counted(crawl.pages, 'page')}`
    : counted(addresses, 'page');
}

import type { PageRunResult } from '@contracts/pages/pages.kind';
import { MAX_LINKS_KEPT } from '@contracts/pages/page-runs';
import { counted } from '../../../shared/counted';
import { formatCount } from '../../../shared/format';

/** How many internal links are broken of those whose target was read, and how many nobody checked. */
export function brokenText({
  brokenLinks,
  uncheckedLinks,
}: Pick<PageRunResult, 'brokenLinks' | 'uncheckedLinks'>): string {
  const broken = formatCount(brokenLinks);
  return uncheckedLinks ? `${broken} (${formatCount(uncheckedLinks)} not checked)` : broken;
}

/** What a run can't tell where pages have more links than are listed. */
export function cutText(pages: number): string {
  const most = formatCount(MAX_LINKS_KEPT);
  return `${counted(pages, 'page')} ${pages === 1 ? 'has' : 'have'} more than ${most} links; only the first ${most} of a page are listed. So no page is called an orphan: a link that is not listed may lead there.`;
}

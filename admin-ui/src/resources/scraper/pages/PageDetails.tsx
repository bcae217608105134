import type { CrawledPageDetail } from '@contracts/scraper/crawl-reports';
import type { CrawlView } from '@contracts/scraper/crawls';
import { useQuery } from '@tanstack/react-query';

import { apiJson } from '../../../providers/apiClient';
import { lazyNamed } from '../../../shared/lazyNamed';
import { DetailDialog } from '../../../shared/result/DetailDialog';
import { crawlKeys, crawlPath } from '../crawlApi';
import { usePageAddress } from '../../../shared/usePageAddress';
import { PAGE_PARAMETER } from './pageAddress';
import { Deferred } from '../../../shared/Deferred';

const PageFacts = lazyNamed<'PageFacts', { page: CrawledPageDetail; startUrl: string }>(
  () => import('./PageFacts'),
  'PageFacts',
);

/** All that is known of the page that the address names, over whatever tab named it. */
export function PageDetails({ crawl }: { crawl: CrawlView }) {
  const { get, change } = usePageAddress();
  const pageId = get(PAGE_PARAMETER);
  const query = useQuery({
    queryKey: crawlKeys.report(crawl.id, 'page', pageId),
    queryFn: ({ signal }) =>
      apiJson<CrawledPageDetail>(`${crawlPath(crawl.id)}/pages/${encodeURIComponent(pageId)}`, { signal }),
    enabled: pageId !== '',
  });
  return (
    <DetailDialog
      open={pageId !== ''}
      onClose={() => change({ [PAGE_PARAMETER]: '' }, true)}
      query={query}
      noun="page"
      titleOf={({ title }) => title ?? 'Page without a title'}
      heights={[64, 160, 200]}
    >
      {(page) => (
        <Deferred>
          <PageFacts page={page} startUrl={crawl.options.startUrl} />
        </Deferred>
      )}
    </DetailDialog>
  );
}

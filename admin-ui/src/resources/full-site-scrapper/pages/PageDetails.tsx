import type { CrawledPageDetail } from '@contracts/crawls/crawl-reports';
import type { CrawlView } from '@contracts/crawls/crawls';
import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { apiJson } from '../../../providers/apiClient';
import { lazyNamed } from '../../../shared/lazyNamed';
import { ResultStates } from '../../../shared/result/ResultStates';
import { crawlKeys, crawlPath } from '../crawlApi';
import { useTabAddress } from '../report/useTabAddress';
import { PAGE_PARAMETER } from './pageAddress';
import { Suspense } from 'react';

const PageFacts = lazyNamed<'PageFacts', { page: CrawledPageDetail; startUrl: string }>(
  () => import('./PageFacts'),
  'PageFacts',
);

/** All that is known of the page that the address names, over whatever tab named it. */
export function PageDetails({ crawl }: { crawl: CrawlView }) {
  const { get, change } = useTabAddress();
  const pageId = get(PAGE_PARAMETER);
  const small = useMediaQuery(useTheme().breakpoints.down('md'));
  const query = useQuery({
    queryKey: crawlKeys.report(crawl.id, 'page', pageId),
    queryFn: ({ signal }) =>
      apiJson<CrawledPageDetail>(`${crawlPath(crawl.id)}/pages/${encodeURIComponent(pageId)}`, { signal }),
    enabled: pageId !== '',
  });
  const close = () => change({ [PAGE_PARAMETER]: '' });
  return (
    <Dialog
      open={pageId !== ''}
      onClose={close}
      fullScreen={small}
      fullWidth
      maxWidth="md"
      aria-labelledby="page-details-title"
    >
      <DialogTitle id="page-details-title" variant="h2" sx={{ pr: 8, overflowWrap: 'anywhere' }}>
        {query.data ? (query.data.title ?? 'Page without a title') : 'Page'}
      </DialogTitle>
      <IconButton aria-label="Close" onClick={close} sx={{ position: 'absolute', right: 12, top: 10 }}>
        <CloseIcon />
      </IconButton>
      <DialogContent>
        <ResultStates
          query={query}
          failure="This page could not be loaded"
          loading={{ label: 'Loading the page', heights: [64, 160, 200] }}
        >
          {(page) => (
            <Suspense fallback={null}>
              <PageFacts page={page} startUrl={crawl.options.startUrl} />
            </Suspense>
          )}
        </ResultStates>
      </DialogContent>
    </Dialog>
  );
}

import { adminPageTitle } from '@contracts/access/admin-pages';
import Box from '@mui/material/Box';
import { lazyBody } from '../../shared/lazyBody';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { ResultOutline } from '../../shared/result/ResultOutline';
import { StartCard } from './start/StartCard';

const CrawlLists = lazyBody(() => import('./CrawlLists'), 'CrawlLists', ResultOutline);

/** Where crawls are started and opened again. */
export function CrawlsPage() {
  return (
    <>
      <PageHeader
        title={adminPageTitle('full-site-scrapper')}
        subtitle="Crawl a site the way a search engine does, and see its pages, its links and what to fix."
      />
      <PageBody>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <StartCard />
          <CrawlLists />
        </Box>
      </PageBody>
    </>
  );
}

import { adminPageTitle } from '@contracts/access/tools';
import Box from '@mui/material/Box';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { PastCrawls } from './past/PastCrawls';
import { Schedules } from './schedules/Schedules';
import { StartCard } from './start/StartCard';

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
          <Schedules />
          <PastCrawls />
        </Box>
      </PageBody>
    </>
  );
}

import type { CrawlView } from '@contracts/scraper/crawls';
import CrawlIcon from '@mui/icons-material/TravelExploreOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ApiPage } from '../../../providers/apiClient';
import { Confirmation } from '../../../shared/Confirmation';
import { EmptyState } from '../../../shared/EmptyState';
import { ResultFrame } from '../../../shared/result/ResultFrame';
import { ResultStates } from '../../../shared/result/ResultStates';
import { useLastPage } from '../../../shared/result/useLastPage';
import { deletionQuestion } from '../crawlText';
import { CancelQuestion } from '../live/CancelQuestion';
import { Pager } from '../report/Pager';
import { useListPage } from '../../../shared/usePageAddress';
import { useCrawlChanges } from '../useCrawlChanges';
import { CrawlItem } from './CrawlItem';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { crawlKeys, listCrawls } from '../crawlApi';
import { isSettled } from '../useCrawl';

const CRAWLS_PER_PAGE = 10;

const POLL_MS = 2500;

/** A page of the crawls, the newest first; asked for again only while one of them is unfinished. */
function usePastCrawls(page: number) {
  return useQuery({
    queryKey: crawlKeys.list(page),
    queryFn: ({ signal }) => listCrawls({ page, perPage: CRAWLS_PER_PAGE }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.every(isSettled) === false ? POLL_MS : false),
  });
}

/** All crawls, running ones included; each opens at its address. */
export function PastCrawls() {
  const { page, goTo } = useListPage();
  const crawls = usePastCrawls(page);
  useLastPage(crawls, { page, perPage: CRAWLS_PER_PAGE, goTo });
  return (
    <ResultFrame title="Past crawls" text="They stay until they are deleted.">
      <ResultStates
        query={crawls}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            icon={<CrawlIcon />}
            title="No crawls yet"
            text="Enter the URL of a site above and start. The crawl will be listed here."
          />
        }
        failure="The past crawls could not be loaded"
        loading={{ label: 'Loading the past crawls', heights: [56, 56, 56] }}
      >
        {(data) => <CrawlItems crawls={data} page={page} onPage={goTo} />}
      </ResultStates>
    </ResultFrame>
  );
}

interface CrawlItemsProps {
  crawls: ApiPage<CrawlView>;
  page: number;
  onPage: (page: number) => void;
}

function CrawlItems({ crawls: { items, total }, page, onPage }: CrawlItemsProps) {
  const changes = useCrawlChanges();
  const [doomed, setDoomed] = useState<CrawlView>();
  const [cancelling, setCancelling] = useState<string>();
  const confirm = async () => {
    if (doomed) await changes.remove(doomed.id);
    setDoomed(undefined);
  };
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((crawl) => (
          <CrawlItem
            key={crawl.id}
            {...{ crawl, changes }}
            onCancel={() => setCancelling(crawl.id)}
            onDelete={() => setDoomed(crawl)}
          />
        ))}
      </Box>
      {total > CRAWLS_PER_PAGE ? (
        <Pager
          label="Pages of past crawls"
          page={page}
          perPage={CRAWLS_PER_PAGE}
          total={total}
          onPage={onPage}
        />
      ) : null}
      <Confirmation
        open={doomed !== undefined}
        busy={changes.changing !== undefined}
        {...deletionQuestion(doomed)}
        onConfirm={() => void confirm()}
        onClose={() => setDoomed(undefined)}
      />
      <CancelQuestion
        open={cancelling !== undefined}
        busy={changes.changing !== undefined}
        onCancel={async () => cancelling && changes.cancel(cancelling)}
        onClose={() => setCancelling(undefined)}
      />
    </>
  );
}

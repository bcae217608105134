import type { CrawlView } from '@contracts/scraper/crawls';
import { PAGE_MESSAGES } from '@contracts/pages/page-messages';
import { useQuery } from '@tanstack/react-query';
import { FinishedCrawlField } from '../../shared/crawls/FinishedCrawlField';
import { MAX_RUN_ADDRESSES, READ_OF_CRAWLS } from '@contracts/pages/page-runs';
import { counted } from '../../shared/counted';
import { listCrawledPages } from '../../shared/crawls/finishedCrawls';
import { formatCount } from '../../shared/format';

export interface CrawlFieldProps {
  crawl: CrawlView | null;
  problem?: string;
  disabled: boolean;
  onChoose: (crawl: CrawlView | null) => void;
}

/** Chooses the finished crawl whose pages are read. */
export function CrawlField({ crawl, problem, disabled, onChoose }: CrawlFieldProps) {
  const count = useQuery({
    queryKey: ['crawls', crawl?.id, 'pages to read'],
    queryFn: ({ signal }) => countPages(crawl?.id ?? '', signal),
    enabled: crawl !== null,
  });
  const empty = crawl && count.data === 0 ? PAGE_MESSAGES.crawlEmpty : undefined;
  const hint = crawl && (count.data === undefined ? 'Counting its pages…' : readText(count.data));
  return (
    <FinishedCrawlField
      {...{ crawl, disabled, onChoose, hint }}
      problem={problem ?? empty}
      instead="enter URLs"
    />
  );
}

/** How many pages of a crawl a run could read, were there no limit. */
async function countPages(crawl: string, signal: AbortSignal): Promise<number> {
  const part = { filter: { statusClass: READ_OF_CRAWLS }, length: 1 };
  return (await listCrawledPages(crawl, part, signal)).total;
}

/** What is read of a crawl that has so many pages. */
function readText(pages: number): string {
  if (pages === 0) return PAGE_MESSAGES.crawlEmpty;
  return pages > MAX_RUN_ADDRESSES
    ? `${formatCount(MAX_RUN_ADDRESSES)} of its ${formatCount(pages)} pages are read: those nearest to the start.`
    : `${counted(pages, 'page')} that answered ${pages === 1 ? 'is' : 'are'} read.`;
}

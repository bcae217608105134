import type { CrawlView } from '@contracts/scraper/crawls';
import { PAGE_MESSAGES } from '@contracts/pages/page-messages';
import { useQuery } from '@tanstack/react-query';
import { FinishedCrawlField } from '../../shared/crawls/FinishedCrawlField';
import { countPages, readText } from './crawls';

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

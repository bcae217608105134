import type { CrawlView } from '@contracts/scraper/crawls';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ResultStates } from '../../../shared/result/ResultStates';
import { NotWorkedOut } from './NotWorkedOut';

interface ReportProps<Data> {
  crawl: CrawlView;
  query: UseQueryResult<Data>;
  /** What is reported, behind `the`: `redirects and canonicals`. */
  name: string;
  children: (data: Data) => ReactNode;
}

/** A report of a crawl, or why there is none yet. */
export function Report<Data>({ crawl, query, name, children }: ReportProps<Data>) {
  if (!crawl.analysed) return <NotWorkedOut crawl={crawl} />;
  return (
    <ResultStates
      query={query}
      failure={`The ${name} could not be loaded`}
      loading={{ label: `Loading the ${name}`, heights: [56, 240] }}
    >
      {children}
    </ResultStates>
  );
}

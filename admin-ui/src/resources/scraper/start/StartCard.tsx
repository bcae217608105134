import type { CrawlOptions } from '@contracts/scraper/crawls';
import { useLocation } from 'react-router-dom';
import { ResultFrame } from '../../../shared/result/ResultFrame';
import { Waiting } from '../../../shared/Waiting';
import { StartForm } from './StartForm';
import { startValues } from './startValues';
import { useCrawlSettings } from './useStartCrawl';

/** Starts a crawl of the site that the settings name, of another one, or as an earlier crawl was done. */
export function StartCard() {
  const { data, isPending } = useCrawlSettings();
  const state = useLocation().state as { again?: CrawlOptions } | null;
  return (
    <ResultFrame title="New crawl" text="Visits every page of a site and reports what to fix.">
      {isPending ? (
        <Waiting label="Loading the form" height={152} />
      ) : (
        <StartForm values={startValues(data?.seedUrl ?? '', state?.again)} />
      )}
    </ResultFrame>
  );
}

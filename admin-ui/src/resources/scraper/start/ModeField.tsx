import type { CrawlMode } from '@contracts/scraper/crawls';
import { useController } from 'react-hook-form';
import { ViewToggle } from '../../../shared/result/ViewToggle';
import type { StartValues } from './startValues';

const MODES: Record<CrawlMode, string> = { site: 'A whole site', list: 'A list of URLs' };

/** Whether links are followed from a start, or given addresses are visited and no others. */
export function ModeField() {
  const { field } = useController<StartValues, 'mode'>({ name: 'mode' });
  return <ViewToggle label="What to crawl" views={MODES} view={field.value} onChange={field.onChange} />;
}

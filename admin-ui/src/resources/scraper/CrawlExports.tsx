import type { CrawlView } from '@contracts/scraper/crawls';
import { ExportMenu } from '../../shared/result/ExportMenu';
import { type CrawlExport, saveCrawlExport } from './crawlExport';

const EXPORTS: readonly (CrawlExport & { needsReports?: boolean; ofTargets?: boolean })[] = [
  { label: 'Pages as CSV', path: 'pages?format=csv', file: ['pages', 'csv'] },
  { label: 'Pages as JSON', path: 'pages?format=json', file: ['pages', 'json'] },
  { label: 'Links as CSV', path: 'links?format=csv', file: ['links', 'csv'], needsReports: true },
  { label: 'Links as JSON', path: 'links?format=json', file: ['links', 'json'], needsReports: true },
  { label: 'Targets as CSV', path: 'targets?format=csv', file: ['targets', 'csv'], ofTargets: true },
  { label: 'Targets as JSON', path: 'targets?format=json', file: ['targets', 'json'], ofTargets: true },
  { label: 'Issues as CSV', path: 'issues?format=csv', file: ['issues', 'csv'], needsReports: true },
  { label: 'Issues as JSON', path: 'issues?format=json', file: ['issues', 'json'], needsReports: true },
];

/** All that a crawl holds, as files. */
export function CrawlExports({ crawl }: { crawl: CrawlView }) {
  const choices = EXPORTS.filter(({ ofTargets }) => !ofTargets || crawl.options.targets).map((each) => ({
    label: each.label,
    disabled: each.needsReports && !crawl.analysed,
    download: () => saveCrawlExport(crawl, each),
  }));
  return <ExportMenu choices={choices} />;
}

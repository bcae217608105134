import { areSitemapsKnown, type SitemapsReport } from '@contracts/scraper/crawl-reports';
import type { CrawlOptions } from '@contracts/scraper/crawls';
import { INDEXABILITY_LABELS } from '@contracts/scraper/indexability-labels';
import { ExportButton } from '../ExportButton';
import { Report } from '../report/Report';
import { ReportSection } from '../report/ReportSection';
import { useCrawlReport } from '../report/useCrawlReport';
import { unseenText } from '../crawlText';
import type { CrawlTabProps } from '../crawlTab';
import { ReferenceSection } from './ReferenceSection';
import { SitemapTable } from './SitemapTable';

/** What the site's sitemaps say, beside what the crawl found. */
export function SitemapsTab({ crawl }: CrawlTabProps) {
  const query = useCrawlReport<SitemapsReport>(crawl, 'sitemaps');
  return (
    <Report crawl={crawl} query={query} name="sitemaps">
      {(report) => (
        <>
          <ReportSection
            title="Sitemaps of the site"
            count={report.sitemaps.length}
            nothing={whyNone(crawl.options)}
            actions={
              <ExportButton crawl={crawl} label="Export a sitemap" path="sitemap" file={['sitemap', 'xml']} />
            }
          >
            <SitemapTable sitemaps={report.sitemaps} />
          </ReportSection>
          {isAnyRead(report) ? <CrossCheck crawl={crawl} report={report} /> : null}
        </>
      )}
    </Report>
  );
}

function whyNone({ mode, sitemaps }: CrawlOptions): string {
  if (mode === 'list') return 'A crawl of a list reads no sitemaps. Crawl the whole site to check them.';
  return sitemaps
    ? 'The site has no sitemap. Export one of the crawl’s indexable pages and put it on the site.'
    : 'This crawl did not read the sitemaps. Switch them on in the options of the next one.';
}

/** Without one there is nothing to check pages by. */
function isAnyRead({ sitemaps }: SitemapsReport): boolean {
  return sitemaps.some(({ failure }) => failure === null);
}

function CrossCheck({ crawl, report }: CrawlTabProps & { report: SitemapsReport }) {
  const unseen = unseenText(crawl);
  return (
    <>
      <ReferenceSection
        title="Orphans"
        crawl={crawl}
        list="orphans"
        report={report.orphans}
        text="In a sitemap and indexable, but no link or redirect leads to them. Link to them, or remove them from the sitemap."
        nothing={unseen ?? 'Links lead to every indexable page of the sitemaps.'}
      />
      <ReferenceSection
        title="Missing pages"
        crawl={crawl}
        list="missing"
        report={report.missing}
        text="Indexable, and in no sitemap. Add them."
        nothing={
          areSitemapsKnown(report.sitemaps)
            ? 'Every indexable page is in a sitemap.'
            : 'Not checked: there is only a feed, the sitemaps name more pages than this crawl kept, or one of them could not be read.'
        }
      />
      <ReferenceSection
        title="Pages that are not indexable"
        crawl={crawl}
        list="nonIndexable"
        report={report.nonIndexable}
        text="In a sitemap, although search engines may not list them. Fix them, or remove them from the sitemap."
        nothing="Every page of the sitemaps is indexable."
        more={{
          id: 'reason',
          label: 'Reason',
          render: ({ reason }) => (reason ? INDEXABILITY_LABELS[reason] : '–'),
        }}
      />
    </>
  );
}

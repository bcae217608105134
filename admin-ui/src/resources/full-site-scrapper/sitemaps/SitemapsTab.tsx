import type { SitemapsReport } from '@contracts/crawls/crawl-reports';
import { INDEXABILITY_LABELS } from '../crawlText';
import { ExportButton } from '../ExportButton';
import { Report } from '../report/Report';
import { ReportSection } from '../report/ReportSection';
import { useCrawlReport } from '../report/useCrawlReport';
import type { CrawlTabProps } from '../crawlTab';
import { ReferenceSection } from './ReferenceSection';
import { SitemapTable } from './SitemapTable';

/** What the site's sitemaps say, beside what the crawl found. */
export function SitemapsTab({ crawl }: CrawlTabProps) {
  const query = useCrawlReport<SitemapsReport>(crawl, 'sitemaps');
  const { startUrl } = crawl.options;
  return (
    <Report crawl={crawl} query={query} name="sitemaps">
      {({ sitemaps, orphans, missing, nonIndexable }) => (
        <>
          <ReportSection
            title="Sitemaps of the site"
            count={sitemaps.length}
            nothing={
              crawl.options.sitemaps
                ? 'The site has no sitemap. Export one of the crawl’s indexable pages and put it on the site.'
                : 'This crawl did not read the sitemaps. Switch them on in the options of the next one.'
            }
            actions={
              <ExportButton crawl={crawl} label="Export a sitemap" path="sitemap" file={['sitemap', 'xml']} />
            }
          >
            <SitemapTable sitemaps={sitemaps} />
          </ReportSection>
          <ReferenceSection
            title="Orphans"
            report={orphans}
            startUrl={startUrl}
            text="In a sitemap, and no page links to them. Link to them, or take them out."
            nothing="Some page links to every page of the sitemaps."
          />
          <ReferenceSection
            title="Missing pages"
            report={missing}
            startUrl={startUrl}
            text="Indexable, and in no sitemap. Add them."
            nothing="Every indexable page is in a sitemap."
          />
          <ReferenceSection
            title="Pages that are not indexable"
            report={nonIndexable}
            startUrl={startUrl}
            text="In a sitemap, though no search engine may list them. Mend them, or take them out."
            nothing="Every page of the sitemaps is indexable."
            more={{
              id: 'reason',
              label: 'Reason',
              render: ({ reason }) => (reason ? INDEXABILITY_LABELS[reason] : '–'),
            }}
          />
        </>
      )}
    </Report>
  );
}

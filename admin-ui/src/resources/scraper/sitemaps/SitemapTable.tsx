import type { CrawledSitemap } from '@contracts/scraper/crawl-reports';
import { formatCount } from '../../../shared/format';
import { FAILURE_LABELS } from '../crawlText';
import { AddressLink } from '../report/AddressLink';
import { PagedRows } from '../report/PagedRows';
import { ReportTable } from '../report/ReportTable';

/** The sitemaps that were read, or why they were not. */
export function SitemapTable({ sitemaps }: { sitemaps: CrawledSitemap[] }) {
  return (
    <PagedRows label="Parts of the list of sitemaps" rows={sitemaps}>
      {(rows) => (
        <ReportTable
          label="Sitemaps"
          rows={rows}
          keyOf={({ url }) => url}
          columns={[
            { id: 'url', label: 'Sitemap', minWidth: 120, render: ({ url }) => <AddressLink url={url} /> },
            {
              id: 'addresses',
              label: 'URLs',
              numeric: true,
              render: ({ addresses }) => formatCount(addresses),
            },
            { id: 'state', label: 'State', minWidth: 160, render: stateOf },
          ]}
        />
      )}
    </PagedRows>
  );
}

function stateOf({ failure, feed, over, repeated = 0 }: CrawledSitemap): string {
  if (failure === 'too-large') return 'Over 50 MB: search engines don’t read it. Split it.';
  if (failure !== null) return failure === 'invalid' ? 'No valid sitemap' : FAILURE_LABELS[failure];
  const sentences = [
    feed && 'A feed lists only the newest pages: add a sitemap of all.',
    over && 'It has more than 50,000 URLs, and search engines ignore the rest: split it.',
    repeated > 0 && `${formatCount(repeated)} of its URLs are in another sitemap, too: list each once.`,
  ].filter((sentence) => sentence !== undefined && sentence !== false);
  return sentences.length === 0 ? 'Read' : `Read. ${sentences.join(' ')}`;
}

import type { CrawledSitemap } from '@contracts/crawls/crawl-reports';
import { formatCount } from '../../../shared/format';
import { FAILURE_LABELS } from '../crawlText';
import { AddressLink } from '../report/AddressLink';
import { PagedRows } from '../report/PagedRows';
import { ReportTable } from '../report/ReportTable';

/** The sitemaps that were read, or why they were not. */
export function SitemapTable({ sitemaps }: { sitemaps: CrawledSitemap[] }) {
  return (
    <PagedRows label="Parts of the list of sitemaps" report={{ rows: sitemaps, total: sitemaps.length }}>
      {(rows) => (
        <ReportTable
          label="Sitemaps"
          rows={rows}
          keyOf={({ url }) => url}
          columns={[
            { id: 'url', label: 'Sitemap', minWidth: 120, render: ({ url }) => <AddressLink url={url} /> },
            {
              id: 'addresses',
              label: 'Addresses',
              numeric: true,
              render: ({ addresses }) => formatCount(addresses),
            },
            { id: 'state', label: 'State', render: ({ failure }) => stateOf(failure) },
          ]}
        />
      )}
    </PagedRows>
  );
}

function stateOf(failure: CrawledSitemap['failure']): string {
  if (failure === null) return 'Read';
  return failure === 'invalid' ? 'No valid sitemap' : FAILURE_LABELS[failure];
}

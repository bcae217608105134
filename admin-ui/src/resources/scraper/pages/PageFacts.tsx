import type { PageHeading } from '@contracts/pages/page-facts';
import { type CrawledPageDetail, PAGE_LINKS_SHOWN } from '@contracts/scraper/crawl-reports';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatBytes, formatCount, formatMilliseconds } from '../../../shared/format';
import { imagesText } from '../../../shared/imagesText';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import { Hops } from '../report/Hops';
import { AddressLink } from '../report/AddressLink';
import { PageTools } from '../report/PageTools';
import { ReportSection } from '../report/ReportSection';
import { ReportTable } from '../report/ReportTable';
import { linkColumns } from '../links/linkColumns';
import { depthText, FAILURE_LABELS } from '../crawlText';
import { indexability } from './pageColumns';
import { SerpPreview } from './SerpPreview';

interface PageFactsProps {
  page: CrawledPageDetail;
  startUrl: string;
}

/** One page with all its facts, its links, its headings and what was extracted. */
export function PageFacts({ page, startUrl }: PageFactsProps) {
  const { hops, linksIn, linksOut } = page;
  const extracted = Object.entries(page.extracted);
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        <AddressLink url={page.url} />
      </Typography>
      <Box sx={{ mb: 2 }}>
        <PageTools pages={[page.url]} />
      </Box>
      <ResultFacts facts={factsOf(page)} />
      <Box sx={{ mt: 4 }}>
        {hops.length > 0 ? (
          <ReportSection title="Redirects">
            <Hops hops={withEnd(hops)} startUrl={startUrl} />
          </ReportSection>
        ) : null}
        <ReportSection title="In a search engine">
          <SerpPreview page={page} />
        </ReportSection>
        <ReportSection title="Headings" count={page.headings.length} nothing="This page has no headings.">
          <HeadingTree headings={page.headings} />
        </ReportSection>
        {extracted.length > 0 ? (
          <ReportSection title="Extracted">
            <ReportTable
              label="What the extraction rules found"
              rows={extracted}
              keyOf={([name]) => name}
              columns={[
                { id: 'name', label: 'Rule', minWidth: 100, render: ([name]) => name },
                {
                  id: 'values',
                  label: 'Found',
                  minWidth: 160,
                  maxWidth: 480,
                  render: ([, values]) => values.join(' · ') || '–',
                },
              ]}
            />
          </ReportSection>
        ) : null}
        {page.hreflangs.length > 0 ? (
          <ReportSection title="Languages" count={page.hreflangs.length}>
            <ReportTable
              label="Other languages of the page"
              rows={page.hreflangs}
              keyOf={({ lang }, index) => `${lang} ${index}`}
              columns={[
                { id: 'lang', label: 'hreflang', render: ({ lang }) => lang },
                {
                  id: 'url',
                  label: 'URL',
                  maxWidth: 480,
                  render: ({ url }) => (url ? <AddressLink url={url} startUrl={startUrl} /> : 'No valid URL'),
                },
              ]}
            />
          </ReportSection>
        ) : null}
        <ReportSection
          title="Links in"
          count={page.inlinks}
          text={firstOnly(page.inlinks, linksIn.length)}
          nothing="No page of the site links here."
        >
          <ReportTable
            label="Links to this page"
            rows={linksIn}
            keyOf={({ id }) => id}
            columns={linkColumns(startUrl, ['from', 'anchor', 'place', 'rel'])}
          />
        </ReportSection>
        <ReportSection
          title="Links out"
          count={page.allLinksOut}
          text={firstOnly(page.allLinksOut, linksOut.length)}
          nothing="This page links nowhere."
        >
          <ReportTable
            label="Links of this page"
            rows={linksOut}
            keyOf={({ id }) => id}
            columns={linkColumns(startUrl, ['to', 'anchor', 'status', 'place', 'rel'])}
          />
        </ReportSection>
      </Box>
    </>
  );
}

/** A chain of redirects with the address where it ends. */
function withEnd(hops: CrawledPageDetail['hops']): { url: string; status?: number }[] {
  const end = hops.at(-1)?.location;
  return end ? [...hops, { url: end }] : hops;
}

function firstOnly(all: number, shown: number): string | undefined {
  return all > shown ? `The first ${formatCount(Math.min(shown, PAGE_LINKS_SHOWN))} are shown.` : undefined;
}

function factsOf(page: CrawledPageDetail): [string, string][] {
  const yes = (is: boolean) => (is ? 'Yes' : 'No');
  return [
    ['Status', page.failure ? FAILURE_LABELS[page.failure] : String(page.status ?? 'Not visited')],
    ['Indexable', indexability(page)],
    ['Depth', depthText(page.depth)],
    ['Link score', formatCount(page.linkScore)],
    ['Words', formatCount(page.words)],
    ['Size', formatBytes(page.bytes)],
    ['Response time', formatMilliseconds(page.milliseconds)],
    ['Content type', page.contentType ?? '–'],
    ['H1', page.h1 ?? '–'],
    ['Language', page.lang ?? '–'],
    ['Canonical', page.canonical ?? '–'],
    ['Robots', page.robots || '–'],
    ['Images', imagesText(page)],
    ['Structured data', page.structuredTypes.join(', ') || '–'],
    ['In a sitemap', yes(page.inSitemap)],
    ['Viewport', yes(page.viewport)],
    ['Needs JavaScript', yes(page.needsJavaScript)],
    ...headEnd(page.checks),
  ];
}

/** What ended the head before its end tag, where that has consequences. */
function headEnd(checks: CrawledPageDetail['checks']): [string, string][] {
  if (checks?.headEndedBy === undefined) return [];
  const what = checks.headEndedBy === 'text' ? 'Text' : `<${checks.headEndedBy}>`;
  const line = checks.headEndedInLine;
  return [['Head', line === undefined ? `${what} ended the head` : `${what} in line ${line} ended the head`]];
}

/** Headings in their order, indented by their level. */
function HeadingTree({ headings }: { headings: readonly PageHeading[] }) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {headings.map(({ level, text }, index) => (
        <Box
          component="li"
          key={index}
          sx={{ pl: { xs: level - 1, sm: (level - 1) * 2 }, overflowWrap: 'anywhere' }}
        >
          <Box component="span" sx={{ color: 'text.secondary', fontSize: 12, fontWeight: 600, mr: 1 }}>
            H{level}
          </Box>
          {text || (
            <Box component="em" sx={{ color: 'error.main' }}>
              Empty
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

import { INDEXABILITY_NAMES, pageFailureSentence } from '../../contracts/pages/page-messages';
import type { HeadingProblem } from '../../contracts/pages/page-runs';
import type { ExportColumns } from '../../core/http/export';
import { checkHeadings } from '../../domain/pages/headings';
import type { LinkRecord, PageRecord } from './pages.schema';

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

export const PAGE_COLUMNS: ExportColumns<PageRecord> = {
  Address: ({ url }) => url,
  'Status Code': ({ status }) => status,
  'Not Read Because': ({ failure }) => failure && pageFailureSentence(failure),
  'Final Address': ({ finalUrl }) => finalUrl,
  Redirects: ({ hops }) => hops.length,
  Indexability: ({ indexable }) => (indexable ? 'Indexable' : 'Non-Indexable'),
  'Indexability Status': ({ indexabilityReason }) =>
    indexabilityReason && INDEXABILITY_NAMES[indexabilityReason],
  'Title 1': ({ title }) => title,
  'Title 1 Length': ({ title }) => title?.length ?? 0,
  'Title 1 Pixel Width': ({ titlePixels }) => titlePixels,
  'Meta Description 1': ({ description }) => description,
  'Meta Description 1 Length': ({ description }) => description?.length ?? 0,
  'Meta Description 1 Pixel Width': ({ descriptionPixels }) => descriptionPixels,
  Canonical: ({ canonical }) => canonical,
  Robots: ({ robots }) => robots,
  Language: ({ lang }) => lang,
  'H1-1': ({ h1 }) => h1,
  ...Object.fromEntries(
    LEVELS.map((level) => [`H${level}`, ({ headingCounts }: PageRecord) => headingCounts[level - 1] ?? 0]),
  ),
  'Word Count': ({ words }) => words,
  Images: ({ images }) => images,
  'Images Without Alt': ({ imagesWithoutAlt }) => imagesWithoutAlt,
  'Internal Links': ({ internalLinks }) => internalLinks,
  'External Links': ({ externalLinks }) => externalLinks,
  'Structured Data': ({ structuredTypes }) => structuredTypes.join(', '),
  'Needs JavaScript': ({ needsJavaScript }) => needsJavaScript,
  'Size (Bytes)': ({ bytes }) => bytes,
  'Response Time (ms)': ({ milliseconds }) => milliseconds,
  Inlinks: ({ inlinks }) => inlinks,
  'Click Depth': ({ depth }) => depth,
  Orphan: ({ orphan }) => orphan,
  'Dead End': ({ deadEnd }) => deadEnd,
};

export const LINK_COLUMNS: ExportColumns<LinkRecord> = {
  Source: ({ source }) => source,
  Target: ({ target }) => target,
  Anchor: ({ anchor }) => anchor,
  Rel: ({ rel }) => rel.join(' '),
  Place: ({ place }) => place,
  Internal: ({ internal }) => internal,
  'Target Status': ({ targetStatus }) => targetStatus,
};

interface HeadingRow {
  url: string;
  number: number;
  level: number | null;
  text: string;
  problem: HeadingProblem | null;
}

export const HEADING_COLUMNS: ExportColumns<HeadingRow> = {
  Address: ({ url }) => url,
  Number: ({ number }) => number,
  Level: ({ level }) => level && `h${level}`,
  Text: ({ text }) => text,
  Problem: ({ problem }) => problem,
};

/** A row for each heading; a page that was read and has no h1 has one that says so. */
export async function* headingRows(pages: AsyncIterable<PageRecord>): AsyncGenerator<HeadingRow> {
  for await (const { url, headings, headingProblems } of pages) {
    if (headingProblems.includes('no-h1')) {
      yield { url, number: 0, level: null, text: '', problem: 'no-h1' };
    }
    let number = 0;
    for (const heading of checkHeadings(headings)) yield { url, number: ++number, ...heading };
  }
}

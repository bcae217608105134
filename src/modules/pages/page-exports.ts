import { INDEXABILITY_NAMES, PAGE_MESSAGES, pageFailureSentence } from '../../contracts/pages/page-messages';
import type { HeadingProblem } from '../../contracts/pages/page-runs';
import type { ExportColumns } from '../../core/http/export';
import { checkHeadings } from '../../domain/pages/headings';
import { HELD_COLUMNS, SAID_COLUMNS } from '../../domain/pages/page-columns';
import type { LinkRecord, PageRecord } from './pages.schema';

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

export const PAGE_COLUMNS: ExportColumns<PageRecord> = {
  URL: ({ url }) => url,
  'Status Code': ({ status }) => status,
  'Not Read Because': ({ failure }) => failure && pageFailureSentence(failure),
  'Final URL': ({ finalUrl }) => finalUrl,
  Redirects: ({ hops }) => hops.length,
  Indexability: ({ indexable }) => (indexable ? 'Indexable' : 'Non-Indexable'),
  'Indexability Status': ({ indexabilityReason }) =>
    indexabilityReason && INDEXABILITY_NAMES[indexabilityReason],
  ...SAID_COLUMNS,
  ...Object.fromEntries(
    LEVELS.map((level) => [`H${level}`, ({ headingCounts }: PageRecord) => headingCounts[level - 1] ?? 0]),
  ),
  'Internal Links': ({ internalLinks }) => internalLinks,
  'External Links': ({ externalLinks }) => externalLinks,
  ...HELD_COLUMNS,
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
  status: number | null;
  number: number;
  level: number | null;
  text: string;
  hidden: boolean;
  byRole: boolean;
  problem: HeadingProblem | null;
  /** Why a page has no headings to tell. */
  unread: string | null;
}

export const HEADING_COLUMNS: ExportColumns<HeadingRow> = {
  URL: ({ url }) => url,
  Number: ({ number }) => number,
  Level: ({ level }) => level && `h${level}`,
  Text: ({ text }) => text,
  Problem: ({ problem }) => problem,
  Hidden: ({ hidden }) => hidden,
  'By Role': ({ byRole }) => byRole,
  'Status Code': ({ status }) => status,
  'Not Read Because': ({ unread }) => unread,
};

const NO_HEADING = { number: 0, level: null, text: '', hidden: false, byRole: false, problem: null };

/** A row for each heading; a page that was read and has no h1 has one that says so, and one that was not read one that says why. */
export async function* headingRows(pages: AsyncIterable<PageRecord>): AsyncGenerator<HeadingRow> {
  for await (const page of pages) {
    const { url, status, headings, headingProblems } = page;
    const of = { url, status, unread: unreadBecause(page) };
    if (headingProblems.includes('no-h1')) yield { ...NO_HEADING, ...of, problem: 'no-h1' };
    else if (of.unread !== null && headings.length === 0) yield { ...NO_HEADING, ...of };
    let number = 0;
    for (const { level, text, problem, hidden = false, byRole = false } of checkHeadings(headings)) {
      yield { ...of, number: ++number, level, text, problem, hidden, byRole };
    }
  }
}

function unreadBecause({ failure, status, needsJavaScript }: PageRecord): string | null {
  if (failure) return pageFailureSentence(failure);
  if (status !== null && status >= 400) return PAGE_MESSAGES.refused(status);
  return needsJavaScript ? PAGE_MESSAGES.needsJavaScript : null;
}

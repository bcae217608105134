import { unreadSentence } from '../../contracts/readings/reading-messages';
import type { ReadingPageRow } from '../../contracts/readings/readings';
import type { ExportColumns } from '../../core/http/export';

/** A page a line. */
export const READING_COLUMNS: ExportColumns<ReadingPageRow> = {
  URL: ({ url }) => url,
  'Final URL': ({ finalUrl }) => finalUrl,
  Status: ({ status }) => status,
  'Not Read Because': unreadSentence,
  Depth: ({ depth }) => depth,
  'Found By': ({ source }) => source,
  Title: ({ title }) => title,
  Description: ({ description }) => description,
  H1: ({ h1 }) => h1,
  Words: ({ read, words }) => (read ? words : null),
  Indexable: ({ indexable }) => (indexable ? 'yes' : 'no'),
  Canonical: ({ canonical }) => canonical,
  Robots: ({ robots }) => robots,
  Language: ({ lang }) => lang,
  'Content Hash': ({ contentHash }) => contentHash,
};

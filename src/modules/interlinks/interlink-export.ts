import type { ExportColumns } from '../../core/http/export';
import { linkedSentence } from '../../domain/interlinks/anchor';
import type { InterlinkSuggestionRecord } from './interlinks.schema';

const withLink = (link: InterlinkSuggestionRecord) => linkedSentence(link.sentence, link, link.targetUrl);

/** A link a line. */
export const LINK_COLUMNS: ExportColumns<InterlinkSuggestionRecord> = {
  Page: ({ sourceUrl }) => sourceUrl,
  'Page Title': ({ sourceTitle }) => sourceTitle,
  Target: ({ targetUrl }) => targetUrl,
  'Target Title': ({ targetTitle }) => targetTitle,
  Anchor: ({ sentence, start, end }) => sentence.slice(start, end),
  Sentence: ({ sentence }) => sentence,
  'Sentence with Link': withLink,
  Score: ({ score }) => score,
};

/** For plugins that search and replace in posts. */
export const WORDPRESS_COLUMNS: ExportColumns<InterlinkSuggestionRecord> = {
  'Post URL': ({ sourceUrl }) => sourceUrl,
  'Old Sentence': ({ sentence }) => sentence,
  'New Sentence': withLink,
};

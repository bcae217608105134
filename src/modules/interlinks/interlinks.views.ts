import type { InterlinkSuggestionView } from '../../contracts/interlinks/interlink-views';
import type { InterlinkSuggestionRecord } from './interlinks.schema';

export function toSuggestionView(record: InterlinkSuggestionRecord): InterlinkSuggestionView {
  const { key, source, sourceUrl, sourceTitle, target, targetUrl, targetTitle } = record;
  const { sentence, start, end, suggested, blocked, language, reasons, decision } = record;
  return {
    id: key,
    source: { id: source, url: sourceUrl, title: sourceTitle },
    target: { id: target, url: targetUrl, title: targetTitle },
    ...{ sentence, start, end, suggested, blocked, language, reasons, decision },
  };
}

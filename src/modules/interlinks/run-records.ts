import type {
  InterlinkPage,
  InterlinkResult,
  InterlinkSuggestion,
} from '../../contracts/interlinks/interlinks';
import type { NewPage } from './interlink-results.repository';
import type { NewSuggestion } from './interlink-suggestions.repository';
import type { InterlinkDecisionRecord } from './interlinks.schema';

type Known = ReadonlyMap<string, InterlinkDecisionRecord>;

/** Long ago: whatever was decided is newer. */
const NEVER = new Date(0);

/** What was found, as it is kept: with the orders that lists are shown in, and what was decided before. */
export function recordsOf(
  { pages, suggestions, rejected }: Pick<InterlinkResult, 'pages' | 'suggestions' | 'rejected'>,
  known: Known,
): { pages: NewPage[]; suggestions: NewSuggestion[] } {
  const found = [...suggestions, ...rejected];
  const byNeed = pages.toSorted(
    (a, b) =>
      Number(b.orphan) - Number(a.orphan) || a.inlinks.before - b.inlinks.before || compare(a.url, b.url),
  );
  const needOf = new Map(byNeed.map(({ id }, place) => [id, place]));
  /** Where the best suggestion of each page stands. */
  const sources = [...new Set(found.map(({ source }) => source))];
  const sourceOrder = new Map(sources.map((id, place) => [id, place]));
  const byId = new Map(pages.map((page) => [page.id, page]));
  return {
    pages: byNeed.map((page, order) => pageOf(page, order)),
    suggestions: found.flatMap((one, rank) => {
      const [source, target] = [byId.get(one.source), byId.get(one.target)];
      if (!source || !target) return [];
      const orders = {
        ...{ rank, sourceOrder: sourceOrder.get(one.source) ?? 0 },
        targetOrder: needOf.get(one.target) ?? 0,
      };
      return [{ ...orders, ...suggestionOf(one, { source, target, decided: known.get(one.id) }) }];
    }),
  };
}

function pageOf({ id, inlinks, depth, ...page }: InterlinkPage, order: number): NewPage {
  return { ...page, page: id, order, inlinks: inlinks.before, depth: depth.before };
}

function suggestionOf(
  one: InterlinkSuggestion,
  {
    source,
    target,
    decided,
  }: { source: InterlinkPage; target: InterlinkPage; decided?: InterlinkDecisionRecord },
): Omit<NewSuggestion, 'rank' | 'sourceOrder' | 'targetOrder'> {
  const { id, sentence, start, end, blocked, reasons } = one;
  return {
    ...{ key: id, source: source.id, sourceUrl: source.url, sourceTitle: source.title },
    ...{ target: target.id, targetUrl: target.url, targetTitle: target.title },
    ...{ sentence, start: decided?.start ?? start, end: decided?.end ?? end, suggested: { start, end } },
    ...{ blocked, language: source.language, score: reasons.score, reasons },
    decision: decided?.decision ?? 'open',
    decidedAt: decided?.at ?? NEVER,
  };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

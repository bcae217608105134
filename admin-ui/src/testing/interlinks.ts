import type { InterlinkGraphView, InterlinkSuggestionView } from '@contracts/interlinks/interlink-views';

const pageRef = (id: number) => ({ id, url: `https://site.example/${id}`, title: `Page ${id}` });

/** A suggestion of an anchor in a sentence, from the first page to the second, unless said otherwise. */
export function aSuggestion(
  sentence: string,
  anchor: string,
  change: Partial<InterlinkSuggestionView> = {},
): InterlinkSuggestionView {
  const start = sentence.indexOf(anchor);
  const range = { start, end: start + anchor.length };
  return {
    id: anchor,
    sentence,
    ...range,
    suggested: range,
    blocked: [],
    reasons: {
      ...{ score: 85, points: { anchor: 45, cosine: 30, need: 10 }, anchor: 1, share: 1, span: 1 },
      ...{ kindFactor: 1, cosine: 0.6667, need: 1, phrase: anchor, kind: 'h1' },
    },
    source: pageRef(1),
    target: pageRef(2),
    language: 'en',
    decision: 'open',
    ...change,
  };
}

/** Pages in a row from the start, each linked to the next. */
export function aGraph(...titles: string[]): InterlinkGraphView {
  return {
    nodes: titles.map((title, id) => ({
      id,
      title,
      url: `https://site.example/${id}`,
      inlinks: { before: 1, after: 2 },
      depth: { before: id, after: id },
      changed: false,
      start: id === 0,
      orphan: false,
    })),
    edges: titles.slice(1).map((_, id) => ({ from: id, to: id + 1, kind: 'new' })),
    left: 0,
  };
}

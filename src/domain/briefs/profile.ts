import { type BriefProfile, PAGE_COUNTS, type PageCount, type Spread } from '../../contracts/briefs/briefs';
import type { CompetitorText } from './competitor';
import { spreadOf } from './spread';

/** What pages have in common, as numbers. */
export function profileOf(pages: readonly CompetitorText[]): BriefProfile {
  const counts = Object.fromEntries(
    PAGE_COUNTS.map((count) => [count, spreadOf(pages.map((page) => page.counts[count]))]),
  ) as Record<PageCount, Spread>;
  const flesch = pages.flatMap((page) => page.flesch ?? []);
  const { median, q1, q3 } = counts.words;
  return {
    pages: pages.length,
    counts,
    flesch: flesch.length > 0 ? spreadOf(flesch) : null,
    target: { words: Math.round(median), from: Math.round(q1), to: Math.round(q3) },
    schemaTypes: schemaTypesOf(pages),
  };
}

function schemaTypesOf(pages: readonly CompetitorText[]): BriefProfile['schemaTypes'] {
  const having = new Map<string, number>();
  for (const { schemaTypes } of pages)
    for (const type of new Set(schemaTypes)) having.set(type, (having.get(type) ?? 0) + 1);
  return [...having]
    .map(([type, count]) => ({ type, pages: count }))
    .sort((a, b) => b.pages - a.pages || (a.type < b.type ? -1 : 1));
}

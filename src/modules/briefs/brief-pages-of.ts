import type { BriefPage } from '../../contracts/briefs/briefs';
import type { ComparedPage } from '../../domain/briefs/compared-page';
import type { Standing } from '../../domain/briefs/outliers';
import type { KeptPage } from './brief-thread-messages';

/** All competitors of a brief as it lists them: what was read of each, or why it was not. */
export function briefPagesOf(
  kept: readonly KeptPage[],
  read: readonly ComparedPage[],
  found: readonly Standing[],
): BriefPage[] {
  const texts = new Map(read.map(({ position, text }) => [position, text]));
  const judged = new Map(found.map((page) => [page.position, page]));
  return kept.map(({ position, address, finalUrl, title, failure }) => {
    const text = texts.get(position);
    return {
      ...{ position, address, finalUrl, title, failure },
      ...(text?.description !== undefined && { description: text.description }),
      counts: text?.counts ?? null,
      flesch: text?.flesch ?? null,
      schemaTypes: text?.schemaTypes ?? [],
      headings: text?.headings ?? [],
      outlier: judged.get(position)?.outlier ?? null,
      included: judged.get(position)?.included ?? false,
    };
  });
}

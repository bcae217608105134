import type { ComparedPage } from '../briefs/compared-page';
import { scaledUses } from '../briefs/term-score';
import type { TextFacts } from './draft-facts';
import { FactsSum, placementsOfHead } from './draft-reader';
import { slugOf } from './keyword-match';
import { type LineQuery, LineReader } from './line-reader';

/** A competitor that was read, with where it was read. */
export interface GoalPage extends ComparedPage {
  finalUrl: string | null;
}

/**
 * A competitor as a draft is read. Its uses are those that it would have at the target's length; its counts are those of the
 * whole page. What is not known of it, such as the description of a pasted page, does not count.
 */
export function factsOfPage({ text, finalUrl }: GoalPage, query: LineQuery, target: number): TextFacts {
  const reader = new LineReader(query);
  const sum = new FactsSum(query.terms.length);
  for (const { text: line, kind, level } of text.lines) {
    const held = { facts: reader.read({ text: line, links: [] }), links: 0, images: 0 };
    sum.add(held, level, { inItem: kind === 'item', inRow: kind === 'row' });
  }
  const { words } = sum.counts;
  const slug = slugOf(finalUrl);
  const head = { title: text.title ?? '', slug: slug ?? '', description: text.description ?? '' };
  const facts = sum.facts({ ...query, words: 0 }, placementsOfHead(head, reader.keyword));
  return {
    counts: text.counts,
    uses: scaledUses(facts.uses, words, target),
    idle: facts.idle,
    listed: facts.listed,
    covered: facts.covered,
    headingUses: facts.headingUses,
    placements: {
      ...facts.placements,
      title: text.title === null ? null : facts.placements.title,
      slug: slug === null ? null : facts.placements.slug,
      description: text.description === undefined ? null : facts.placements.description,
    },
    flesch: text.flesch,
  };
}

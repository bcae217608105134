import type { DraftMeaningView } from '../../contracts/optimize/draft-meaning';
import { MEANING_CUTS } from '../meaning/meaning-cuts';
import { similarityOf, type TextVectors } from '../meaning/text-vectors';

/**
 * Which terms sentences say in other words, and which sentences say the same as an earlier one.
 * @param sentences how many there are
 * @param vectors of the terms and then of the sentences, centred
 */
export function draftMeaningOf(
  terms: readonly string[],
  sentences: number,
  vectors: TextVectors,
): Extract<DraftMeaningView, { covered: unknown }> {
  const { covers, alike: same } = MEANING_CUTS.draft;
  const first = terms.length;
  const said = terms
    .map((term, at) => {
      const [place, nearness] = nearest(vectors, at, first, first + sentences);
      return { term, sentence: place - first, nearness };
    })
    .filter(({ nearness }) => nearness >= covers)
    .sort((a, b) => b.nearness - a.nearness);
  // "Git rebase deserves consideration" is near to every term of git, and says one of them at best.
  const taken = new Set<number>();
  const covered = said.flatMap(({ term, sentence }) => {
    if (taken.has(sentence)) return [];
    taken.add(sentence);
    return [{ term, sentence }];
  });
  const firstOf = Array.from({ length: sentences }, (_, at) => at);
  const alike: { sentence: number; to: number }[] = [];
  for (let at = 1; at < sentences; at += 1) {
    const [other, nearness] = nearest(vectors, first + at, first, first + at);
    if (nearness < same) continue;
    const to = firstOf[other - first] ?? other - first;
    firstOf[at] = to;
    alike.push({ sentence: at, to });
  }
  return { covered, alike };
}

/** The place of the nearest of a range, and how near it is. */
function nearest(vectors: TextVectors, one: number, from: number, to: number): [number, number] {
  let [place, most] = [from, -1];
  for (let other = from; other < to; other += 1) {
    const nearness = similarityOf(vectors, one, other);
    if (nearness > most) [place, most] = [other, nearness];
  }
  return [place, most];
}

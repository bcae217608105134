import {
  type DraftMeaningView,
  MAX_MEANT_CHARACTERS,
  MAX_MEANT_SENTENCES,
} from '../../contracts/optimize/draft-meaning';
import { MEANING_CUTS } from '../meaning/meaning-cuts';
import { similarityOf, type TextVectors } from '../meaning/text-vectors';
import type { LineFacts, LineSentence } from './line-reader';

/** What the sentences of a draft mean, as the sentence model has told. */
export interface DraftMeaning {
  /** By the place of a term: the sentence that says the same in other words. */
  covered: ReadonlyMap<number, string>;
  /** Of sentences that say the same in other words: their frames, and that of the first. */
  alike: ReadonlyMap<string, string>;
}

export const NOTHING_MEANT: DraftMeaning = { covered: new Map(), alike: new Map() };

type KnownMeaning = Extract<DraftMeaningView, { covered: unknown }>;

/**
 * Which terms sentences say in other words, and which sentences say the same as an earlier one.
 * @param sentences how many there are
 * @param vectors of the terms and then of the sentences, centred
 */
export function draftMeaningOf(
  terms: readonly string[],
  sentences: number,
  vectors: TextVectors,
): KnownMeaning {
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

/** The sentences of a draft's lines that are asked for: those that say something, each once, and no headings. */
export function sentencesOf(lines: readonly { facts: LineFacts; level: number }[]): LineSentence[] {
  const found = new Map<string, LineSentence>();
  for (const { facts, level } of lines) {
    if (level > 0) continue;
    for (const sentence of facts.sentences) {
      const text = sentence.text.trim();
      if (found.size === MAX_MEANT_SENTENCES) break;
      if (sentence.says && text.length <= MAX_MEANT_CHARACTERS && !found.has(text))
        found.set(text, { ...sentence, text });
    }
  }
  return [...found.values()];
}

/**
 * What was told of sentences, as the score takes it.
 * @param sentences those that were asked for, in their order
 * @param terms of the goal
 */
export function meantOf(
  { covered, alike }: KnownMeaning,
  sentences: readonly LineSentence[],
  terms: readonly { term: string }[],
): DraftMeaning {
  const places = new Map(terms.map(({ term }, at) => [term, at]));
  return {
    covered: new Map(
      covered.flatMap(({ term, sentence }) => {
        const [place, said] = [places.get(term), sentences[sentence]];
        return place === undefined || !said ? [] : [[place, said.text]];
      }),
    ),
    alike: new Map(
      alike.flatMap(({ sentence, to }) => {
        const [one, first] = [sentences[sentence], sentences[to]];
        return one && first ? [[one.frame, first.frame]] : [];
      }),
    ),
  };
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

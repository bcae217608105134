import { THRESHOLD_RANGES } from '../../contracts/strategy/strategy';
import type { TermSpace } from '../hub/term-space';
import { termsOfKeyword } from '../keywords/keyword-terms';
import { FIELD_WEIGHTS } from '../keywords/page-terms';
import { VectorIndex } from '../keywords/term-vectors';
import { similarityOf, type TextVectors } from '../meaning/text-vectors';
import type { ClusterFit } from './strategy-ground';
import type { PlacedPassage } from './strategy-meaning';

/** What no threshold can be set below. */
const LEAST = THRESHOLD_RANGES.partial[0];
/** Keywords of a group that are asked, the most wanted ones: more say the same again. */
const ASKED = 5;

interface Group {
  members: readonly { text: string; terms: readonly string[] }[];
}

type Finder = (groups: readonly Group[]) => ClusterFit[][];

/**
 * Finds the pages with a passage that is like a group of keywords: by meaning where that is known, else by words, as are groups
 * whose keywords the model was not asked for.
 * @param meaning vectors of `texts`, which are keywords, and of the passages; centred
 */
export function passageFinder(
  passages: readonly PlacedPassage[],
  of: {
    space: TermSpace;
    language: string;
    meaning?: { texts: readonly string[]; keywords: TextVectors; passages: TextVectors };
  },
): Finder {
  if (!of.meaning) return (groups) => wordFits(groups, passages, of);
  const { texts, keywords, passages: told } = of.meaning;
  const finder = new MeaningFinder(texts, passages, joined(keywords, told));
  return (groups) => {
    const unknown = groups.filter((group) => !finder.knows(group));
    const byWords = new Map(wordFits(unknown, passages, of).map((fits, at) => [unknown[at], fits] as const));
    return groups.map((group) => byWords.get(group) ?? finder.fitsOf(group));
  };
}

function joined(one: TextVectors, other: TextVectors): TextVectors {
  const values = new Float32Array(one.values.length + other.values.length);
  values.set(one.values);
  values.set(other.values, one.values.length);
  return { width: one.width || other.width, values };
}

/** Of a keyword and each page: how alike the best passage is, and which one that is. */
interface BestPassages {
  likes: Float32Array;
  passages: Int32Array;
}

/** By meaning: the best passage of a page for each of the most wanted keywords, in the mean. */
class MeaningFinder {
  private readonly places: Map<string, number>;
  private readonly known = new Map<number, BestPassages>();
  private readonly pages: number;

  /** @param vectors of the keywords, then of the passages; centred */
  constructor(
    keywords: readonly string[],
    private readonly passages: readonly PlacedPassage[],
    private readonly vectors: TextVectors,
  ) {
    this.places = new Map(keywords.map((text, place) => [text, place]));
    this.pages = passages.reduce((most, { page }) => Math.max(most, page + 1), 0);
  }

  /** Whether it knows one of the group's keywords: of very many it knows those that stand for all. */
  knows({ members }: Group): boolean {
    return members.some(({ text }) => this.places.has(text));
  }

  fitsOf({ members }: Group): ClusterFit[] {
    const asked = members.flatMap(({ text }) => this.places.get(text) ?? []).slice(0, ASKED);
    const best = asked.map((keyword) => this.bestOf(keyword));
    const fits: ClusterFit[] = [];
    for (let page = 0; page < this.pages; page += 1) {
      const likes = best.map((one) => one.likes[page] ?? 0);
      const sum = likes.reduce((total, like) => total + like, 0);
      const first = best[likes.indexOf(Math.max(...likes))];
      const passage = this.passages[first?.passages[page] ?? -1];
      if (passage) fits.push(...fitOf(page, sum / asked.length, passage.section));
    }
    return fits;
  }

  private bestOf(keyword: number): BestPassages {
    const known = this.known.get(keyword);
    if (known) return known;
    const likes = new Float32Array(this.pages);
    const passages = new Int32Array(this.pages).fill(-1);
    this.passages.forEach(({ page }, at) => {
      const like = similarityOf(this.vectors, keyword, this.places.size + at);
      if (passages[page] !== -1 && like <= (likes[page] as number)) return;
      likes[page] = like;
      passages[page] = at;
    });
    const made = { likes, passages };
    this.known.set(keyword, made);
    return made;
  }
}

/** By words: the cosine of the group's middle and a passage, in which headings count as titles do. */
function wordFits(
  groups: readonly Group[],
  passages: readonly PlacedPassage[],
  { space, language }: { space: TermSpace; language: string },
): ClusterFit[][] {
  const index = new VectorIndex(space.size, groups.length);
  for (const { members } of groups) index.add(space.centroidOf(members));
  const best = groups.map(() => new Map<number, { cosine: number; section: string | null }>());
  for (const { page, section, head, body } of passages) {
    const counts = new Map<string, number>();
    for (const term of termsOfKeyword(body, language)) counts.set(term, FIELD_WEIGHTS.body);
    for (const term of termsOfKeyword(head, language))
      counts.set(term, (counts.get(term) ?? 0) + FIELD_WEIGHTS.title);
    index.eachLike(space.vectorOf(counts), (group, cosine) => {
      if (cosine > (best[group]?.get(page)?.cosine ?? 0)) best[group]?.set(page, { cosine, section });
    });
  }
  return best.map((pages) =>
    [...pages].flatMap(([page, { cosine, section }]) => fitOf(page, cosine, section)),
  );
}

/** To a thousandth: sums in another order differ by less. */
function fitOf(page: number, like: number, section: string | null): ClusterFit[] {
  const cosine = Math.min(1, Math.round(like * 1_000) / 1_000);
  return cosine < LEAST ? [] : [{ page, cosine, ...(section !== null && { section }) }];
}

import { Union } from '../groups/union';
import { averageLinkage } from '../keywords/average-linkage';
import {
  dot,
  sumOfVectors,
  termVectors,
  type TermVector,
  unitVector,
  VectorIndex,
} from '../keywords/term-vectors';

/** The mean cosine from which headings are about one thing: see docs/decisions/briefs.md. */
const CUT = 0.3;
/** Of sums in another order. */
const TOLERANCE = 1e-6;

/** A short text with what it is about, each term once. */
export interface TermedText {
  text: string;
  terms: readonly string[];
}

/** Texts on one thing. */
export interface SimilarTexts<Text> {
  /** The one that is most like all of them. */
  label: Text;
  members: Text[];
}

/**
 * Short texts in groups: average linkage of vectors of their terms. Those without a term are left out. The order never
 * matters: of equals the first by its text wins.
 * @param weightOf what a term weighs beside its rarity, 1 as a rule
 */
export function groupsOfTexts<Text extends TermedText>(
  texts: readonly Text[],
  weightOf: (term: string) => number,
): SimilarTexts<Text>[] {
  const items = itemsOf(texts);
  const { vectors, terms } = termVectors(
    items.map((item) => item.terms),
    new Set(),
    weightOf,
  );
  const sizes = Float64Array.from(items, ({ members }) => members.length);
  const union = new Union(items.length);
  for (const { into, from, similarity } of averageLinkage({ sizes, matrix: matrixOf(vectors, terms) }, CUT))
    if (similarity >= CUT) union.join(into, from);
  return union.groups().map((places) => {
    const members = places.flatMap((place) => items[place]?.members ?? []);
    return { label: middleOf(places, items, vectors), members };
  });
}

interface Item<Text> {
  terms: readonly string[];
  members: [Text, ...Text[]];
}

/** Texts of equal terms are one. */
function itemsOf<Text extends TermedText>(texts: readonly Text[]): Item<Text>[] {
  const items = new Map<string, Item<Text>>();
  for (const text of texts.toSorted(byText)) {
    if (text.terms.length === 0) continue;
    const key = text.terms.toSorted().join(' ');
    const known = items.get(key);
    if (known) known.members.push(text);
    else items.set(key, { terms: text.terms, members: [text] });
  }
  return [...items.values()];
}

function matrixOf(vectors: readonly TermVector[], terms: number): Float32Array {
  const matrix = new Float32Array(vectors.length ** 2);
  const index = new VectorIndex(terms, vectors.length);
  for (const vector of vectors) {
    const place = index.length;
    index.eachLike(vector, (other, cosine) => {
      matrix[place * vectors.length + other] = cosine;
      matrix[other * vectors.length + place] = cosine;
    });
    index.add(vector);
  }
  return matrix;
}

function middleOf<Text>(
  places: readonly number[],
  items: readonly Item<Text>[],
  vectors: readonly TermVector[],
): Text {
  const all = places.flatMap((place) =>
    (items[place]?.members ?? []).map(() => vectors[place] as TermVector),
  );
  const middle = unitVector(sumOfVectors(all));
  const likeness = (place: number) => dot(vectors[place] as TermVector, middle);
  const best = places.reduce((one, other) => (likeness(other) > likeness(one) + TOLERANCE ? other : one));
  return (items[best] as Item<Text>).members[0];
}

function byText(a: TermedText, b: TermedText): number {
  return a.text === b.text ? 0 : a.text < b.text ? -1 : 1;
}

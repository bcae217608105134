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

/** The mean likeness from which texts are about one thing, by words alone and with meaning: see docs/decisions/briefs.md. */
const CUT = { words: 0.3, meaning: 0.4 };
/** Two headings of one page are about two things; with one of them a group loses more than it gains with another. */
const APART = -0.5;
/** Of sums in another order. */
const TOLERANCE = 1e-6;

/** A short text of a page with what it is about, each term once. */
export interface TermedText {
  /** Of its page. */
  position: number;
  text: string;
  terms: readonly string[];
}

/** How texts are compared. */
export interface Comparison {
  /** What a term weighs beside its rarity, 1 as a rule. */
  weightOf: (term: string) => number;
  /** How alike two texts are, by the cosine of their terms: up to 1, less than 0 of what is never about one thing. */
  likeness: (one: TermedText, other: TermedText, cosine: number) => number;
  /** What parts texts of equal terms; texts that are parted alike are one. */
  sideOf: (text: TermedText) => string;
  /** Whether likeness knows what texts mean. */
  isByMeaning: boolean;
}

/** Texts on one thing. */
export interface SimilarTexts<Text> {
  /** The one that is most like all of them. */
  label: Text;
  members: [Text, ...Text[]];
}

/**
 * Short texts in groups: average linkage of how alike they are. Those without a term are left out. The order never matters:
 * of equals the first by its text wins.
 */
export function groupsOfTexts<Text extends TermedText>(
  texts: readonly Text[],
  { weightOf, likeness, sideOf, isByMeaning }: Comparison,
): SimilarTexts<Text>[] {
  const items = itemsOf(texts, sideOf);
  const { vectors, terms } = termVectors(
    items.map((item) => item.terms),
    new Set(),
    weightOf,
  );
  const sizes = Float64Array.from(items, ({ members }) => members.length);
  const union = new Union(items.length);
  const cut = isByMeaning ? CUT.meaning : CUT.words;
  const matrix = matrixOf(vectors, terms, (one, other, cosine) => {
    const [a, b] = [items[one] as Item<Text>, items[other] as Item<Text>];
    for (const position of a.positions) if (b.positions.has(position)) return APART;
    return likeness(a.members[0], b.members[0], cosine);
  });
  for (const { into, from, similarity } of averageLinkage({ sizes, matrix }, cut))
    if (similarity >= cut) union.join(into, from);
  return union.groups().map((places) => {
    const members = places.flatMap((place) => items[place]?.members ?? []) as [Text, ...Text[]];
    return { label: middleOf(places, items, vectors), members };
  });
}

interface Item<Text> {
  terms: readonly string[];
  members: [Text, ...Text[]];
  positions: Set<number>;
}

/** Texts of equal terms are one, unless they ask for different things. */
function itemsOf<Text extends TermedText>(
  texts: readonly Text[],
  sideOf: Comparison['sideOf'],
): Item<Text>[] {
  const items = new Map<string, Item<Text>>();
  for (const text of texts.toSorted(byText)) {
    if (text.terms.length === 0) continue;
    const key = [sideOf(text), ...text.terms.toSorted()].join(' ');
    const known = items.get(key);
    if (known) {
      known.members.push(text);
      known.positions.add(text.position);
    } else items.set(key, { terms: text.terms, members: [text], positions: new Set([text.position]) });
  }
  return [...items.values()];
}

function matrixOf(
  vectors: readonly TermVector[],
  terms: number,
  likeness: (one: number, other: number, cosine: number) => number,
): Float32Array {
  const matrix = new Float32Array(vectors.length ** 2);
  const index = new VectorIndex(terms, vectors.length);
  for (const vector of vectors) {
    const place = index.length;
    index.eachLike(vector, (other, cosine) => {
      const alike = likeness(place, other, cosine);
      matrix[place * vectors.length + other] = alike;
      matrix[other * vectors.length + place] = alike;
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

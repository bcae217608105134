import { type Candidate, findParents } from './parents';
import { TermSpace } from './term-space';

/** Clusters of one keyword each, the heaviest first; the label's words are their terms. */
function parentsOf(labels: readonly string[], leading: (label: string[]) => string | null = () => null) {
  const keywords = labels.map((label) => ({ terms: label.split(' ') }));
  const space = new TermSpace(keywords);
  const clusters = keywords.map(({ terms }): Candidate => ({
    label: terms,
    centroid: space.vectorOfTerms(terms),
    leading: leading(terms),
  }));
  return findParents(clusters, space.size);
}

it.each<[string, string[], (number | null)[]]>([
  ['the largest part of a label', ['a', 'a b', 'a b c'], [null, 0, 1]],
  ['the heavier of equal parts', ['b', 'a', 'a b'], [null, null, 0]],
  ['a lighter part all the same', ['a b c', 'a b'], [1, null]],
  ['what is near where nothing is a part', ['a b', 'a c'], [null, 0]],
  ['nothing where all is foreign', ['a', 'b', 'c'], [null, null, null]],
  ['the heavier of equally near ones', ['a b', 'b c', 'c a'], [null, 0, 0]],
])('takes for a parent %s', (_, labels, parents) => {
  expect(parentsOf(labels).parents).toEqual(parents);
});

it.each([
  [['x1', 'x2', 'x3'], [{ stem: 'x', members: [0, 1, 2] }]],
  [['x1', 'x2', 'y1'], []],
  [['x1', 'x2', 'x1 z'], []],
])('holds three and more together that share their leading stem: %j', (labels, subHubs) => {
  expect(parentsOf(labels, ([first = '']) => first.charAt(0)).subHubs).toEqual(subHubs);
});

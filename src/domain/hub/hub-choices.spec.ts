import { choicesOf, chosenIn } from './hub-choices';
import { type HubGround, type HubNode, ROOT } from './hub-tree';

const TEXTS = ['espresso', 'v60', 'running shoes', 'moka pot'];
const GROUND = { keywords: TEXTS.map((text) => ({ text })) } as HubGround;
const node = (id: string, parent: string | null, keywords: number[], unsorted?: true): HubNode => ({
  ...{ id, parent, keywords, title: id, address: null },
  ...(unsorted && { unsorted }),
});
const BEFORE = {
  next: 4,
  nodes: [node(ROOT, null, [0]), node('a', ROOT, [1], true), node('b', null, [2]), node('c', ROOT, [3])],
};

it.each<[string, HubNode[], { text: string; isIn: boolean }[]]>([
  ['nothing', BEFORE.nodes, []],
  [
    'what was taken in',
    [...BEFORE.nodes.slice(0, 2), node('b', ROOT, [2])],
    [{ text: 'running shoes', isIn: true }],
  ],
  ['what was merged into a page', [node(ROOT, null, [0, 2])], [{ text: 'running shoes', isIn: true }]],
  ['what was taken out', [node(ROOT, null, [0]), node('c', null, [3])], [{ text: 'moka pot', isIn: false }]],
  ['what was kept', [node(ROOT, null, [0]), node('a', ROOT, [1])], [{ text: 'v60', isIn: true }]],
])('remembers %s', (_, changed, choices) => {
  const ids = new Set(changed.map(({ id }) => id));
  const gone = changed.some(({ keywords }) => keywords.includes(2) && keywords.includes(0));
  const rest = BEFORE.nodes.filter(({ id }) => !ids.has(id) && !(gone && id === 'b'));
  expect(choicesOf(GROUND, BEFORE, { ...BEFORE, nodes: [...changed, ...rest] })).toEqual(choices);
});

it('finds a choice for keywords of the same words, the last one first', () => {
  const choiceOf = chosenIn(
    [
      { text: 'moka pots', isIn: false },
      { text: 'moka pot', isIn: true },
      { text: 'v60', isIn: false },
    ],
    'en',
  );
  expect(choiceOf({ terms: ['pot', 'moka'] })).toBe('in');
  expect(choiceOf({ terms: ['v60'] })).toBe('out');
  expect(choiceOf({ terms: ['espresso'] })).toBeUndefined();
});

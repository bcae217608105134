import { missingFeatures, pairedFeatures } from './features';

/** Products written as lists of `key: value`. */
function products(...lists: string[][]) {
  return lists.map((list) => ({
    features: list.map((line) => {
      const [key = '', value = ''] = line.split(':');
      return { key, value: value.trim() };
    }),
  }));
}

function paired(...lists: string[][]): string[][] {
  return pairedFeatures(products(...lists)).map((list) => list.map(({ key, value }) => `${key}: ${value}`));
}

describe('pairedFeatures', () => {
  it.each<[string, string[][], string[][]]>([
    [
      'leaves what is paired as it is',
      [
        ['A: 1', 'B: 2'],
        ['A: 3', 'B: 4'],
      ],
      [
        ['A: 1', 'B: 2'],
        ['A: 3', 'B: 4'],
      ],
    ],
    [
      'takes the first product’s order',
      [
        ['A: 1', 'B: 2'],
        ['B: 4', 'A: 3'],
      ],
      [
        ['A: 1', 'B: 2'],
        ['A: 3', 'B: 4'],
      ],
    ],
    [
      'puts a dash where one lacks a row',
      [['A: 1', 'B: 2'], ['B: 4']],
      [
        ['A: 1', 'B: 2'],
        ['A: –', 'B: 4'],
      ],
    ],
    [
      'puts a row that comes later behind the one that it follows',
      [['A: 1', 'B: 2'], ['A: 3', 'C: 5', 'B: 4'], ['D: 6']],
      [
        ['D: –', 'A: 1', 'C: –', 'B: 2'],
        ['D: –', 'A: 3', 'C: 5', 'B: 4'],
        ['D: 6', 'A: –', 'C: –', 'B: –'],
      ],
    ],
    ['does not mind case and white space', [['Brand : 1'], [' brand: 2']], [['Brand : 1'], [' brand: 2']]],
    [
      'pairs a name that comes twice with its second time',
      [
        ['A: 1', 'A: 2'],
        ['A: 3', 'A: 4'],
      ],
      [
        ['A: 1', 'A: 2'],
        ['A: 3', 'A: 4'],
      ],
    ],
    [
      'pairs values without a name in their order',
      [
        [': 1', ': 2'],
        [': 3', ': 4'],
      ],
      [
        [': 1', ': 2'],
        [': 3', ': 4'],
      ],
    ],
    ['leaves a product without features without', [['A: 1'], [' : ']], [['A: 1'], []]],
  ])('%s', (_, given, expected) => {
    expect(paired(...given)).toEqual(expected);
  });
});

describe('missingFeatures', () => {
  it.each<[string[][], string[][]]>([
    [
      [
        ['A: 1', 'B: 2'],
        ['b: 4', 'A: 3'],
      ],
      [[], []],
    ],
    [
      [['A: 1', ' B : 2'], ['A: 3'], ['C: 1', ': 2']],
      [['C'], ['C', 'B'], ['A', 'B']],
    ],
    [
      [['A: 1'], []],
      [[], []],
    ],
  ])('of %j is %j', (given, expected) => {
    expect(missingFeatures(products(...given))).toEqual(expected);
  });
});

import fc from 'fast-check';
import type { JsonNode } from './json-node';
import { readJson } from './json-reader';

function valueOf(node: JsonNode | undefined): unknown {
  if (!node) return undefined;
  if (node.kind === 'array') return node.items.map(valueOf);
  if (node.kind === 'object') return node.members.map(({ name, value }) => [name, valueOf(value)]);
  if (node.kind === 'string') return node.text;
  return JSON.parse(node.text);
}
/** As `valueOf` has it: names may come twice in JSON, and `__proto__` is one of them. */
function listed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(listed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value).map(([name, each]) => [name, listed(each)]);
}
const firstOf = (text: string) => readJson(text).problems[0];

it('reads what is JSON as JSON.parse does', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(undefined, 1, '\t'), (json, indent) => {
      const text = JSON.stringify(JSON.parse(json), null, indent);
      const { roots, problems } = readJson(text);
      expect(problems).toEqual([]);
      expect(roots.map(valueOf)).toEqual([listed(JSON.parse(text))]);
    }),
  );
});

it('finds a fault exactly where JSON.parse does', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '1',
    '-',
    '01',
    '.5',
    'true',
    "'b'",
    '"',
    ' ',
    '\n',
    '\\',
    'x',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      expect([text, readJson(text).problems.length === 0]).toEqual([text, isJson]);
    }),
    { numRuns: 3000 },
  );
});

it.each([
  ['', 'empty', 0],
  ['{"a": 1', 'brace-missing', 7],
  ['[1, 2', 'bracket-missing', 5],
  ['{"a": [1}', 'bracket-missing', 8],
  ['{"a": "b\n}', 'quote-missing', 6],
  ['{"a": "b\n"c": 1}', 'quote-missing', 6],
  ['{"a": 1 "b": 2}', 'comma-missing', 8],
  ['{"a": 1,}', 'extra-comma', 7],
  ['[1,,2]', 'extra-comma', 3],
  ['{"a" 1}', 'colon-missing', 5],
  ['{"a": }', 'value-missing', 6],
  ['{a: 1}', 'name-unquoted', 1],
  ["{'a': 1}", 'quotes', 1],
  ['{“a”: 1}', 'quotes', 1],
  ['{"a": "b\nc"}', 'line-break', 8],
  [String.raw`{"a": "\d"}`, 'escape', 7],
  ['{"a": 01}', 'number', 6],
  ['{"a": undefined}', 'word', 6],
  ['{"a": 1} // b', 'comment', 9],
  ['{"a": 1};', 'extra', 8],
  ['{"a": 1}{"b": 2}', 'extra', 8],
  ['\ufeff{"a": 1}', 'bom', 0],
  ['{"a":\u00a01}', 'space', 5],
])('%j is no JSON: %s', (text, fault, at) => {
  expect(firstOf(text)).toEqual({ fault, at });
});

it.each([
  [
    '{"a": 1 "b": 2,}',
    [
      ['a', 1],
      ['b', 2],
    ],
  ],
  ["{'a': 'b'}", [['a', 'b']]],
  ['{“a”: “b c”}', [['a', 'b c']]],
  [
    '{"a": "b\n"c": "d"}',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['{"a": [1, {"b": 2', [['a', [1, [['b', 2]]]]]],
  ['{a: 1}', [['a', 1]]],
])('goes on behind what is wrong in %j', (text, value) => {
  expect(valueOf(readJson(text).roots[0])).toEqual(value);
});

it.each([
  ['brackets', '['],
  ['objects', '{"a":'],
  ['commas', ','],
  ['quotes', '"'],
  ['backslashes', '"\\'],
  ['slashes', '/*'],
  ['lines in a text', '"\n'],
])('reads a megabyte of %s', (_, piece) => {
  const { problems } = readJson(piece.repeat(1_000_000 / piece.length));
  expect(problems.length).toBeGreaterThan(0);
});

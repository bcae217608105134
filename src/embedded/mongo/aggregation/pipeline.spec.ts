import { Long, ObjectId } from 'bson';
import { compileBytesProjection, compileProjection } from '../query/projection';
import { decode, decodePlain, type Doc, encode } from '../values/bson';
import { compilePipeline, fieldsOfInput } from './pipeline';

const id = new ObjectId('0123456789abcdef01234567');
/** What comes out, as a driver reads it. */
const seen = (docs: Iterable<Doc | null>) =>
  [...docs].flatMap((doc) => (doc ? [decodePlain(encode(doc))] : []));
const run = (docs: Doc[], stages: Doc[]) => seen(compilePipeline(stages)(seen(docs)));

const SALES: Doc[] = [
  { _id: 1, who: 'a', n: 1, at: new Date(Date.UTC(2026, 0, 5, 7, 8, 9)), by: new ObjectId(id.id) },
  { _id: 2, who: 'b', n: 2, at: new Date(Date.UTC(2026, 0, 5, 23)) },
  { _id: 3, who: 'a', n: 3.5, by: new ObjectId(id.id) },
  { _id: 4, n: 'text', by: new ObjectId('aaaaaaaaaaaaaaaaaaaaaaaa') },
];

test.each<[Doc[], Doc[]]>([
  [
    [{ $project: { at: 0, by: 0, n: 0 } }, { $sort: { who: -1, _id: -1 } }],
    [{ _id: 2, who: 'b' }, { _id: 3, who: 'a' }, { _id: 1, who: 'a' }, { _id: 4 }],
  ],
  [
    [{ $group: { _id: '$who', sum: { $sum: '$n' }, count: { $sum: 1 } } }, { $sort: { _id: 1 } }],
    [
      { _id: null, sum: 0, count: 1 },
      { _id: 'a', sum: 4.5, count: 2 },
      { _id: 'b', sum: 2, count: 1 },
    ],
  ],
  [
    [{ $group: { _id: '$by', n: { $sum: 1 } } }, { $sort: { n: -1, _id: 1 } }],
    [
      { _id: id, n: 2 },
      { _id: null, n: 1 },
      { _id: new ObjectId('aaaaaaaaaaaaaaaaaaaaaaaa'), n: 1 },
    ],
  ],
  [
    [{ $group: { _id: null, avg: { $avg: '$n' }, min: { $min: '$n' }, max: { $max: '$n' } } }],
    [{ _id: null, avg: 6.5 / 3, min: 1, max: 'text' }],
  ],
  [[{ $group: { _id: 1, none: { $max: '$nothing' } } }], [{ _id: 1, none: null }]],
  [
    [{ $group: { _id: null, last: { $max: '$at' }, first: { $min: '$at' } } }],
    [
      {
        _id: null,
        last: new Date(Date.UTC(2026, 0, 5, 23)),
        first: new Date(Date.UTC(2026, 0, 5, 7, 8, 9)),
      },
    ],
  ],
  [
    [{ $group: { _id: { w: '$who', x: 1 }, n: { $max: { of: '$n' } } } }, { $sort: { n: 1 } }],
    [
      { _id: { w: 'b', x: 1 }, n: { of: 2 } },
      { _id: { w: 'a', x: 1 }, n: { of: 3.5 } },
      { _id: { x: 1 }, n: { of: 'text' } },
    ],
  ],
  [[{ $group: { _id: ['$who', 1] } }, { $count: 'n' }], [{ n: 3 }]],
  [
    [{ $sort: { n: -1 } }, { $project: { _id: 1 } }],
    [{ _id: 4 }, { _id: 3 }, { _id: 2 }, { _id: 1 }],
  ],
])('%j', (stages, expected) => {
  expect(run(SALES, stages)).toEqual(expected);
});

test.each<[string, unknown[], unknown, unknown]>([
  ['NaN', [1, NaN, 2], NaN, NaN],
  ['NaN beside what is no number', [NaN, 'x', [5], null], NaN, NaN],
  ['both infinities', [Infinity, 1, -Infinity], NaN, NaN],
  ['one infinity', [Infinity, 1e308, 1e308], Infinity, Infinity],
  ['no number', ['x', [5], null], 0, null],
  ['fractions that a double cannot hold', [0.1, 0.2, 0.3], 0.6, 0.6 / 3],
  ['what cancels out', [1e100, 1, -1e100], 1, 1 / 3],
  [
    'whole numbers past 2^53',
    [Long.fromString('9007199254740993'), 2],
    Long.fromString('9007199254740995'),
    4_503_599_627_370_498,
  ],
])('sum and average of %s', (_what, values, sum, avg) => {
  const docs = values.map((n, _id) => ({ _id, n }));
  expect(run(docs, [{ $group: { _id: null, sum: { $sum: '$n' }, avg: { $avg: '$n' } } }])).toEqual([
    { _id: null, sum, avg },
  ]);
});

test.each<[unknown, unknown]>([
  ['$items.k', [1, 2]],
  ['$s.x', undefined],
  [
    ['$i', '$missing'],
    [7, null],
  ],
  [{ x: '$i', y: '$missing' }, { x: 7 }],
])('%j gives %j', (expression, expected) => {
  const doc = {
    _id: id,
    i: 7,
    l: 5,
    s: 'Été',
    date: new Date(0),
    list: [1, 2, 3],
    items: [{ k: 1 }, { k: 2 }],
  };
  const value = expected === undefined ? {} : { value: expected };
  expect(run([doc], [{ $project: { _id: 0, value: expression } }])).toEqual([value]);
});

test.each<[Doc, string]>([
  [{ $out: 'x' }, '$out'],
  [{ $merge: 'x' }, '$merge'],
  [{ $lookup: { from: 'x' } }, '$lookup'],
  [{ $unwind: '$a' }, '$unwind'],
  [{ $match: { a: 1 } }, '$match behind others'],
  [{ $limit: 1 }, '$limit behind others'],
  [{ $skip: 1 }, '$skip behind others'],
  [{ $project: { a: { $map: {} } } }, '$map'],
  [{ $project: { a: { b: [{ $function: { body: 'x' } }] } } }, '$function'],
  [{ $group: { _id: null, a: { $first: '$a' } } }, '$first'],
  [{ $group: { _id: null, a: { $accumulator: {} } } }, '$accumulator'],
  [{ $group: { _id: { $rand: {} } } }, '$rand'],
  [{ $project: { a: '$$NOW' } }, '$$NOW'],
  [{ $group: { _id: '$$ROOT' } }, '$$ROOT'],
  [{ $group: { _id: null, n: { $sum: { $cond: ['$a', 1, 0] } } } }, '$cond'],
  [{ $addFields: { a: 1 } }, '$addFields'],
])('%j is refused before a document is looked at, naming %s', (stage, name) => {
  expect(() => compilePipeline([stage])).toThrow(
    expect.objectContaining({ code: 238, message: expect.stringContaining(name) as string }) as Error,
  );
});

test.each<[Doc[], string[] | null]>([
  [
    [{ $group: { _id: '$a.b', n: { $max: { of: ['$c.d', 1] } } } }, { $sort: { z: 1 } }],
    ['a', 'c'],
  ],
  [[{ $group: { _id: 1, n: { $sum: 1 } } }], []],
  [[{ $count: 'n' }], []],
  [[{ $project: { a: 1 } }], null],
  [[], null],
])('%j looks at %j', (stages, fields) => {
  expect(fieldsOfInput(stages)).toEqual(fields);
});

const stored = (doc: Doc) => decode(encode(doc));

test.each<[Doc, Doc]>([
  [{ a: 1 }, { _id: 1, a: 1 }],
  [{ _id: 1 }, { _id: 1 }],
  [{ a: 1, _id: 0 }, { a: 1 }],
  [{ a: 0 }, { _id: 1, b: { c: 1, d: 2 }, l: [{ x: 1, y: 2 }, 5] }],
  [{ 'b.c': 1 }, { _id: 1, b: { c: 1 } }],
  [
    { 'b.c': 0, _id: 0 },
    { a: 1, b: { d: 2 }, l: [{ x: 1, y: 2 }, 5] },
  ],
  [{ 'l.x': 1, _id: 0 }, { l: [{ x: 1 }] }],
])('projection %j gives %j', (spec, expected) => {
  const doc = stored({ _id: 1, a: 1, b: { c: 1, d: 2 }, l: [{ x: 1, y: 2 }, 5] });
  expect(seen([compileProjection(stored(spec))(doc)])).toEqual([expected]);
  expect(decodePlain(compileBytesProjection(stored(spec))(encode(doc)))).toEqual(expected);
});

test.each<[Doc, number]>([
  [{ a: 1, b: 0 }, 31254],
  [{ a: 1, 'a.b': 1 }, 31249],
  [{ a: { $slice: 1 } }, 238],
  [{ z: '$b.c' }, 238],
  [{ 'a.$': 1 }, 238],
])('projection %j is refused with %i', (spec, code) => {
  expect(() => compileProjection(stored(spec))).toThrow(expect.objectContaining({ code }) as Error);
});

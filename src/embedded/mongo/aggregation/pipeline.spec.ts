import { ObjectId } from 'bson';
import { StoreError } from '../errors';
import { compileProjection } from '../query/projection';
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
    [{ $match: { who: 'a' } }, { $project: { n: 1 } }],
    [
      { _id: 1, n: 1 },
      { _id: 3, n: 3.5 },
    ],
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
    [{ $group: { _id: '$by', n: { $count: {} } } }, { $sort: { n: -1, _id: 1 } }],
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
    [{ $group: { _id: null, last: { $max: '$at' }, first: { $first: '$n' }, lastWho: { $last: '$who' } } }],
    [{ _id: null, last: new Date(Date.UTC(2026, 0, 5, 23)), first: 1, lastWho: null }],
  ],
  [
    [{ $group: { _id: { w: '$who', x: 1 }, n: { $sum: { $cond: [{ $eq: ['$n', 1] }, 1, 0] } } } }],
    [
      { _id: { w: 'a', x: 1 }, n: 1 },
      { _id: { w: 'b', x: 1 }, n: 0 },
      { _id: { x: 1 }, n: 0 },
    ],
  ],
  [[{ $group: { _id: ['$who', 1] } }, { $count: 'n' }], [{ n: 3 }]],
  [[{ $match: { n: 99 } }, { $count: 'n' }], []],
  [[{ $sort: { n: -1 } }, { $skip: 1 }, { $limit: 1 }, { $project: { _id: 1 } }], [{ _id: 3 }]],
  [
    [{ $limit: 1 }, { $addFields: { m: '$n', who: 7 } }, { $project: { who: 1, m: 1 } }],
    [{ _id: 1, who: 7, m: 1 }],
  ],
  [[{ $limit: 1 }, { $set: { who: '$nothing' } }, { $project: { who: 1 } }], [{ _id: 1 }]],
])('%j', (stages, expected) => {
  expect(run(SALES, stages)).toEqual(expected);
});

test.each<[unknown, unknown]>([
  [{ $add: ['$i', 1] }, 8],
  [{ $add: ['$date', 1000] }, new Date(1000)],
  [{ $add: ['$i', '$missing'] }, null],
  [{ $subtract: ['$i', 0.5] }, 6.5],
  [{ $subtract: ['$date', new Date(-5)] }, 5],
  [{ $multiply: ['$i', '$l'] }, 35],
  [{ $divide: ['$i', 2] }, 3.5],
  [{ $round: [2.5, 0] }, 2],
  [{ $round: [2.567, 2] }, 2.57],
  [{ $floor: 2.7 }, 2],
  [{ $ceil: 2.2 }, 3],
  [{ $abs: -3 }, 3],
  [{ $floor: '$missing' }, null],
  [{ $cond: [{ $gt: ['$i', 5] }, 'big', 'small'] }, 'big'],
  [{ $cond: { if: '$missing', then: 1, else: 2 } }, 2],
  [{ $cond: ['', 1, 2] }, 1],
  [{ $cond: [0, 1, 2] }, 2],
  [{ $switch: { branches: [{ case: { $gt: ['$i', 9] }, then: 'a' }], default: 'b' } }, 'b'],
  [{ $ifNull: ['$missing', '$s', 1] }, 'Été'],
  [{ $and: ['$i', { $not: ['$missing'] }] }, true],
  [{ $or: [0, null] }, false],
  [{ $eq: ['$missing', null] }, false],
  [{ $eq: ['$_id', new ObjectId('0123456789abcdef01234567')] }, true],
  [{ $ne: ['$i', 7] }, false],
  [{ $gt: ['$s', 1] }, true],
  [{ $lt: [null, 1] }, true],
  [{ $gte: ['$date', new Date(0)] }, true],
  [{ $gt: ['$list', [1, 2]] }, true],
  [{ $eq: ['$list', [3, 2, 1]] }, false],
  [{ $lte: ['$i', '$l'] }, false],
  ['$items.k', [1, 2]],
  ['$s.x', undefined],
  ['$$ROOT.i', 7],
  [
    ['$i', '$missing'],
    [7, null],
  ],
  [{ x: '$i', y: '$missing' }, { x: 7 }],
  [{ $literal: '$i' }, '$i'],
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
  [{ $match: { $expr: { $eq: ['$a', 1] } } }, '$expr'],
  [{ $match: { $where: 'true' } }, '$where'],
  [{ $project: { a: { $map: {} } } }, '$map'],
  [{ $project: { a: { b: [{ $function: { body: 'x' } }] } } }, '$function'],
  [{ $group: { _id: null, a: { $stdDevPop: '$a' } } }, '$stdDevPop'],
  [{ $group: { _id: null, a: { $accumulator: {} } } }, '$accumulator'],
  [{ $group: { _id: { $rand: {} } } }, '$rand'],
  [{ $project: { a: '$$NOW' } }, '$$NOW'],
  [{ $addFields: { 'a.b': 1 } }, 'a.b'],
])('%j is refused before a document is looked at, naming %s', (stage, name) => {
  expect(() => compilePipeline([stage])).toThrow(
    expect.objectContaining({ code: 238, message: expect.stringContaining(name) as string }) as Error,
  );
});

test('what an expression cannot do with a value is an error of the command', () => {
  expect(() => run([{ a: 'x' }], [{ $project: { b: { $add: ['$a', 1] } } }])).toThrow(StoreError);
  expect(() => run([{ a: 1 }], [{ $project: { b: { $divide: ['$a', 0] } } }])).toThrow(StoreError);
});

test.each<[Doc[], string[] | null]>([
  [
    [{ $group: { _id: '$a.b', n: { $sum: { $add: ['$c', 1] } } } }, { $sort: { z: 1 } }],
    ['a', 'c'],
  ],
  [[{ $group: { _id: 1, n: { $sum: 1 } } }], []],
  [[{ $group: { _id: '$a', all: { $first: '$$ROOT' } } }], null],
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

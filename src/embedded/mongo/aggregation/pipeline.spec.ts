import { Double, EJSON, Long, ObjectId } from 'bson';
import { compileProjection } from '../query/projection';
import { decode, type Doc, encode } from '../values/bson';
import { compilePipeline } from './pipeline';

const id = new ObjectId('0123456789abcdef01234567');
const noOther = { collation: null, find: () => [] };
const stored = (doc: Doc) => decode(encode(doc));
const shown = (docs: Iterable<Doc>) =>
  [...docs].map((doc) => EJSON.stringify(stored(doc), { relaxed: false }));
const run = (docs: Doc[], stages: Doc[]) => compilePipeline(stages.map(stored), noOther)(docs.map(stored));

const SALES: Doc[] = [
  { _id: 1, who: 'a', n: 1, tags: ['x', 'y'], at: new Date(Date.UTC(2026, 0, 5, 7, 8, 9)) },
  { _id: 2, who: 'b', n: 2, tags: [] },
  { _id: 3, who: 'a', n: 3.5 },
  { _id: 4, n: 'text', tags: 'z' },
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
    [
      {
        $group: {
          _id: null,
          avg: { $avg: '$n' },
          min: { $min: '$n' },
          max: { $max: '$n' },
          c: { $count: {} },
        },
      },
    ],
    [{ _id: null, avg: 6.5 / 3, min: 1, max: 'text', c: 4 }],
  ],
  [
    [
      {
        $group: {
          _id: null,
          f: { $first: '$n' },
          l: { $last: '$who' },
          p: { $push: '$who' },
          s: { $addToSet: '$who' },
        },
      },
    ],
    [{ _id: null, f: 1, l: null, p: ['a', 'b', 'a'], s: ['a', 'b'] }],
  ],
  [[{ $group: { _id: { w: '$who' } } }, { $count: 'n' }], [{ n: 3 }]],
  [[{ $match: { n: 99 } }, { $count: 'n' }], []],
  [[{ $sort: { n: -1 } }, { $skip: 1 }, { $limit: 1 }, { $project: { _id: 1 } }], [{ _id: 3 }]],
  [
    [{ $unwind: '$tags' }, { $project: { tags: 1 } }],
    [
      { _id: 1, tags: 'x' },
      { _id: 1, tags: 'y' },
      { _id: 4, tags: 'z' },
    ],
  ],
  [
    [
      { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true } },
      { $project: { tags: 1 } },
      { $skip: 2 },
    ],
    [{ _id: 2 }, { _id: 3 }, { _id: 4, tags: 'z' }],
  ],
  [
    [{ $limit: 1 }, { $addFields: { 'm.x': '$n', who: 7 } }, { $project: { who: 1, m: 1 } }],
    [{ _id: 1, who: 7, m: { x: 1 } }],
  ],
  [[{ $facet: { all: [{ $count: 'n' }], none: [{ $match: { n: 99 } }] } }], [{ all: [{ n: 4 }], none: [] }]],
])('%j', (stages, expected) => {
  expect(shown(run(SALES, stages))).toEqual(shown(expected));
});

test.each<[unknown, unknown]>([
  [{ $add: ['$i', 1] }, 8],
  [{ $add: ['$date', 1000] }, new Date(1000)],
  [{ $subtract: ['$i', 0.5] }, 6.5],
  [{ $subtract: ['$date', new Date(-5)] }, Long.fromNumber(5)],
  [{ $multiply: ['$i', '$l'] }, Long.fromNumber(35)],
  [{ $divide: ['$i', 2] }, 3.5],
  [{ $mod: ['$i', 4] }, 3],
  [{ $round: [2.5, 0] }, new Double(2)],
  [{ $floor: 2.7 }, new Double(2)],
  [{ $add: ['$i', '$missing'] }, null],
  [{ $toLower: '$s' }, 'été'],
  [{ $toLower: '$missing' }, ''],
  [{ $toUpper: '$s' }, 'ÉTÉ'],
  [{ $concat: ['a', '$s'] }, 'aÉté'],
  [{ $concat: ['a', null] }, null],
  [{ $toString: '$_id' }, '0123456789abcdef01234567'],
  [{ $toString: '$i' }, '7'],
  [{ $cond: [{ $gt: ['$i', 5] }, 'big', 'small'] }, 'big'],
  [{ $cond: { if: '$missing', then: 1, else: 2 } }, 2],
  [{ $ifNull: ['$missing', '$s', 1] }, 'Été'],
  [{ $size: '$list' }, 3],
  [{ $arrayElemAt: ['$list', -1] }, 3],
  [{ $in: [2, '$list'] }, true],
  [{ $sum: '$list' }, 6],
  [{ $max: ['$i', 9] }, 9],
  [{ $dateToString: { date: '$date', format: '%Y-%m-%d' } }, '1970-01-01'],
  [{ $dateToString: { date: '$missing', format: '%Y' } }, null],
  [{ $and: ['$i', { $not: ['$missing'] }] }, true],
  [{ $cmp: ['$i', '$l'] }, 1],
  ['$items.k', [1, 2]],
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
    l: Long.fromNumber(5),
    s: 'Été',
    date: new Date(0),
    list: [1, 2, 3],
    items: [{ k: 1 }, { k: 2 }],
  };
  expect(shown(run([doc], [{ $project: { _id: 0, value: expression } }]))).toEqual(
    shown([{ value: expected }]),
  );
});

test.each<[Doc, string]>([
  [{ $out: 'x' }, '$out'],
  [{ $merge: 'x' }, '$merge'],
  [{ $project: { a: { $map: {} } } }, '$map'],
  [{ $group: { _id: null, a: { $stdDevPop: '$a' } } }, '$stdDevPop'],
  [{ $lookup: { from: 'x', let: {}, pipeline: [], as: 'y' } }, '$lookup let'],
  [{ $unwind: { path: '$a', includeArrayIndex: 'i' } }, 'includeArrayIndex'],
  [{ $project: { a: '$$NOW' } }, '$$NOW'],
  [{ $project: { a: { $dateToString: { date: '$a', format: '%V' } } } }, '%V'],
  [{ $project: { a: { $dateToString: { date: '$a', timezone: 'Europe/Paris' } } } }, 'timezone'],
])('%j is refused, naming %s', (stage, name) => {
  const refused = () => compilePipeline([stage], noOther);
  expect(refused).toThrow(
    expect.objectContaining({ code: 238, message: expect.stringContaining(name) as string }) as Error,
  );
});

test('$lookup joins by a field, arrays and missing values too', () => {
  const plans: Doc[] = [{ _id: 1 }, { _id: 2 }];
  const asked: Doc[] = [];
  const find = (_name: string, filter: Doc) => {
    asked.push(filter);
    return plans.slice(0, 1);
  };
  const lookup = { $lookup: { from: 'plans', localField: 'p', foreignField: '_id', as: 'found' } };
  const result = [
    ...compilePipeline([lookup], { collation: null, find })([{ _id: 7, p: [1, 2] }, { _id: 8 }]),
  ];
  expect(asked).toEqual([{ _id: { $in: [1, 2] } }, { _id: { $in: [null] } }]);
  expect(result[0]).toEqual({ _id: 7, p: [1, 2], found: [{ _id: 1 }] });
});

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
  [{ b: { d: 1 }, _id: 0 }, { b: { d: 2 } }],
  [{ z: '$b.c', _id: 0 }, { z: 1 }],
])('projection %j gives %j', (spec, expected) => {
  const doc = stored({ _id: 1, a: 1, b: { c: 1, d: 2 }, l: [{ x: 1, y: 2 }, 5] });
  expect(shown([compileProjection(stored(spec))(doc)])).toEqual(shown([expected]));
});

test.each<[Doc, number]>([
  [{ a: 1, b: 0 }, 31254],
  [{ a: 1, 'a.b': 1 }, 31249],
  [{ a: { $slice: 1 } }, 238],
  [{ 'a.$': 1 }, 238],
])('projection %j is refused with %i', (spec, code) => {
  expect(() => compileProjection(stored(spec))).toThrow(expect.objectContaining({ code }) as Error);
});

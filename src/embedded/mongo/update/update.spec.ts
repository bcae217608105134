import { Double, EJSON, Int32, Long, ObjectId } from 'bson';
import { StoreError } from '../errors';
import { decode, type Doc, encode } from '../values/bson';
import { compileUpdate } from './update';

const stored = (doc: Doc) => decode(encode(doc));
const shown = (doc: Doc) => EJSON.stringify(decode(encode(doc)), { relaxed: false });

test.each<[Doc, Doc, Doc]>([
  [{ a: 1 }, { $set: { a: 2, b: 'x' } }, { a: 2, b: 'x' }],
  [{}, { $set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
  [{ a: [1, 2] }, { $set: { 'a.1': 9 } }, { a: [1, 9] }],
  [{ a: [1] }, { $set: { 'a.1': 4 } }, { a: [1, 4] }],
  [{ a: [{ b: 1 }] }, { $set: { 'a.0.b': 2 } }, { a: [{ b: 2 }] }],
  [{ a: 1, b: 2 }, { $unset: { b: '' } }, { a: 1 }],
  [{ a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
  [{ a: 1 }, { $unset: { 'x.y': '' } }, { a: 1 }],
  [{ a: 1 }, { $inc: { a: 2, b: 5 } }, { a: 3, b: 5 }],
  [{ a: 1 }, { $inc: { a: 0.5 } }, { a: 1.5 }],
  [{ a: 0.5 }, { $inc: { a: 0.5 } }, { a: new Double(1) }],
  [{ a: 2147483647 }, { $inc: { a: 1 } }, { a: Long.fromNumber(2147483648) }],
  [
    { a: Long.fromString('9007199254740993') },
    { $inc: { a: 1 } },
    { a: Long.fromString('9007199254740994') },
  ],
  [{ a: 3, b: 3 }, { $min: { a: 2, b: 4, c: 1 } }, { a: 2, b: 3, c: 1 }],
  [{ a: 3, b: 3 }, { $max: { a: 2, b: 4, c: 1 } }, { a: 3, b: 4, c: 1 }],
  [{ a: [1] }, { $push: { a: 2, b: 1 } }, { a: [1, 2], b: [1] }],
  [{ a: [1] }, { $push: { a: { $each: [2, 3, 4], $slice: -2 } } }, { a: [3, 4] }],
  [{ a: [1, 2] }, { $addToSet: { a: 2 } }, { a: [1, 2] }],
  [{ a: [1] }, { $addToSet: { a: { $each: [1, 2, 2] }, b: 1 } }, { a: [1, 2], b: [1] }],
  [{ a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
  [{ a: 1 }, { $setOnInsert: { b: 1 }, $set: { a: 2 } }, { a: 2 }],
  [{ a: 1 }, { b: 2 }, { b: 2 }],
])('%j updated by %j becomes %j', (before, update, expected) => {
  const _id = new ObjectId();
  const doc = stored({ _id, ...before });
  const untouched = shown(doc);
  const after = compileUpdate(stored(update)).apply(doc);
  expect(shown(after)).toBe(shown({ _id, ...expected }));
  expect(shown(doc)).toBe(untouched);
});

test.each<[Doc, Doc, number]>([
  [{ a: 'x' }, { $inc: { a: 1 } }, 14],
  [{ a: 1 }, { $inc: { a: 'x' } }, 14],
  [{ a: Long.MAX_VALUE }, { $inc: { a: 1 } }, 2],
  [{ a: 'x' }, { $push: { a: 1 } }, 2],
  [{ a: 'x' }, { $addToSet: { a: 1 } }, 2],
  [{ a: 'x' }, { $pull: { a: 1 } }, 2],
  [{ a: 1 }, { $set: { 'a.b': 1 } }, 28],
  [{ a: [1] }, { $set: { 'a.b': 1 } }, 28],
  [{ a: 1 }, { $set: { a: 1, 'a.b': 1 } }, 40],
  [{ a: 1 }, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
  [{ a: 1 }, { $set: { 'a.': 1 } }, 56],
  [{ a: 1 }, { $set: { $a: 1 } }, 52],
  [{ _id: 1 }, { $set: { _id: 2 } }, 66],
  [{ _id: 1 }, { _id: 2, a: 1 }, 66],
  [{ a: [1] }, { $set: { 'a.3': 1 } }, 238],
  [{ a: [1] }, { $pull: { a: { $gte: 1 } } }, 238],
  [{ a: [{ b: 1 }] }, { $pull: { a: { b: 1 } } }, 238],
  [{ a: 1 }, { $set: { 'a-b': 1, a: 1, 'a.b': 1 } }, 40],
  [{ a: [1] }, { $set: { 'a.$': 1 } }, 238],
  [{ a: [1] }, { $set: { 'a.$[]': 1 } }, 238],
  [{ a: [1] }, { $set: { 'a.$[x]': 1 } }, 238],
  [{ a: 1 }, { $nope: { a: 1 } }, 238],
  [{ a: 1 }, { $rename: { a: 'b' } }, 238],
  [{ a: [1] }, { $push: { a: { $each: [1], $sort: 1 } } }, 238],
  [{ a: [1] }, { $push: { a: { $each: [1], $slice: 0.5 } } }, 2],
  [{ a: [1] }, { $addToSet: { a: { $each: [1], $slice: 1 } } }, 238],
])('%j updated by %j is refused with %i', (before, update, code) => {
  const run = () => compileUpdate(stored(update)).apply(stored(before));
  expect(run).toThrow(StoreError);
  expect(run).toThrow(expect.objectContaining({ code }) as Error);
});

test('a pipeline is refused by name', () => {
  expect(() => compileUpdate([{ $set: { a: 1 } }])).toThrow(/pipeline is not supported/);
});

test.each<[Doc, Doc, Doc]>([
  [{ a: 1, b: { $gt: 2 }, c: { $in: [3] } }, { $set: { d: 4 } }, { a: 1, c: 3, d: 4 }],
  [{ $and: [{ a: 1 }, { 'b.c': { $eq: 2 } }] }, { $inc: { n: 1 } }, { a: 1, b: { c: 2 }, n: 1 }],
  [{ a: 1 }, { $set: { b: 1 }, $setOnInsert: { c: 1 } }, { a: 1, b: 1, c: 1 }],
  [{ a: 1 }, { b: 2 }, { b: 2 }],
  [{ $or: [{ a: 1, 'b.c': { $eq: 2 } }] }, { $set: { d: 3 } }, { a: 1, b: { c: 2 }, d: 3 }],
  [{ $and: [{ $or: [{ $and: [{ a: 1 }] }] }] }, { $set: { d: 3 } }, { a: 1, d: 3 }],
  [{ $or: [{ a: 1 }, { b: 2 }] }, { $set: { d: 3 } }, { d: 3 }],
  [{ $nor: [{ a: 1 }] }, { $set: { d: 3 } }, { d: 3 }],
])('an upsert of %j with %j puts in %j', (filter, update, expected) => {
  const { _id, ...rest } = compileUpdate(stored(update)).insertion(stored(filter));
  expect(_id).toBeInstanceOf(ObjectId);
  expect(shown(rest)).toBe(shown(expected));
});

test('an upsert takes the _id of the filter', () => {
  expect(compileUpdate({ $set: { a: new Int32(1) } }).insertion({ _id: 'x' })).toEqual({
    _id: 'x',
    a: new Int32(1),
  });
});

import { BSONRegExp, Double, Long } from 'bson';
import { StoreError } from '../errors';
import { decode, type Doc, encode } from '../values/bson';
import { compileFilter } from './matcher';

const stored = (doc: Doc) => decode(encode(doc));
const matches = (doc: Doc, filter: Doc) => compileFilter(stored(filter))(stored(doc));

const date = new Date(1000);

test.each<[Doc, Doc, boolean]>([
  [{ a: 1 }, {}, true],
  [{ a: 1 }, { a: 1 }, true],
  [{ a: new Double(1) }, { a: Long.fromNumber(1) }, true],
  [{ a: '1' }, { a: 1 }, false],
  [{ a: { b: 1, c: 2 } }, { a: { b: 1, c: 2 } }, true],
  [{ a: { c: 2, b: 1 } }, { a: { b: 1, c: 2 } }, false],
  [{ a: { b: 1 } }, { 'a.b': 1 }, true],
  [{ a: [{ b: 1 }, { b: 2 }] }, { 'a.b': 2 }, true],
  [{ a: [{ b: 1 }, { b: 2 }] }, { 'a.1.b': 2 }, true],
  [{ a: [{ b: 1 }, { b: 2 }] }, { 'a.0.b': 2 }, false],
  [{ a: [1, 2] }, { a: 2 }, true],
  [{ a: [1, 2] }, { a: [1, 2] }, true],
  [{ a: [1, 2] }, { a: [2, 1] }, false],
  [{ a: [[1, 2]] }, { a: [1, 2] }, true],
  [{}, { a: null }, true],
  [{ a: null }, { a: null }, true],
  [{ a: 0 }, { a: null }, false],
  [{ a: [null] }, { a: null }, true],
  [{ a: [] }, { a: null }, false],
  [{ a: [] }, { 'a.b': null }, false],
  [{ a: [1] }, { 'a.b': null }, false],
  [{ a: [{ c: 1 }] }, { 'a.b': null }, true],
  [{ a: 1 }, { 'a.b': null }, true],
  [{ a: 1 }, { a: { $ne: null } }, true],
  [{}, { a: { $ne: null } }, false],
  [{ a: [1, 2] }, { a: { $ne: 1 } }, false],
  [{ a: 5 }, { a: { $gt: 4, $lt: 6 } }, true],
  [{ a: '5' }, { a: { $gt: 4 } }, false],
  [{}, { a: { $gt: 4 } }, false],
  [{}, { a: { $lte: null } }, true],
  [{ a: [1, 9] }, { a: { $gt: 4, $lt: 6 } }, true],
  [{ a: NaN }, { a: { $lt: 4 } }, false],
  [{ a: NaN }, { a: { $gte: NaN } }, true],
  [{ a: date }, { a: { $gte: new Date(1000) } }, true],
  [{ a: date }, { a: { $gt: new Date(1000) } }, false],
  [{ a: 'b' }, { a: { $in: ['a', 'b'] } }, true],
  [{}, { a: { $in: [null] } }, true],
  [{ a: 1 }, { a: { $in: [] } }, false],
  [{ a: 1 }, { a: { $nin: [1, 2] } }, false],
  [{}, { a: { $nin: [1] } }, true],
  [{ a: null }, { a: { $exists: true } }, true],
  [{}, { a: { $exists: false } }, true],
  [{ a: [1] }, { 'a.b': { $exists: false } }, true],
  [{ a: 'Hello' }, { a: new BSONRegExp('^hel', 'i') }, true],
  [{ a: 'Hello' }, { a: { $regex: 'LO$', $options: 'i' } }, true],
  [{ a: ['x', 'Hello'] }, { a: { $regex: '^Hel' } }, true],
  [{ a: 5 }, { a: { $regex: '5' } }, false],
  [{ a: 5 }, { a: { $not: { $gt: 5 } } }, true],
  [{}, { a: { $not: { $gt: 5 } } }, true],
  [{ a: 'x' }, { a: { $not: new BSONRegExp('x') } }, false],
  [{ a: 1, b: 2 }, { $or: [{ a: 2 }, { b: 2 }] }, true],
  [{ a: 1, b: 2 }, { $and: [{ a: 1 }, { b: 1 }] }, false],
  [{ a: 1, b: 2 }, { $nor: [{ a: 2 }, { b: 1 }] }, true],
  [{ constructor: 1 }, { toString: { $exists: true } }, false],
])('%j matches %j: %s', (doc, filter, expected) => {
  expect(matches(doc, filter)).toBe(expected);
});

test.each<[Doc, number, string]>([
  [{ a: { $nope: 1 } }, 238, '$nope'],
  [{ $nope: 1 }, 238, '$nope'],
  [{ a: { $elemMatch: { b: 1 } } }, 238, '$elemMatch'],
  [{ a: { $in: [{ $gt: 1 }] } }, 238, '$in'],
  [{ a: { $nin: [new BSONRegExp('^b')] } }, 238, '$nin'],
  [{ $expr: {} }, 238, '$expr'],
  [{ $where: 'true' }, 238, '$where'],
  [{ a: { $near: [0, 0] } }, 238, '$near'],
  [{ a: { $in: 1 } }, 2, '$in'],
  [{ $or: [] }, 2, '$or'],
  [{ a: { $not: 1 } }, 2, '$not'],
  [{ a: { $regex: 'a', $options: 'x' } }, 238, 'option x'],
  [{ a: { $regex: '(' } }, 51091, 'invalid'],
  [{ a: { $options: 'i' } }, 2, '$options'],
])('%j is refused with %i naming %s', (filter, code, name) => {
  const refused = (): unknown => compileFilter(stored(filter));
  expect(refused).toThrow(StoreError);
  expect(refused).toThrow(
    expect.objectContaining({ code, message: expect.stringContaining(name) as string }) as Error,
  );
});

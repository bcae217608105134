import { Binary, BSONRegExp, Decimal128, Double, Int32, Long, MinKey, ObjectId, Timestamp } from 'bson';
import { compareValues } from './compare';
import { encodeKey } from './index-key';
import { decode, encode } from './bson';

/** In MongoDB's order; values in one row are equal. */
const ORDERED: unknown[][] = [
  [undefined],
  [null],
  [NaN, new Double(NaN)],
  [-Infinity],
  [Long.MIN_VALUE],
  [-1.5],
  [-1, new Int32(-1), new Double(-1), Long.fromNumber(-1)],
  [0, new Double(-0), Long.ZERO],
  [0.5],
  [1, new Double(1)],
  [2 ** 53, Long.fromString('9007199254740992')],
  [Long.fromString('9007199254740993')],
  [Long.MAX_VALUE],
  [2 ** 63],
  [Infinity],
  [''],
  ['a'],
  ['a\0'],
  ['a\0b'],
  ['a\u0001'],
  ['ab'],
  ['b'],
  ['\uD7FF'],
  ['\uFFFD'],
  ['\u{1F600}'],
  [{}],
  [{ a: 1 }],
  [{ a: 1, b: 1 }],
  [{ b: 1 }],
  [{ a: 'x' }],
  [{ a: {} }],
  [[]],
  [[1]],
  [[1, 1]],
  [[2]],
  [['a']],
  [new Binary(Buffer.from([9]))],
  [new Binary(Buffer.from([0, 0]))],
  [new Binary(Buffer.from([0, 0]), 4)],
  [new ObjectId('000000000000000000000001')],
  [new ObjectId('000000000000000000000100')],
  [false],
  [true],
  [new Date(-5)],
  [new Date(0)],
  [new Date(5)],
];

const pairs = ORDERED.flatMap((row, i) => ORDERED.map((other, j) => [row, other, Math.sign(i - j)] as const));

test.each([
  ['compareValues', (a: unknown, b: unknown) => compareValues(a, b)],
  ['index keys', (a: unknown, b: unknown) => Buffer.compare(encodeKey(a), encodeKey(b))],
  [
    'descending index keys',
    (a: unknown, b: unknown) => -Buffer.compare(encodeKey(a, true), encodeKey(b, true)),
  ],
])('%s keep the order across types', (_name, compare) => {
  const wrong = pairs.flatMap(([row, other, expected]) =>
    row.flatMap((a) => other.filter((b) => Math.sign(compare(a, b)) !== expected).map((b) => [a, b])),
  );
  expect(wrong).toEqual([]);
});

test('no key begins another, so that compound keys cannot run into each other', () => {
  const keys = ORDERED.map(([value]) => encodeKey(value));
  const begins = keys.filter((key) =>
    keys.some((other) => other !== key && other.subarray(0, key.length).equals(key)),
  );
  expect(begins).toEqual([]);
});

test.each([new MinKey(), new Timestamp({ t: 1, i: 9 }), new BSONRegExp('a'), Decimal128.fromString('1')])(
  'a value of another type is kept, but not compared: %j',
  (value) => {
    expect(() => compareValues(value, 1)).toThrow(/type \w+ is not supported/);
    expect(() => encodeKey(value)).toThrow(/type \w+ is not supported/);
  },
);

test('numbers keep their types through reading and writing', () => {
  const bytes = encode({
    int: new Int32(1),
    double: new Double(1),
    long: Long.fromNumber(1),
    big: Long.MAX_VALUE,
  });
  expect(encode(decode(bytes))).toEqual(bytes);
});

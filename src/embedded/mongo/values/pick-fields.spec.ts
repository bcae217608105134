import {
  BSONRegExp,
  Binary,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  ObjectId,
  serialize,
  Timestamp,
} from 'bson';
import { decode } from './bson';
import { dropFields, pickFields } from './pick-fields';

const VALUES: Record<string, unknown> = {
  double: new Double(1.5),
  text: 'naïve – “text”',
  document: { a: { b: [1, 2] } },
  list: [1, 'two', { three: 3 }],
  binary: new Binary(Buffer.from([1, 2, 3])),
  id: new ObjectId(),
  yes: true,
  date: new Date(1_700_000_000_000),
  nothing: null,
  pattern: new BSONRegExp('a+b', 'i'),
  code: new Code('return 1'),
  scoped: new Code('return x', { x: 1 }),
  int: new Int32(7),
  timestamp: new Timestamp({ t: 1, i: 2 }),
  long: Long.fromString('9007199254740993'),
  decimal: Decimal128.fromString('1.10'),
  last: new MaxKey(),
  'naïve-name': 'x',
  empty: '',
};
const bytes = Buffer.from(serialize(VALUES));
const whole = decode(bytes);
const names = (...list: string[]) => list.map((name) => Buffer.from(name));

it.each(Object.keys(VALUES))('picks %s alone, as it was', (name) => {
  expect(decode(pickFields(bytes, names(name)))).toEqual({ [name]: whole[name] });
});

it.each(Object.keys(VALUES))('drops %s alone, and leaves the others as they were', (name) => {
  const { [name]: _dropped, ...others } = whole;
  expect(Object.entries(decode(dropFields(bytes, names(name))))).toEqual(Object.entries(others));
});

it('drops several, and nothing where no field is named so', () => {
  const { double: _first, long: _middle, last: _last, empty: _end, ...others } = whole;
  expect(decode(dropFields(bytes, names('long', 'double', 'empty', 'last')))).toEqual(others);
  expect(dropFields(bytes, names('missing', 'tex'))).toEqual(bytes);
});

it('picks several in the order of the document', () => {
  const picked = decode(pickFields(bytes, names('long', 'text', 'missing', 'tex')));
  expect(Object.entries(picked)).toEqual([
    ['text', whole.text],
    ['long', whole.long],
  ]);
});

it('picks nothing where no field is named so', () => {
  expect(decode(pickFields(bytes, names('missing')))).toEqual({});
});

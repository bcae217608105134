import { Types } from 'mongoose';
import { differing, isUnchanged } from './differing';

const ID = new Types.ObjectId();
const END = new Date('2030-01-31');
const STORED = {
  name: 'Ada',
  batch: ID,
  end: END,
  limits: { tool: { count: 1 } },
  tools: ['a', 'b'],
  plan: null,
};

class Limits {
  tool = { count: 1 };
}

it.each<[string, object, object]>([
  ['nothing', {}, {}],
  ['the same text', { name: 'Ada' }, {}],
  ['the same id, as text', { batch: ID.toHexString() }, {}],
  ['the same moment', { end: new Date(END) }, {}],
  ['the same in a class', { limits: new Limits() }, {}],
  ['what was not given', { name: undefined }, {}],
  ['null where there is null', { plan: null }, {}],
  ['another text', { name: 'Bea', plan: null }, { name: 'Bea' }],
  ['another order', { tools: ['b', 'a'] }, { tools: ['b', 'a'] }],
  ['a field that was not there', { added: false }, { added: false }],
  ['null for a value', { end: null }, { end: null }],
])('of %s it is %j that differs', (_, fields, changed) => {
  expect(differing(STORED, fields)).toEqual(changed);
  expect(isUnchanged(STORED, fields)).toBe(Object.keys(changed).length === 0);
});

import { assertFewValues, MAX_BODY_VALUES } from './json-bodies';

const check = (json: string) => assertFewValues(Buffer.from(json));

describe('assertFewValues', () => {
  it.each([
    ['a list', `[${'{},'.repeat(MAX_BODY_VALUES)}{}]`],
    ['an object', `{${'"a":1,'.repeat(MAX_BODY_VALUES + 1)}"a":1}`],
    ['lists inside lists', '['.repeat(MAX_BODY_VALUES + 1)],
  ])('refuses %s of more values than any form has', (_, json) => {
    expect(() => check(json)).toThrow('The request contains too many values.');
  });

  it.each([
    ['as many as allowed', `[${'1,'.repeat(MAX_BODY_VALUES - 1)}1]`],
    ['commas and brackets inside texts', `["${'a,[{\\\\\\",'.repeat(MAX_BODY_VALUES)}"]`],
  ])('lets %s pass', (_, json) => {
    expect(() => JSON.parse(json) as unknown).not.toThrow();
    expect(() => check(json)).not.toThrow();
  });
});

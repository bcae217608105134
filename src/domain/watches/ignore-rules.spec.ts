import { ignoreRules, ruleProblem } from './ignore-rules';

const ignored = (rule: string, line: string) =>
  ignoreRules([rule])
    .spans(line)
    .map(({ start, end }) => line.slice(start, end));

it.each([
  ['sponsored', 'Sponsored by Acme', ['Sponsored by Acme']],
  ['sponsored', 'By Acme', []],
  ['Only * left', 'Hurry! Only 3 left in stock', ['Only 3 left']],
  ['tip of the day:*', 'Tip of the day: boil water', ['Tip of the day: boil water']],
  ['* visitors', 'Today 12 visitors online', ['Today 12 visitors']],
  ['a*c', 'abc axc a', ['abc', 'axc']],
  ['c++ (new)', 'Learn C++ (new) today', ['Learn C++ (new) today']],
  ['/\\d+ visitors/', 'Today 12 visitors online', ['12 visitors']],
  ['/VISITORS/', 'visitors', []],
  ['/VISITORS/i', 'visitors', ['visitors']],
  ['/x*/', 'axxb', ['xx']],
])('%s ignores of “%s” %j', (rule, line, expected) => {
  expect(ignored(rule, line)).toEqual(expected);
});

it.each([
  ['', 'Enter the text to ignore.'],
  ['  * * ', 'This rule would ignore everything. Add some of the text to ignore.'],
  ['/.*/', 'This rule would ignore everything. Add some of the text to ignore.'],
  ['x'.repeat(501), 'A rule has at most 500 characters.'],
  ['/(/', expect.stringContaining('This is not a regular expression that can be used')],
  ['/(?=a)/', expect.stringContaining('This is not a regular expression that can be used')],
  ['/(abcdefghi){1,100}/', 'This expression repeats too much. Use smaller numbers in braces.'],
])('says what is wrong with %s', (rule, sentence) => {
  expect(ruleProblem(rule)).toEqual(sentence);
});

it.each(['text', 'a * b', '/a+/', '/(a+)+$/', 'x'.repeat(500), 'http://a/b/'])('takes %s', (rule) => {
  expect(ruleProblem(rule)).toBeNull();
});

it('leaves out rules that can’t be used, and joins what several name', () => {
  const rules = ignoreRules(['/(/', 'ab*', '/bc/', '/cd/']);
  expect(rules.size).toBe(3);
  expect(rules.spans('x bcd')).toEqual([{ start: 2, end: 5 }]);
});

it('ends with an expression that others would try for years', () => {
  expect(ignored('/(a+)+$/', `${'a'.repeat(5_000)}b`)).toEqual([]);
});

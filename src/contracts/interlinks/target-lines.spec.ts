import { targetLineOf } from './target-lines';

it.each([
  ['https://a.example/?a=1&amp;b=2 kettles, teapots', 'https://a.example/?a=1&b=2', ['kettles', 'teapots']],
  [' /shop/*?a=1&#038;b=2 ', '/shop/*?a=1&b=2', []],
])('reads the target of %j', (line, target, keywords) => {
  expect(targetLineOf(line)).toEqual({ target, keywords });
});

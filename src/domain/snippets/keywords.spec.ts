import { keywordRanges, keywordsOf } from './keywords';

it('reads keywords from a field, each once', () => {
  expect(keywordsOf(' Running  shoes, trail;running shoes\n, ')).toEqual(['running shoes', 'trail']);
});

it.each([
  ['Running shoes and shoelaces for SHOES', ['shoes'], ['shoes', 'SHOES']],
  ['Trail running shoes', ['running', 'running shoes'], ['running shoes']],
  ['東京のラーメン', ['ラーメン'], ['ラーメン']],
  ['c++ and c', ['c++'], ['c++']],
  ['C, C++, C# and c.', ['c'], ['C', 'c']],
  ['Hotels in İstanbul, near İzmir', ['istanbul'], ['İstanbul']],
  ['Neue STRASSENSCHUHE und Straßenschuhe', ['straßenschuhe'], ['STRASSENSCHUHE', 'Straßenschuhe']],
  ['ΞΕΝΟΔΟΧΕΙΑ στην Αθήνα', ['ξενοδοχεία', 'αθηνα'], ['ΞΕΝΟΔΟΧΕΙΑ', 'Αθήνα']],
  ['Nothing', [], []],
  ['a b c d e f', ['a', 'b', 'c', 'd', 'e', 'f'], ['a', 'b', 'c', 'd', 'e']],
])('marks whole keywords in %s', (text, keywords, marked) => {
  expect(keywordRanges(text, keywords).map(([start, end]) => text.slice(start, end))).toEqual(marked);
});

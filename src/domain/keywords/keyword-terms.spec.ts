import { termsOfKeyword } from './keyword-terms';

it.each([
  ['en', 'womens drill', "women's drill", 'women’s drills', 'drill for women'],
  ['en', 'dog bed', "dog's bed", 'dog beds'],
  ['de', 'oma küche', "oma's küche", 'oma’s küche'],
  ['nl', 'foto', "foto's"],
  ['en', '½ inch drill', '1/2 inch drill'],
  ['en', 'co₂ sensor', 'co2 sensor'],
])('says in %s that %s is about the same as its other spellings', (language, keyword, ...others) => {
  const sorted = (text: string) => termsOfKeyword(text, language).sort();
  for (const other of others) expect(sorted(other)).toEqual(sorted(keyword));
});

it.each([
  ['c tutorial', 'c++ tutorial', 'c# tutorial'],
  ['.net developer', 'net developer'],
  ['½ inch drill', '¼ inch drill', 'inch drill'],
  ['organic food', 'organization food'],
])('tells apart %s and %s', (...keywords) => {
  const keys = keywords.map((keyword) => termsOfKeyword(keyword, 'en').join(' '));
  expect(new Set(keys).size).toBe(keywords.length);
});

import { brokenText, cutText } from './linkFigures';

it.each([
  [{ brokenLinks: 3 }, '3'],
  [{ brokenLinks: 3, uncheckedLinks: 0 }, '3'],
  [{ brokenLinks: 0, uncheckedLinks: 1_200 }, '0 (1,200 not checked)'],
])('says how many links are broken of those that were checked: %j', (result, text) => {
  expect(brokenText(result)).toBe(text);
});

it('says what is not known where links were cut', () => {
  expect(cutText(1)).toMatch(/^1 page has more than 2,000 links; .*no page is called an orphan/);
  expect(cutText(2)).toMatch(/^2 pages have/);
});

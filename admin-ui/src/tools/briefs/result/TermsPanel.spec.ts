import { howJudged } from './TermsPanel';

it.each([
  ['en', true, false],
  ['cs', false, false],
  ['ca', false, true],
])('says of terms in %s whether forms of words count as one', (language, ranked, asWritten) => {
  expect(howJudged(ranked, language).includes('words count only as they are written')).toBe(asWritten);
});

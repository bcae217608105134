import type { InterlinkSuggestionView } from '@contracts/interlinks/interlink-views';
import { render, screen } from '@testing-library/react';
import { WhyScore } from './WhyScore';

const suggestion = (language: string | null) =>
  ({
    language,
    target: { id: 2, url: 'https://site.example/2', title: 'Kettles' },
    reasons: {
      ...{ score: 50, anchor: 0.5, cosine: 0.5, need: 0.5, points: { anchor: 22.5, cosine: 22.5, need: 5 } },
      ...{ phrase: 'kettles', kind: 'title', share: 1, span: 1, kindFactor: 1 },
    },
  }) as unknown as InterlinkSuggestionView;

it.each([
  ['cs', null],
  ['ca', 'Word forms of Catalan are not known here: words count only as they are written.'],
  [null, 'Word forms of this language are not known here: words count only as they are written.'],
])('says of a sentence in %s whether forms of words count as one', (language, told) => {
  render(<WhyScore suggestion={suggestion(language)} isMoved={false} />);
  const found = screen.queryByText(/words count only as they are written/);
  expect(found?.textContent ?? null).toBe(told);
});

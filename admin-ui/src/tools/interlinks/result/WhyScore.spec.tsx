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

it('says what the meaning of its sentence has decided, where that is known', () => {
  const known = suggestion('en');
  const { rerender } = render(<WhyScore suggestion={known} isMoved={false} />);
  expect(screen.queryByText(/By meaning/)).toBeNull();
  const reasons = { ...known.reasons, about: 0.587, named: 0.4412 };
  rerender(<WhyScore suggestion={{ ...known, reasons }} isMoved={false} />);
  expect(screen.getByText(/By meaning, the sentence is 0.59 and the anchor 0.44 of 1 like/)).toBeVisible();
  expect(screen.getByText(/adds no points/)).toBeVisible();
  const counted = { ...reasons, similarity: 0.5136 };
  rerender(<WhyScore suggestion={{ ...known, reasons: counted }} isMoved={false} />);
  expect(screen.getByText(/in the mean: 0.5136 of 1/)).toBeVisible();
  expect(screen.queryByText(/adds no points/)).toBeNull();
});

it('shows every factor of a link that was found by older rules', () => {
  const known = suggestion('en');
  const reasons = { ...known.reasons, share: 0.75, span: 0.8, kindFactor: 0.7, anchor: 0.42 };
  render(<WhyScore suggestion={{ ...known, reasons }} isMoved={false} />);
  expect(screen.getByText(/0\.75 × 0\.8 \(.+\) × 0\.7 \(.+\) = 0\.42\.$/)).toBeVisible();
});

import type { ScorePart } from '@contracts/strategy/strategy';
import { render, screen } from '@testing-library/react';
import { aStrategy } from '../../../testing/strategies';
import { ScoreCard } from './ScoreCard';

const part = (id: ScorePart['id'], points: number | null): ScorePart => ({
  ...{ id, points, weight: 30, most: points === null ? 0 : 50, good: 7, judged: 10 },
});

it('shows the score, and the sum that it is', () => {
  render(<ScoreCard view={aStrategy({ score: 70.9, parts: [part('coverage', 40), part('depth', 30.9)] })} />);
  expect(screen.getByText('70.9')).toBeVisible();
  expect(screen.getByText(/^40 \+ 30\.9 = 70\.9\.$/)).toBeVisible();
});

it('says which part has no data, and that the others stand for it', () => {
  render(<ScoreCard view={aStrategy({ score: 40, parts: [part('intent', 40), part('coverage', null)] })} />);
  expect(screen.getByText(/: no data$/)).toBeVisible();
  expect(screen.getByText(/Parts without data are left out/)).toBeVisible();
});

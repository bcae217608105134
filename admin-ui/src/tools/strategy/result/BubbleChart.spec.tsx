import type { Bubble } from '@contracts/strategy/strategy';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BubbleChart } from './BubbleChart';

const aBubble = (label: string, demand: number): Bubble => ({
  id: label,
  label,
  keywords: 5,
  demand,
  difficulty: 40,
  coverage: 'gap',
  priority: 80,
});

it('goes by keyboard from one to the next of less demand, and opens one', async () => {
  const onOpen = vi.fn();
  const drawing = { current: null };
  const bubbles = [aBubble('machine', 900), aBubble('grinder', 500), aBubble('filter', 100)];
  render(
    <BubbleChart {...{ bubbles, drawing, onOpen }} basis="volume" width={600} onPoint={() => undefined} />,
  );
  const circle = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, 5 keywords`) });
  await userEvent.tab();
  expect(circle('machine')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(circle('grinder')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledWith('grinder');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(circle('filter')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(circle('machine')).toHaveFocus();
});

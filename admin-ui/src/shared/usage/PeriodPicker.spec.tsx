import { addDays, dayOf } from '@domain/statistics/days';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PeriodPicker } from './PeriodPicker';

const today = dayOf(new Date());

async function choose(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name: 'Period' }));
  await userEvent.click(screen.getByRole('option', { name }));
}

it('chooses so many days up to today, or the same days to be changed', async () => {
  const chosen = vi.fn();
  render(<PeriodPicker value="7" onChange={chosen} />);
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveTextContent('Last 7 days');
  await choose('Today');
  await choose('Custom');
  expect(chosen.mock.calls).toEqual([['1'], [`${addDays(today, -6)}..${today}`]]);
});

it('hears of days of its own when they are written in full', async () => {
  const chosen = vi.fn();
  function Held() {
    const [value, setValue] = useState('2026-01-05..2026-01-31');
    chosen.mockImplementation(setValue);
    return <PeriodPicker value={value} onChange={chosen} />;
  }
  render(<Held />);
  const from = await screen.findByRole('group', { name: /From/ }, { timeout: 20_000 });
  const [day] = within(from).getAllByRole('spinbutton');
  await userEvent.click(day as HTMLElement);
  await userEvent.keyboard('1212');
  await userEvent.keyboard('2025');
  await waitFor(() => expect(chosen).toHaveBeenLastCalledWith('2025-12-12..2026-01-31'));
  expect(within(from).getByRole('spinbutton', { name: 'Year' })).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveTextContent('Custom');
}, 60_000);

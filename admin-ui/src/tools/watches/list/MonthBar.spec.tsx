import type { WatchDay } from '@contracts/watches/watches';
import { render, screen } from '@testing-library/react';
import { MonthBar } from './MonthBar';

const day = (number: number, change: Partial<WatchDay> = {}): WatchDay => ({
  day: `2026-11-${String(number).padStart(2, '0')}`,
  checks: 4,
  failed: 0,
  changes: 0,
  severity: null,
  ...change,
});

it.each<[string, WatchDay[], string]>([
  [
    'a month with everything',
    [
      day(1, { checks: 0 }),
      day(2),
      day(3, { changes: 1, severity: 'info' }),
      day(4, { changes: 2, severity: 'critical' }),
      day(5, { failed: 4 }),
      day(6, { failed: 1 }),
    ],
    'Last 6 days: checked on 5 days, changed on 2 days, critically on 1 day, could not be read on 1 day',
  ],
  ['a new watch', [day(1, { checks: 0 })], 'Not checked in the last 1 day'],
])('tells those who hear it of %s', (_, days, text) => {
  render(<MonthBar days={days} />);
  expect(screen.getByRole('img', { name: text })).toBeInTheDocument();
});

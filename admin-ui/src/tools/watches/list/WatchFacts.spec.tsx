import type { WatchRow } from '@contracts/watches/watches';
import { render, screen } from '@testing-library/react';
import { aWatch } from '../../../testing/watches';
import { NextCheck } from './WatchFacts';

const AT = '2099-11-26T10:00:00.000Z';

it.each<[string, Partial<WatchRow>, string | RegExp]>([
  ['while it is fetched', { checking: true, waiting: undefined }, 'Checking now'],
  [
    'between two tries',
    { waiting: { for: 'try', sentence: 'The site answered 503.' } },
    /^Failed, tried again at \d\d:\d\d$/,
  ],
  ['before a second look', { waiting: { for: 'look' } }, /^Read again at \d\d:\d\d$/],
  ['in the queue of its site', { waiting: { for: 'turn' } }, 'Waiting for its turn at the site'],
  ['while it is paused', { nextCheckAt: null }, 'None'],
])('says what comes next %s', (_, row, text) => {
  render(<NextCheck watch={aWatch({ nextCheckAt: AT, ...row })} />);
  expect(screen.getByText(text)).toBeVisible();
});

import type { WatchView } from '@contracts/watches/watches';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { formatDateTime } from '../../../shared/format';
import { aWatch } from '../../../testing/watches';
import { WatchAlerts } from './WatchAlerts';

const AT = '2099-11-26T10:00:00.000Z';
const FAILED = { at: AT, outcome: 'http', status: 503, sentence: 'The site answered 503.' } as const;
const AGAIN = `It is tried again on ${formatDateTime(AT)}.`;

it.each<[string, Partial<WatchView>, string]>([
  [
    'between two tries',
    { waiting: { for: 'try', sentence: 'The site answered 500.' } },
    `The last check could not read the page: The site answered 500. ${AGAIN} Nothing was saved.`,
  ],
  [
    'after a check that failed',
    { lastCheck: FAILED },
    `The last check could not read the page: The site answered 503. ${AGAIN} Nothing was saved.`,
  ],
])('says why the page was not read, and when it is tried again, %s', (_, watch, text) => {
  render(
    <MemoryRouter>
      <WatchAlerts watch={aWatch({ nextCheckAt: AT, ...watch })} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('note')).toHaveTextContent(text);
});

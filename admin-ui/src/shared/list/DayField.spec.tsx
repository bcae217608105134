import { render, screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { DayField } from './DayField';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['Pacific/Kiritimati', '2026-01-31T23:30:00.000Z'],
  ['America/Los_Angeles', '2026-01-31T00:30:00.000Z'],
])('shows the UTC day in %s, as filters and exports do', (zone, createdAt) => {
  vi.stubEnv('TZ', zone);
  render(
    <RecordContextProvider value={{ id: 'u1', createdAt }}>
      <DayField source="createdAt" />
    </RecordContextProvider>,
  );
  expect(screen.getByText('31 Jan 2026')).toBeInTheDocument();
});

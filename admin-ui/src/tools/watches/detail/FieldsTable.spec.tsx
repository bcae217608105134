import type { WatchFieldChange } from '@contracts/watches/watch-content';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import { FieldsTable } from './FieldsTable';

const CHANGES: WatchFieldChange[] = [
  { field: 'robots', before: ['noindex'], after: [], severity: 'critical', alternates: true },
  { field: 'title', before: ['A'], after: ['B'], severity: 'warning' },
];

it('says which field switches, and offers to ignore only what does not decide indexing', () => {
  render(
    <ThemeProvider theme={createTheme()}>
      <FieldsTable changes={CHANGES} onIgnore={vi.fn()} />
    </ThemeProvider>,
  );
  const [robots, title] = screen.getAllByRole('row').slice(1);
  expect(within(robots!).getByText('Back and forth')).toBeVisible();
  expect(within(robots!).queryByRole('button')).toBeNull();
  expect(within(title!).queryByText('Back and forth')).toBeNull();
  expect(within(title!).getByRole('button', { name: 'Ignore this: Title' })).toBeVisible();
});

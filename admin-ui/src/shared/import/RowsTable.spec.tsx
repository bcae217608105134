import type { ImportRowView } from '@contracts/users/user-import';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { RowsTable } from './RowsTable';

const rows = (count: number, outcome: ImportRowView['outcome'], first: number): ImportRowView[] =>
  Array.from({ length: count }, (_, index) => ({
    row: first + index,
    email: `${outcome}-${index}@cohort.test`,
    outcome,
    reason: outcome === 'error' ? 'Select batch' : '',
  }));
const NAME = { label: 'Email', of: ({ email }: ImportRowView) => email };
const show = (table: ReactElement) => render(<ThemeProvider theme={createTheme()}>{table}</ThemeProvider>);
const emails = () => screen.getAllByText(/@cohort\.test$/).map((cell) => cell.textContent);

it('begins with the errors, and shows those of the chosen outcome in pages', async () => {
  const all = [...rows(30, 'created', 2), ...rows(2, 'error', 32)];
  show(
    <RowsTable
      tense="plan"
      counts={{ created: 30, updated: 0, unchanged: 0, error: 2 }}
      rows={all}
      name={NAME}
    />,
  );
  expect(emails()).toEqual(['error-0@cohort.test', 'error-1@cohort.test']);
  fireEvent.click(screen.getByText('Create 30'));
  expect(emails()).toHaveLength(25);
  fireEvent.click(await screen.findByLabelText(/next page/i));
  expect(emails()).toEqual([25, 26, 27, 28, 29].map((index) => `created-${index}@cohort.test`));
  fireEvent.click(screen.getByText('Update 0'));
  expect(screen.getByText('No such rows')).toBeTruthy();
});

it('begins with all rows where there is no error', () => {
  show(
    <RowsTable
      tense="done"
      counts={{ created: 3, updated: 0, unchanged: 0, error: 0 }}
      rows={rows(3, 'created', 2)}
      name={NAME}
    />,
  );
  expect(emails()).toHaveLength(3);
  expect(screen.getByText('All 3').closest('[aria-pressed="true"]')).not.toBeNull();
});

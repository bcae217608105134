import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import { AddDialog } from './AddDialog';

it.each([
  [0, 0, 'Your plan includes no watched pages. Choose one that does.'],
  [5, 5, 'Your plan’s limit is reached. Pause or delete a page, or choose a larger plan.'],
])('says before anything is filled in that there is no place: %s of %s', async (active, allowed, text) => {
  await signIn(aStudent(), {
    'GET /api/watches/terms': { status: 200, body: { active, allowed } },
  });
  render(
    <ThemeProvider theme={createTheme()}>
      <QueryHarness>
        <AddDialog open onClose={() => undefined} />
      </QueryHarness>
    </ThemeProvider>,
  );
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

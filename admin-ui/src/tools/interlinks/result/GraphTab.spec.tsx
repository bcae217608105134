import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../testing/answerApi';
import { aGraph } from '../../../testing/interlinks';
import { QueryHarness } from '../../../testing/QueryHarness';
import { GraphTab } from './GraphTab';

function show() {
  answerApi({ 'GET /intelligent-interlinks/jobs/i1/graph': () => aGraph('Start', 'Beds', 'Slugs') });
  render(
    <ThemeProvider theme={createTheme()}>
      <QueryHarness>
        <GraphTab id="i1" />
      </QueryHarness>
    </ThemeProvider>,
  );
}

it('is gone around by keyboard, which tells of each page', async () => {
  show();
  const [first, second, last] = await screen.findAllByRole('button', { name: /links to it/ });
  first?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(second).toHaveFocus();
  expect(screen.getByText('Beds; links to it: 1 → 2; clicks away: 1.')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(last).toHaveFocus();
});

it('is a table as well', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Table' }));
  expect(screen.getAllByRole('row')).toHaveLength(4);
  await userEvent.type(screen.getByLabelText('Search these pages'), 'slugs');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
});

import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../testing/answerApi';
import { aGraph } from '../../../testing/interlinks';
import { onPhone } from '../../../testing/onPhone';
import { QueryHarness } from '../../../testing/QueryHarness';
import { GraphTab } from './GraphTab';

onPhone();

it('is a table at first on a phone, and a drawing when it is asked for', async () => {
  answerApi({ 'GET /intelligent-interlinks/jobs/i1/graph': () => aGraph('Start', 'Beds') });
  render(
    <ThemeProvider theme={createTheme()}>
      <QueryHarness>
        <GraphTab id="i1" />
      </QueryHarness>
    </ThemeProvider>,
  );
  expect(await screen.findByRole('table', { name: 'Pages' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Graph' }));
  expect(screen.getByRole('group', { name: 'Pages and their links' })).toBeInTheDocument();
});

import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { answerApi } from '../../../testing/answerApi';
import { aHub } from '../../../testing/hubs';
import { onPhone } from '../../../testing/onPhone';
import { QueryHarness } from '../../../testing/QueryHarness';
import type { HubJob } from '../hubJobs';
import { HubPanel } from './HubPanel';

onPhone();

it('begins with the table on a phone: a drawing of many pages is hard to read there', async () => {
  answerApi({ 'GET /intelligent-hub/jobs/h1': () => aHub() });
  const job = { id: 'h1', status: 'done', parameters: {}, result: { keywords: 10 } } as HubJob;
  render(
    <ThemeProvider theme={createTheme()}>
      <QueryHarness>
        <HubPanel job={job} />
      </QueryHarness>
    </ThemeProvider>,
  );
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'Pages',
    'Tree',
    'Links',
    'To check (0)',
  ]);
  expect(screen.getByRole('table', { name: 'Pages' })).toBeVisible();
});

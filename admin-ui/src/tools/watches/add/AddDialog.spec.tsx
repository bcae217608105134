import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationContextProvider } from 'react-admin';
import { handoverPath } from '../../../shared/handover/handover';
import { answerApi, Refusal } from '../../../testing/answerApi';
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

it('says at the limit of a page that was handed over that it is watched already', async () => {
  await signIn(aStudent());
  const terms = { active: 5, allowed: 5, intervals: [1_440], checksPerWatch: 30, time: '30 days' };
  answerApi({
    'GET /watches/terms': () => terms,
    'GET /watches/tags': () => [],
    'POST /watches': () => new Refusal(409, 'You already watch this page'),
  });
  const path = handoverPath('/content-detection?add=one', { pages: ['https://shop.example/a'] }, '/');
  render(
    <ThemeProvider theme={createTheme()}>
      <QueryHarness path={path}>
        <NotificationContextProvider>
          <AddDialog open onClose={() => undefined} />
        </NotificationContextProvider>
      </QueryHarness>
    </ThemeProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Watch this page' }));
  expect(await screen.findByText('You already watch this page')).toBeInTheDocument();
});

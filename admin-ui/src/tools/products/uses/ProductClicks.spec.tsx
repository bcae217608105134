import type { ClicksView } from '@contracts/clicks/clicks';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { answerApi, Refusal } from '../../../testing/answerApi';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import { ProductClicks } from './ProductClicks';

const TARGET = 'https://shop.example/mixer';

function clicksWith(clicks: number): ClicksView {
  return {
    days: [
      { day: '2026-11-24', clicks: 0 },
      { day: '2026-11-25', clicks },
    ],
    links: [{ id: 'AbCd', target: TARGET, kind: 'button', label: 'Buy at Shop', clicks }],
    total: clicks,
  };
}

async function show(clicks: () => unknown) {
  await signIn(aStudent());
  const seen = answerApi({ 'GET /blocks/clicks': clicks });
  function Opened() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open again
        </button>
        <ProductClicks open={open} product={{ id: 'p1', name: 'Mixer' }} onClose={() => setOpen(false)} />
      </>
    );
  }
  render(
    <ThemeProvider theme={createTheme()}>
      <Opened />
    </ThemeProvider>,
    { wrapper: QueryHarness },
  );
  return seen;
}

const dialog = () => screen.getByRole('dialog', { name: 'Clicks' });

it('says what makes a link of the product count while none does', async () => {
  await show(() => ({ ...clicksWith(0), links: [] }));
  expect(await screen.findByText('No link is counted yet')).toBeInTheDocument();
  expect(dialog()).toHaveTextContent(/switch on “Count clicks” for the block/);
});

it('shows the clicks of every link and day, of the period that is chosen', async () => {
  const seen = await show(() => clicksWith(7));
  expect(await screen.findByText('7 clicks')).toBeInTheDocument();
  expect(dialog()).toHaveTextContent('Mixer');
  expect(screen.getByRole('row', { name: /Buy at Shop/ })).toHaveTextContent('7');
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Table' }));
  expect(screen.getByRole('region', { name: 'Clicks of every day' })).toBeInTheDocument();
  await userEvent.click(within(dialog()).getByRole('button', { name: '90 days' }));
  await waitFor(() =>
    expect(seen.map(({ query }) => query)).toEqual(['?product=p1&days=30', '?product=p1&days=90']),
  );
});

it('shows at every opening what was counted by then', async () => {
  let clicks = 0;
  await show(() => clicksWith(clicks));
  expect(await screen.findByText('0 clicks')).toBeInTheDocument();
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  clicks = 1;
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
  expect(await screen.findByText('1 click')).toBeInTheDocument();
});

it('says that the clicks could not be loaded, and tries again', async () => {
  let isDown = true;
  await show(() => (isDown ? new Refusal(503, 'Down.') : clicksWith(2)));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The clicks could not be loaded');
  isDown = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 clicks')).toBeInTheDocument();
});

import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { answerApi } from '../../../testing/answerApi';
import '../../../testing/fakeRequest';
import { SHOP_TABLE } from '../../../testing/products';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import { WithToasts } from '../../../testing/WithToasts';
import { ShopsDialog } from './ShopsDialog';

it('opens at the market of an address, refuses a tag that is none, and saves one', async () => {
  await signIn(aStudent());
  const seen = answerApi({
    'GET /products/shops': () => SHOP_TABLE,
    'PUT /products/shops': () => SHOP_TABLE,
  });
  const onClose = vi.fn();
  const dialog = <ShopsDialog open at="https://www.amazon.de/dp/B01" onClose={onClose} />;
  render(
    <ThemeProvider theme={createTheme()}>
      <WithToasts>
        <RouterProvider
          router={createMemoryRouter([{ path: '/', element: dialog }])}
          future={{ v7_startTransition: false }}
        />
      </WithToasts>
    </ThemeProvider>,
  );
  const tag = await screen.findByLabelText('Amazon Germany');
  expect(tag).toHaveFocus();
  await userEvent.type(tag, 'my tag');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Enter your tag without spaces/)).toBeInTheDocument();
  const sent = () => seen.find(({ method }) => method === 'PUT')?.body;
  expect(sent()).toBeUndefined();
  await userEvent.clear(tag);
  await userEvent.type(tag, 'mine-21');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The shops are saved.')).toBeInTheDocument();
  expect(sent()).toMatchObject({
    tags: expect.arrayContaining([{ shop: 'amazon.de', tag: 'mine-21' }]) as object[],
  });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

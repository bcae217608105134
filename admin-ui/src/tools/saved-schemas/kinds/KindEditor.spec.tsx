import { createTheme, ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { answerApi } from '../../../testing/answerApi';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import { typeDay } from '../../../testing/typeDay';
import { WithToasts } from '../../../testing/WithToasts';
import { SchemaGeneratorPage } from '../SchemaGeneratorPage';
import { KindEditor } from './KindEditor';

async function show(tool: ReactElement = <KindEditor id="event" />) {
  const user = userEvent.setup();
  await signIn(aStudent());
  const seen = answerApi({ 'POST /auth/moduleLogs': () => 201, 'GET /schemas': () => [] });
  const page = (
    <ThemeProvider theme={createTheme()}>
      <WithToasts>{tool}</WithToasts>
    </ThemeProvider>
  );
  const open = () => render(page, { wrapper: QueryHarness });
  return { user, open, logs: () => seen.filter(({ path }) => path === '/auth/moduleLogs') };
}

const form = () => within(screen.getByRole('form', { name: 'Event' }));
const type = (label: string, value: string, place = form()) =>
  fireEvent.change(place.getByLabelText(label), { target: { value } });
const checks = () => within(screen.getByRole('region', { name: 'Checks' }));

async function fillIn() {
  type('Name', 'Steam night');
  await typeDay('Begins', '01/05/2027 19:00');
  type('Name of the place', 'Hall');
  type('Town or city', 'Bath');
}

afterEach(() => localStorage.clear());

it('judges an event while it is typed', async () => {
  const { user, open } = await show();
  open();
  expect(screen.getByText('No schema yet')).toBeInTheDocument();
  type('Name', 'Steam night');
  expect(await screen.findByText('Event: Not eligible')).toBeInTheDocument();
  expect(checks().getByText("Event needs startDate for Google's Event")).toBeInTheDocument();
  await fillIn();
  expect(await screen.findByText('Event: Eligible with warnings')).toBeInTheDocument();
  await user.click(form().getByRole('button', { name: 'Add ticket' }));
  type('Price', 'free', within(form().getByRole('group', { name: 'Ticket 2' })));
  expect(await checks().findByText(/^price must be a number alone/)).toBeInTheDocument();
  await user.click(form().getByRole('button', { name: 'Remove Ticket 2' }));
  await waitFor(() => expect(checks().queryByText(/^price must be a number alone/)).toBeNull());
});

it('asks for both bounds of the time until a product is sent', async () => {
  const { open } = await show(<KindEditor id="product" />);
  open();
  const product = within(screen.getByRole('form', { name: 'Product' }));
  type('Product name', 'Kettle', product);
  type('Price', '19.50', product);
  type('Days until it is sent, at most', '3', product);
  const lacking = /^Product should have offers\.shippingDetails\.deliveryTime\.handlingTime\.minValue/;
  expect(await checks().findByText(lacking)).toBeInTheDocument();
  type('Days until it is sent, at least', '1', product);
  await waitFor(() => expect(checks().queryByText(lacking)).toBeNull());
  type('Ships to', 'Germany', product);
  expect(
    await checks().findByText(/^addressCountry must be a country's two letters, such as GB/),
  ).toBeInTheDocument();
});

it('takes a URL that was copied out of HTML as it was meant', async () => {
  const { open } = await show(<KindEditor id="product" />);
  open();
  const product = within(screen.getByRole('form', { name: 'Product' }));
  type('Offer URL', 'https://shop.example/?a=1&amp;tag=mine', product);
  expect(product.getByLabelText('Offer URL')).toHaveValue('https://shop.example/?a=1&tag=mine');
});

it('copies what it makes, and counts the same only once', async () => {
  const { user, open, logs } = await show();
  open();
  await fillIn();
  await user.click(form().getByLabelText('Type'));
  await user.click(screen.getByRole('option', { name: 'Concert' }));
  const copy = async () => user.click(await screen.findByRole('button', { name: 'Copy' }));
  await copy();
  await waitFor(() => expect(logs()).toHaveLength(1));
  expect(logs()[0]?.body).toEqual({ module: 'Schema Generator', numberOfOperations: 1 });
  const html = await navigator.clipboard.readText();
  expect(JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, ''))).toMatchObject({
    '@type': 'MusicEvent',
    startDate: expect.stringMatching(/^2027-05-01T19:00[+-]\d{2}:\d{2}$/) as string,
    location: { '@type': 'Place', name: 'Hall', address: { addressLocality: 'Bath' } },
  });
  await copy();
  expect(logs()).toHaveLength(1);
});

it('keeps what was entered until it is cleared', async () => {
  const { user, open } = await show();
  const first = open();
  await fillIn();
  first.unmount();
  open();
  expect(form().getByLabelText('Name')).toHaveValue('Steam night');
  const begins = await form().findByRole('group', { name: /^Begins/ });
  expect(
    within(begins)
      .getAllByRole('spinbutton')
      .map(({ textContent }) => textContent),
  ).toEqual(['01', '05', '2027', '19', '00']);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(form().getByLabelText('Name')).toHaveValue(''));
  expect(await form().findByRole('group', { name: /^Begins/ })).not.toHaveTextContent('2027');
  expect(await screen.findByText('No schema yet')).toBeInTheDocument();
});

it('is opened from the list of types, and leads back to it', async () => {
  const { user, open } = await show(<SchemaGeneratorPage />);
  open();
  await user.click(await screen.findByRole('link', { name: /^Event/ }));
  expect(await screen.findByRole('form', { name: 'Event' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'All types' }));
  expect(await screen.findByRole('button', { name: 'Create schema' })).toBeInTheDocument();
});

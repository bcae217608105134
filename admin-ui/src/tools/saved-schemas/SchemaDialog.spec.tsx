import { SCHEMA_MESSAGES } from '@contracts/schema/schema-messages';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../../root/createQueryClient';
import { answerApi } from '../../testing/answerApi';
import '../../testing/fakeRequest';
import { FILLED_SCHEMA } from '../../testing/schemaForm';
import { signIn } from '../../testing/signIn';
import { aStudent } from '../../testing/users';
import { typeDay } from '../../testing/typeDay';
import { WithToasts } from '../../testing/WithToasts';
import { SchemaDialog } from './SchemaDialog';

const SAVED = {
  ...{ id: 's1', name: 'Kettles', form: FILLED_SCHEMA },
  ...{ createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T10:00:00.000Z' },
};

const KETTLE = {
  'Product name': 'Steamer 3',
  Brand: 'Acme',
  'Product URL': 'https://shop.example/steamer-3',
  'Image URL': 'https://shop.example/steamer-3.jpg',
  'Product description': 'A larger kettle of steel.',
  Pros: 'Quiet',
  Cons: 'Heavy',
};

function Opened({ filled }: { filled: boolean }) {
  const [opening, setOpening] = useState(1);
  const [open, setOpen] = useState(true);
  const reopen = () => {
    setOpening(opening + 1);
    setOpen(true);
  };
  return (
    <>
      <button onClick={reopen}>Open again</button>
      <SchemaDialog
        key={opening}
        open={open}
        opened={filled && opening === 1 ? SAVED : undefined}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** The dialog over a page with another one before it, empty or with all that must be entered. */
async function show({ filled = false, logged = 201 } = {}) {
  const user = userEvent.setup();
  await signIn(aStudent());
  const seen = answerApi({ 'POST /auth/moduleLogs': () => logged });
  const routes = [
    { path: '/', element: <h1>Another page</h1> },
    { path: '/schema-generator', element: <Opened filled={filled} /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/', '/schema-generator'] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ThemeProvider theme={createTheme()}>
        <WithToasts>
          <RouterProvider router={router} future={{ v7_startTransition: false }} />
        </WithToasts>
      </ThemeProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('dialog', { name: 'Product Review Schema Generator' });
  return { user, logs: () => seen.filter(({ path }) => path === '/auth/moduleLogs'), router };
}

const field = (label: string, place: HTMLElement = document.body) =>
  within(place).getByLabelText(new RegExp(`^${label}\\s*\\*?$`));
const type = (texts: Record<string, string>, place?: HTMLElement) => {
  for (const [label, value] of Object.entries(texts))
    fireEvent.change(field(label, place), { target: { value } });
};
const product = (number: number) => screen.getByRole('group', { name: `Product ${number}` });
const schema = () => screen.getByLabelText<HTMLTextAreaElement>('Schema as HTML');
const checks = () => screen.findByRole('region', { name: 'Checks' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const toggleRating = () => fireEvent.click(screen.getByLabelText('Add a rating'));

it('names all that is missing, and leads to it', async () => {
  const { logs } = await show();
  press('Generate');
  const found = await checks();
  expect(await within(found).findByText(/^17 errors, 1 warning/)).toBeInTheDocument();
  await waitFor(() => expect(field('Author name')).toHaveFocus());
  fireEvent.click(within(found).getByRole('button', { name: 'Product 1, Cons' }));
  await waitFor(() => expect(field('Cons')).toHaveFocus());
  expect(logs()).toEqual([]);
});

it('does not say what Google makes of a form that has errors', async () => {
  await show({ filled: true });
  const verdicts = () => screen.queryAllByText(/: Eligible/);
  await waitFor(() => expect(verdicts()).not.toHaveLength(0));
  type({ 'Author name': '' });
  press('Generate');
  await waitFor(() => expect(verdicts()).toHaveLength(0));
  type({ 'Author name': 'Ada' });
  await waitFor(() => expect(verdicts()).not.toHaveLength(0));
});

it('asks for a rating from the first attempt on, and judges what depends on another field when either changes', async () => {
  await show({ filled: true });
  toggleRating();
  expect(screen.queryByText('Please Enter Rating')).toBeNull();
  press('Generate');
  expect(await screen.findAllByText('Please Enter Worst Rating')).not.toHaveLength(0);
  toggleRating();
  expect(await within(await checks()).findByText(/^0 errors/)).toBeInTheDocument();
  toggleRating();
  expect(await screen.findAllByText('Please Enter Rating')).not.toHaveLength(0);
  type({ Rating: '9', 'Max rating': '5', 'Worst rating': '1' });
  expect(await screen.findAllByText(SCHEMA_MESSAGES.ratingOutsideScale)).not.toHaveLength(0);
  type({ 'Max rating': '10' });
  await waitFor(() => expect(screen.queryByText(SCHEMA_MESSAGES.ratingOutsideScale)).toBeNull());

  await typeDay('Modified date', '27/02/2026');
  expect(await screen.findAllByText(SCHEMA_MESSAGES.modifiedBeforePublished)).not.toHaveLength(0);
  await typeDay('Published date', '01/02/2026');
  await waitFor(() => expect(screen.queryByText(SCHEMA_MESSAGES.modifiedBeforePublished)).toBeNull());
});

it('takes a URL that was copied out of HTML as it was meant', async () => {
  await show();
  type({ 'Product URL': 'https://shop.example/?a=1&amp;tag=mine', 'Product name': 'Pots &amp; pans' });
  expect(field('Product URL')).toHaveValue('https://shop.example/?a=1&tag=mine');
  expect(field('Product name')).toHaveValue('Pots &amp; pans');
});

it('takes a day that is entered in part for none, and not for an empty one', async () => {
  await show({ filled: true });
  press('Generate');
  await typeDay('Modified date', '28/02');
  await userEvent.tab();
  expect(await screen.findAllByText(SCHEMA_MESSAGES.modifiedDateInvalid)).not.toHaveLength(0);
});

it('marks up products and questions that are added, warns of what Google will not show, and brings a product back', async () => {
  const { logs } = await show({ filled: true });
  press('Add product');
  expect(field('Product name', product(2))).toHaveFocus();
  type(KETTLE, product(2));
  press('Add FAQ');
  type({ Question: 'Loud?', Answer: 'No.' }, screen.getByRole('group', { name: 'FAQ 1' }));
  press('Generate');
  expect(await screen.findByText(SCHEMA_MESSAGES.generated)).toBeInTheDocument();
  expect(logs()).toHaveLength(1);
  const found = await checks();
  for (const sentence of ['reviews 2 products', 'ended FAQ rich results'])
    expect(found).toHaveTextContent(sentence);
  expect(schema().value).toMatch(/"@type": "FAQPage"/);
  press('Remove Product 2');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Product 2' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Remove Product 1' })).toBeNull();
  expect(await screen.findByText(/The form has changed since/)).toBeInTheDocument();
  press('Undo');
  expect(field('Brand', product(2))).toHaveValue('Acme');
});

it('asks before a filled form is closed, and forgets it, but for author and publisher', async () => {
  const { user } = await show();
  const reopen = () => user.click(screen.getByRole('button', { name: 'Open again', hidden: true }));
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Escape}');
  await isClosed();
  await reopen();
  type({ 'Author name': 'Ada Moore', 'Article title': 'The best kettles' });
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(field('Article title')).toHaveValue('The best kettles');
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await isClosed();
  await reopen();
  expect(field('Author name')).toHaveValue('Ada Moore');
  expect(field('Article title')).toHaveValue('');
});

it('asks before the page is left with a filled form', async () => {
  const { user, router } = await show();
  type({ 'Article title': 'The best kettles' });
  void router.navigate(-1);
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(field('Article title')).toHaveValue('The best kettles');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave this page?' })).toBeNull());
  void router.navigate(-1);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Another page')).toBeInTheDocument();
});

it('selects the schema where the browser lets nothing be copied; a log that fails says nothing', async () => {
  const { logs } = await show({ filled: true, logged: 429 });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  press('Generate');
  expect(await screen.findByText(SCHEMA_MESSAGES.generatedNotCopied)).toBeInTheDocument();
  const text = schema();
  expect(text).toHaveFocus();
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe(text.value);
  expect(logs()).toHaveLength(1);
  expect(screen.queryByText(SCHEMA_MESSAGES.generated)).toBeNull();
  expect(screen.queryByText(/Too many requests/)).toBeNull();
});

import { SNIPPET_MESSAGES } from '@contracts/snippets/snippet-messages';
import type { SnippetPage } from '@contracts/snippets/snippets';
import { emptySnippet } from '@domain/snippets/empty-snippet';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { answerApi, Refusal } from '../../testing/answerApi';
import { signIn } from '../../testing/signIn';
import { aStudent } from '../../testing/users';
import { NewTestToolPage } from './NewTestToolPage';
import { checkedFile } from './rows/checkedFile';
import { RowsMode } from './rows/RowsMode';

const PAGE: SnippetPage = {
  ...emptySnippet(),
  url: 'https://a.example/wide',
  title: 'Wide shoes',
  description: 'All wide shoes',
  ogImage: 'https://a.example/og.png',
  icon: 'https://a.example/icon.png',
};
let requests: ReturnType<typeof answerApi>;
let page: SnippetPage | Refusal;

beforeEach(async () => {
  localStorage.clear();
  await signIn(aStudent());
  page = PAGE;
  requests = answerApi({
    'POST /auth/moduleLogs': () => ({}),
    'GET /snippets': () => [],
    'POST /preview/fetch': () => page,
    'POST /preview/image': () => new Refusal(422, SNIPPET_MESSAGES.imageKind),
    'POST /snippets': () => ({ id: '1', name: 'Kept', fields: emptySnippet() }),
  });
});

const open = () =>
  render(
    <MemoryRouter>
      <AdminContext>
        <NewTestToolPage />
      </AdminContext>
    </MemoryRouter>,
  );
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const desktop = () => screen.getByRole('group', { name: 'Google on desktop' });
const asked = (path: string) => requests.filter((request) => request.path === path);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('begins with a sample that is cut, and sends nothing while somebody writes', async () => {
  open();
  expect(await screen.findByText('Nothing saved yet.')).toBeInTheDocument();
  expect(screen.getByText(/^Cut on desktop after “Running” \(802 of 600 px\)$/)).toBeInTheDocument();
  expect(screen.getAllByText(/\[Tested\] \| Shoely$/, { selector: 'del' })[0]).toBeInTheDocument();
  const before = requests.length;
  write('Title', 'Wide shoes');
  write('Keywords', 'toes');
  await waitFor(() => expect(desktop()).toHaveTextContent('Wide shoes'));
  expect(within(desktop()).getByText('toes').tagName).toBe('B');
  expect(screen.getByText('Shown whole on desktop')).toBeInTheDocument();
  expect(requests.slice(before).map(({ path }) => path)).toEqual(['/auth/moduleLogs']);
  write('Title', 'Wider shoes');
  expect(asked('/auth/moduleLogs')).toHaveLength(1);
});

it('keeps what was written when the page is left, and an empty form too', async () => {
  const { unmount } = open();
  press('Clear');
  write('Title', 'Mine');
  unmount();
  open();
  expect(field('Title')).toHaveValue('Mine');
  expect(field('Site name')).toHaveValue('');
  expect(await screen.findByText('Nothing saved yet.')).toBeInTheDocument();
});

it('fills the form from an address, says why a picture is missing, and takes it back', async () => {
  open();
  write('URL of a page', 'a.example/wide');
  press('Read page');
  expect(await screen.findByText(SNIPPET_MESSAGES.filled)).toBeInTheDocument();
  expect(asked('/preview/fetch')[0]?.body).toEqual({ url: 'https://a.example/wide' });
  expect(field('Title')).toHaveValue('Wide shoes');
  expect(field('Keywords')).toHaveValue('running shoes, wide feet');
  expect(asked('/preview/image').map(({ body }) => body)).toEqual([
    { url: PAGE.icon },
    { url: PAGE.ogImage },
  ]);
  // It could not be read: Google's preview keeps its disc, and says nothing.
  expect(desktop().querySelector('img')).toBeNull();
  expect((await screen.findAllByText(new RegExp(SNIPPET_MESSAGES.imageKind))).length).toBeGreaterThan(0);
  press('Undo');
  expect(field('Title').value).toMatch(/^Running Shoes for Wide Feet/);
});

it('says why a page could not be read, and keeps the form', async () => {
  page = new Refusal(422, 'Too slow.');
  open();
  press('Read page');
  expect(await screen.findByText('Enter the URL of a page.')).toBeInTheDocument();
  write('URL of a page', 'https://a.example/');
  press('Read page');
  expect(await screen.findByText('This address could not be read: Too slow.')).toBeInTheDocument();
  expect(field('Title').value).toMatch(/^Running/);
});

it('compares up to five variants', async () => {
  open();
  for (let added = 0; added < 3; added += 1) press('Add variant');
  expect(screen.getByRole('button', { name: 'Add variant' })).toBeDisabled();
  write('Title', 'The fifth');
  const table = screen.getByRole('table', { name: 'Variants' });
  await waitFor(() => expect(table).toHaveTextContent('The fifth'));
  expect(within(table).getAllByRole('columnheader')).toHaveLength(6);
  press('Variant 2');
  expect(field('Title').value).toMatch(/12 pairs, tested/);
  press('Remove');
  expect(screen.queryByRole('button', { name: 'Variant 5' })).toBeNull();
  expect(await screen.findByText('Nothing saved yet.')).toBeInTheDocument();
});

it('saves under a name', async () => {
  open();
  press('Save this set');
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Kept' } });
  press('Save');
  expect(await screen.findByRole('button', { name: 'Save “Kept”' })).toBeInTheDocument();
  expect(asked('/snippets').find(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'Kept',
    fields: { siteName: 'Shoely' },
  });
});

describe('many rows', () => {
  /** A worker whose script runs here: jsdom has none. */
  function startWorker(): Worker {
    const worker = {
      onmessage: (_: { data: unknown }) => undefined,
      postMessage: (content: ArrayBuffer) =>
        queueMicrotask(() => act(() => worker.onmessage({ data: checkedFile(content) }))),
      terminate: () => undefined,
    };
    return worker as unknown as Worker;
  }
  const openRows = () =>
    render(
      <MemoryRouter>
        <RowsMode onUse={() => undefined} startWorker={startWorker} />
      </MemoryRouter>,
    );
  const choose = (csv: string) => {
    // jsdom's files cannot be read so.
    const file = Object.assign(new File([csv], 'rows.csv'), {
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode(csv).buffer),
    });
    fireEvent.change(screen.getByLabelText('Select a CSV', { selector: 'input' }), {
      target: { files: [file] },
    });
  };

  it('are checked, paged and narrowed down', async () => {
    openRows();
    choose(`Title;Meta Description 1\n${'Wide shoes;Text\n'.repeat(1_001)}`);
    expect(await screen.findByText('Only the first 1,000 of 1,001 rows are shown.')).toBeInTheDocument();
    expect(await screen.findByText('1–25 of 1,000')).toBeInTheDocument();
    fireEvent.keyDown(screen.getByLabelText('Show'), { key: 'ArrowDown' });
    fireEvent.click(screen.getByRole('option', { name: 'Title cut on desktop' }));
    expect(screen.getByText('Nothing matches')).toBeInTheDocument();
  });

  it.each([
    ['Keyword,Volume\nshoes,1\n', SNIPPET_MESSAGES.noTitleColumn],
    ['Title\n', SNIPPET_MESSAGES.noRows],
    ['PK\x03\x04 a workbook', SNIPPET_MESSAGES.fileUnreadable],
  ])('are refused with a reason: %j', async (csv, problem) => {
    openRows();
    choose(csv);
    expect(await screen.findByText(problem)).toBeInTheDocument();
  });
});

it('leaves an address that is none out of the tags, and says so; and how many keywords it uses', async () => {
  open();
  await screen.findByText('Nothing saved yet.');
  const tags = () => screen.getByRole('region', { name: 'Tags for the head' }).textContent;
  expect(tags()).toContain('og:url');
  write('URL in the result', 'shoely.example/wide');
  expect(screen.getByText(SNIPPET_MESSAGES.addressInvalid)).toBeInTheDocument();
  expect(tags()).not.toContain('og:url');
  write('Keywords', 'a, b, c, d, e');
  expect(screen.queryByText(SNIPPET_MESSAGES.tooManyKeywords)).toBeNull();
  write('Keywords', 'a, b, c, d, e, f');
  expect(screen.getByText(SNIPPET_MESSAGES.tooManyKeywords)).toBeInTheDocument();
});

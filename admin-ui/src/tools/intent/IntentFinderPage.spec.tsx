import { MAX_KEYWORD_FILE_BYTES } from '@contracts/intent/intent';
import { MESSAGES } from '@contracts/messages';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../testing/answerApi';
import { fakeUploads } from '../../testing/fakeUpload';
import { languageWorker } from '../../testing/languageWorker';
import { ListHarness } from '../../testing/ListHarness';
import { signIn } from '../../testing/signIn';
import { aStudent } from '../../testing/users';
import { IntentFinderPage } from './IntentFinderPage';
import * as workers from './language/startLanguageWorker';

const WORDS = {
  informational: ['how'],
  commercialInvestigation: ['best'],
  transactional: ['buy'],
  navigational: ['login'],
};
const FILE = new File(['keyword\nbuy shoes'], 'slow.csv', { type: 'text/csv' });

beforeEach(() => void vi.spyOn(workers, 'startLanguageWorker').mockImplementation(languageWorker));

/** The page of a student; `answer` is that to Auto fill. */
async function open(answer: () => unknown = () => WORDS) {
  await signIn(aStudent());
  const uploads = fakeUploads();
  const seen = answerApi({
    'GET /intent/get-important-words': answer,
    'GET /intent': () => [],
    'POST /intent': () => ({}),
    'GET /jobs': () => [],
  });
  const view = render(
    <ListHarness dataProvider={{}}>
      <IntentFinderPage />
    </ListHarness>,
  );
  return { ...view, seen, uploads };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const submit = () => screen.getByRole('button', { name: 'Submit' });
const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText('Select Your Keywords File'), file, {
    applyAccept: false,
  });
const chosen = (intent: string) =>
  within(screen.getByRole('group', { name: `Chosen ${intent} intent words` }));

it.each([
  ['of another kind', new File(['PK'], 'words.xlsx'), MESSAGES.fileNotCsv],
  ['that is empty', new File([], 'empty.csv'), MESSAGES.fileEmpty],
  ['that is too large', large(), MESSAGES.fileTooLarge],
])('refuses a file %s at once', async (_, file, sentence) => {
  await open();
  await choose(file);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
});

/** Of a size that nobody writes here. */
function large(): File {
  const file = new File(['keyword'], 'large.csv');
  Object.defineProperty(file, 'size', { value: MAX_KEYWORD_FILE_BYTES + 1 });
  return file;
}

it('keeps words that are added while important ones are fetched', async () => {
  let release: (words: typeof WORDS) => void = () => undefined;
  const waiting = new Promise<typeof WORDS>((resolve) => (release = resolve));
  await open(() => waiting);
  await press('Auto fill important words');
  await userEvent.type(screen.getByRole('combobox', { name: 'Navigational intent words' }), 'acme{Enter}');
  await act(async () => release(WORDS));
  expect(await screen.findByText('4 important words added.')).toBeVisible();
  const words = chosen('Navigational').getAllByRole('button');
  expect(words.map(({ textContent }) => textContent)).toEqual(['login', 'acme']);
});

it('lets an upload be cancelled before there is a job, and keeps what was chosen', async () => {
  const { uploads } = await open();
  await press('Auto fill important words');
  await choose(FILE);
  await userEvent.click(submit());
  await press('Cancel');
  expect(await screen.findByText(/^slow\.csv was canceled\./)).toBeVisible();
  expect(uploads.map(({ isAborted }) => isAborted)).toEqual([true]);
  expect(screen.queryByRole('region', { name: 'Progress' })).not.toBeInTheDocument();
  expect(submit()).toHaveFocus();
  expect(submit()).not.toHaveAttribute('aria-disabled', 'true');
});

it.each([
  ['a server in trouble', 500, {}, MESSAGES.submitFailed],
  [
    'a server that finds no text in it',
    422,
    { message: 'The file is not text.', errors: { file: 'The file is not text.' } },
    'The file is not text.',
  ],
])('tells the answer of %s, and keeps the file', async (_, status, body, sentence) => {
  const { uploads } = await open();
  await choose(FILE);
  await userEvent.click(submit());
  act(() => uploads[0]?.answer(status, body));
  expect((await screen.findAllByText(sentence))[0]).toBeVisible();
  expect(screen.getByText('No results yet')).toBeVisible();
});

it('is as it was at first when it is opened again', async () => {
  const { unmount } = await open();
  await press('Auto fill important words');
  await choose(FILE);
  expect(await chosen('Navigational').findByRole('button', { name: /login/ })).toBeVisible();
  unmount();
  await open();
  expect(screen.getAllByText('No words chosen yet')).toHaveLength(4);
  expect(screen.queryByText('slow.csv')).not.toBeInTheDocument();
});

describe('the intent of keywords without a word', () => {
  const guess = () => screen.queryByRole('switch', { name: /^Guess the intent/ });
  const sent = (body: unknown) =>
    JSON.parse((body as FormData).get('lists') as string) as Record<string, unknown>;
  const type = (word: string) =>
    userEvent.type(screen.getByRole('combobox', { name: 'Transactional intent words' }), `${word}{Enter}`);
  const classify = async (file = FILE) => {
    await choose(file);
    await userEvent.click(submit());
  };

  it('is guessed beside English words that were filled in, where somebody wants that', async () => {
    const { uploads } = await open();
    await press('Auto fill important words');
    expect(await chosen('Navigational').findByRole('button', { name: /login/ })).toBeVisible();
    expect(guess()).not.toBeChecked();
    await classify();
    expect(sent(uploads[0]?.body)).toEqual({ ...WORDS, guess: false });
    await press('Cancel');
    await userEvent.click(guess() as HTMLElement);
    await userEvent.click(submit());
    expect(sent(uploads[1]?.body)).toEqual({ ...WORDS, guess: true });
  });

  it('is not guessed beside words that somebody chose', async () => {
    const { uploads } = await open();
    await type('acme');
    expect(guess()).toBeNull();
    await classify();
    expect(sent(uploads[0]?.body)).toMatchObject({ transactional: ['acme'], guess: false });
  });

  it('is not guessed in a file of another language', async () => {
    await open();
    await press('Auto fill important words');
    await choose(
      new File(
        [
          'Suchbegriff\nwie bindet man eine krawatte\nbester staubsauger für tierhaare\nlaufschuhe damen kaufen',
        ],
        'suche.csv',
      ),
    );
    expect(await screen.findByText(/^These keywords look German/)).toBeVisible();
    expect(guess()).toBeNull();
  });
});

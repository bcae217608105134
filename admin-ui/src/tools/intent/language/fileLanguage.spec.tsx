import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../testing/answerApi';
import { languageWorker } from '../../../testing/languageWorker';
import { ListHarness } from '../../../testing/ListHarness';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import { IntentFinderPage } from '../IntentFinderPage';
import * as workers from './startLanguageWorker';

const GERMAN = [
  'Suchbegriff;Suchvolumen',
  'wie bindet man eine krawatte;1000',
  'bester staubsauger für tierhaare;900',
  'laufschuhe damen kaufen;800',
  'öffnungszeiten gartencenter sonntag;600',
  'waschmaschine frontlader günstig;500',
].join('\r\n');
const WORDS: Record<string, string> = { en: 'buy', de: 'kaufen' };

beforeEach(() => void vi.spyOn(workers, 'startLanguageWorker').mockImplementation(languageWorker));

async function open() {
  await signIn(aStudent());
  answerApi({
    'GET /intent/get-important-words': ({ searchParams }) => ({
      informational: [],
      commercialInvestigation: [],
      transactional: [WORDS[searchParams.get('language') ?? '']],
      navigational: [],
    }),
    'GET /intent': () => [],
    'GET /jobs': () => [],
  });
  render(
    <ListHarness dataProvider={{}}>
      <IntentFinderPage />
    </ListHarness>,
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const chooseFile = () =>
  userEvent.upload(screen.getByLabelText('Select Your Keywords File'), new File([GERMAN], 'suche.csv'));
const words = () =>
  within(screen.getByRole('group', { name: 'Chosen Transactional intent words' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const CONFLICT = /^These keywords look German, and the words are English/;

it('has auto fill take the words of the file’s language', async () => {
  await open();
  await chooseFile();
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Language/ })).toHaveTextContent('German'),
  );
  await press('Auto fill important words');
  await waitFor(() => expect(words()).toEqual(['kaufen']));
  expect(screen.queryByText(/^These keywords look/)).not.toBeInTheDocument();
});

it('gives English words away for German ones when the file turns out to be German', async () => {
  await open();
  await press('Auto fill important words');
  await chooseFile();
  expect(await screen.findByText(CONFLICT)).toBeVisible();
  await press('Use German words');
  await waitFor(() => expect(words()).toEqual(['kaufen']));
  expect(screen.queryByText(CONFLICT)).not.toBeInTheDocument();
});

it('tells words that were chosen by hand from the file’s language as well, and keeps them', async () => {
  await open();
  const byHand = ['where to buy the cheapest', 'how much does it cost', 'discount codes for today'];
  const picker = screen.getByRole('combobox', { name: 'Transactional intent words' });
  await userEvent.click(picker);
  await userEvent.paste(byHand.join(', '));
  await userEvent.keyboard('{Escape}');
  await chooseFile();
  expect(await screen.findByText(CONFLICT)).toBeVisible();
  await press('Use German words');
  await waitFor(() => expect(words()).toEqual(expect.arrayContaining([...byHand, 'kaufen'])));
  expect(screen.queryByText(/^These keywords look/)).not.toBeInTheDocument();
});

import { KEYPHRASE_MESSAGES } from '@contracts/keyphrases/keyphrase-messages';
import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import type { TextPage } from '@contracts/text/text-page';
import { checkText } from '@domain/keyphrases/check-text';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { signIn } from '../../testing/signIn';
import { aStudent } from '../../testing/users';
import { WithToasts } from '../../testing/WithToasts';
import type { CheckRequest } from './checking.worker';
import { StuffingChecker } from './StuffingChecker';

let fails = false;

/** A worker whose script runs here: jsdom has none. */
class FakeWorker {
  onmessage?: (event: { data: unknown }) => void;
  onerror?: () => void;
  postMessage({ text, page, phrases, wordForms, anyOrder, language = 'en' }: CheckRequest) {
    const answer = () => ({
      detected: 'en',
      check: checkText(text, page, phrases, { language, wordForms, anyOrder }),
    });
    queueMicrotask(() => act(() => (fails ? this.onerror?.() : this.onmessage?.({ data: answer() }))));
  }
  terminate() {
    this.onmessage = undefined;
  }
}
const start = () => new FakeWorker() as unknown as Worker;

const PAGE: TextPage = {
  url: 'https://example.com/shoes',
  title: 'Running shoes, running shoes',
  description: null,
  lang: 'en',
  headings: [{ level: 2, text: 'Running shoes' }],
  images: 1,
  alts: [],
  anchors: [{ anchor: 'running shoes', url: 'https://example.com/other', rel: [], place: 'main' }],
  lists: [],
  blocks: [],
  structuredTypes: [],
  mainText: 'Running shoes\nBuy running shoes.',
};

let api: Awaited<ReturnType<typeof signIn>>;
beforeEach(async () => {
  fails = false;
  localStorage.clear();
  api = await signIn(aStudent(), {
    'POST /api/auth/moduleLogs': { status: 200, body: {} },
    'POST /api/text/page': { status: 200, body: PAGE },
  });
});

function Address() {
  return <output aria-label="Address of this page">{useLocation().search}</output>;
}
const open = (search = '') =>
  render(
    <MemoryRouter initialEntries={[`/kw-stuffing-checker${search}`]}>
      <WithToasts>
        <StuffingChecker start={start} />
        <Address />
      </WithToasts>
    </MemoryRouter>,
  );
const write = (text: string, name = 'Text') =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });
const look = (phrases: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Keyphrases' }), { target: { value: phrases } });
const verdicts = () => screen.findByRole('region', { name: 'Verdicts' });

it('says what to bring, then the verdict with its figures and what Google says', async () => {
  open();
  expect(screen.getByText(KEYPHRASE_MESSAGES.bringText)).toBeInTheDocument();
  look('shoes');
  write(`${'word '.repeat(97)}shoes shoes shoes`);
  const row = await within(await verdicts()).findByRole('row', { name: /shoes/ });
  expect(row).toHaveTextContent('shoes33.10%Over');
  expect(
    screen.getByText(/^3 uses in 100 words: 100 × 3 \/ 100 × 1\.03 = 3\.10%\. Good is 0\.5 to 3%/),
  ).toBeInTheDocument();
  expect(screen.getByText(KEYPHRASE_MESSAGES.noLimit)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('switch', { name: 'Word forms' }));
  await waitFor(() => expect(screen.getByText(/Good is 0\.5 to 3\.5%/)).toBeInTheDocument());
  expect(screen.getByLabelText('Address of this page')).toHaveTextContent('?forms=1');
});

it('says that exact forms count where those of the language are not known', async () => {
  open('?forms=1&language=ca');
  look('alfa');
  write(`${'beta '.repeat(97)}alfa alfa alfa`);
  expect(await screen.findByText(KEYPHRASE_MESSAGES.exactForms)).toBeInTheDocument();
  expect(screen.getByText(/Good is 0\.5 to 3%/)).toBeInTheDocument();
});

it('tells of a missing phrase what is counted for longer ones', async () => {
  open();
  look('shoes for women\nshoes\nhats');
  write('We love shoes for women. Buy shoes for women.');
  const row = await within(await verdicts()).findByRole('row', { name: /^shoes\b(?! for)/ });
  expect(row).toHaveTextContent(`shoes${KEYPHRASE_MESSAGES.coveredUses(2)}00.00%Missing`);
  fireEvent.click(within(row).getByRole('button', { name: 'shoes' }));
  expect(screen.getByRole('region', { name: 'Figures of shoes' })).toHaveTextContent(
    KEYPHRASE_MESSAGES.coveredUses(2),
  );
  expect(screen.queryByText(KEYPHRASE_MESSAGES.notFound)).not.toBeInTheDocument();
  fireEvent.click(within(await verdicts()).getByRole('button', { name: 'hats' }));
  expect(screen.getByText(KEYPHRASE_MESSAGES.notFound)).toBeInTheDocument();
});

it('looks at the strongest phrases where none is named', async () => {
  open();
  write('Running shoes wear out. Buy running shoes.');
  expect(await screen.findByText(/^The strongest phrases of the text/)).toBeInTheDocument();
  const strongest = within(await verdicts()).getByRole('button', { name: /running shoes/i });
  expect(strongest).toHaveAttribute('aria-pressed', 'true');
  const lengths = screen.getByRole('group', { name: 'Words of a phrase' });
  fireEvent.click(within(lengths).getByRole('button', { name: '2' }));
  expect(screen.getByLabelText('Address of this page')).toHaveTextContent('?length=2');
});

it('goes from one use to the next, and to stuffed places', async () => {
  open();
  look('shoes\nhats');
  write('Shoes, hats, shoes. You run. You walk. You sit.');
  expect(await screen.findByText('2 to go through')).toBeInTheDocument();
  const current = () => document.querySelector('mark[aria-current]');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Use 1 of 2')).toBeInTheDocument();
  expect(current()).toHaveTextContent('Shoes');
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByText('Use 2 of 2')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Use 1 of 2')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Show: 3 sentences begin with “you”' }));
  expect(document.querySelector('[aria-current]')).toHaveTextContent('You run. You walk. You sit.');
  fireEvent.click(within(await verdicts()).getByRole('button', { name: 'hats' }));
  expect(screen.getByText('1 to go through')).toBeInTheDocument();
  expect(screen.getByLabelText('Address of this page')).toHaveTextContent('?phrase=2');
});

it('checks an address with what stands around its text', async () => {
  open('?from=address');
  fireEvent.change(screen.getByLabelText('URL of a page'), { target: { value: 'example.com/shoes' } });
  look('running shoes');
  fireEvent.click(screen.getByRole('button', { name: 'Read page' }));
  expect(
    await screen.findByText(/^Checked with the title, description, 1 heading, 1 image/),
  ).toBeInTheDocument();
  const zones = await screen.findByRole('list', { name: 'Zones' });
  expect(zones).toHaveTextContent('2 uses in the title; 1 at most is good');
  expect(zones).toHaveTextContent('The page has no description.');
  expect(within(zones).getByRole('link')).toHaveAttribute('href', 'https://example.com/other');
  const counts = document.querySelector('dl[aria-label="Uses by zone"]');
  expect(counts).toHaveTextContent('Title2Description0Headings1Lists0Body1Alt texts0');
  fireEvent.click(screen.getByRole('button', { name: 'Text alone' }));
  await waitFor(() => expect(counts).toHaveTextContent('Title0Description0Headings0Lists0Body2Alt texts0'));
});

it('offers a text back that was cleared, with its page', async () => {
  open('?from=address');
  fireEvent.change(screen.getByLabelText('URL of a page'), { target: { value: 'example.com/shoes' } });
  fireEvent.click(screen.getByRole('button', { name: 'Read page' }));
  expect(await screen.findByText(/^Checked with the title/)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('');
  expect(screen.queryByText(/^Checked with the title/)).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'ra.action.undo' }));
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue(PAGE.mainText);
  expect(screen.getByText(/^Checked with the title/)).toBeInTheDocument();
});

it('compares two texts, and says when there is one alone', async () => {
  open('?compare=1');
  look('shoes');
  write('Shoes and shoes and shoes.', 'First text');
  expect(await screen.findByText(KEYPHRASE_MESSAGES.onlyOne('first'))).toBeInTheDocument();
  write('One of my shoes.', 'Second text');
  await waitFor(async () =>
    expect(within(await verdicts()).getByRole('row', { name: /^shoes/ })).toHaveTextContent(
      /Heavy3 · 62\.00%.*Good1 · 25\.83%/,
    ),
  );
  expect(screen.queryByText(KEYPHRASE_MESSAGES.onlyOne('first'))).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Second text' }));
  expect(screen.getByText('1 to go through')).toBeInTheDocument();
  const compare = screen.getByRole('switch', { name: 'Compare two texts' });
  fireEvent.click(compare);
  fireEvent.click(compare);
  expect(screen.getByRole('textbox', { name: 'Second text' })).toHaveValue('One of my shoes.');
});

it('keeps text and phrases, tells what is too much and logs one use a visit', async () => {
  const { unmount } = open();
  look(Array.from({ length: 21 }, (_, index) => `word${index}`).join('\n'));
  expect(screen.getByText(KEYPHRASE_MESSAGES.tooMany(21, 20))).toBeInTheDocument();
  look('shoes');
  write('Shoes.');
  write('Shoes and shoes.');
  await verdicts();
  const logged = api.requests.filter(({ route }) => route === 'POST /api/auth/moduleLogs');
  expect(logged.map(({ body }) => body)).toEqual([{ module: 'KW Stuffing Checker', numberOfOperations: 1 }]);
  unmount();
  open();
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Shoes and shoes.');
  expect(screen.getByRole('textbox', { name: 'Keyphrases' })).toHaveValue('shoes');
  write('x'.repeat(1024 * 1024 + 1));
  expect(screen.getByText(TEXT_MESSAGES.tooLong)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Verdicts' })).not.toBeInTheDocument();
});

it('can be tried again where the check failed', async () => {
  fails = true;
  open();
  write('Shoes and shoes.');
  expect(await screen.findByText(KEYPHRASE_MESSAGES.failed)).toBeInTheDocument();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await verdicts();
  expect(screen.queryByText(KEYPHRASE_MESSAGES.failed)).not.toBeInTheDocument();
});

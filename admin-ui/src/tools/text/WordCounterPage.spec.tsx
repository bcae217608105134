import { analyseText } from '@domain/text/text-analysis';
import { countText } from '@domain/text/text-counter';
import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import { act, fireEvent, render, type RenderResult, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { forgetOnLogout } from '../../root/forgetOnLogout';
import { session } from '../../session/useSession';
import { keepText, readKept } from '../../shared/text/keptText';
import { putAwayText, readRecentTexts } from '../../shared/text/recentTexts';
import { signIn } from '../../testing/signIn';
import { aStudent } from '../../testing/users';
import { WithToasts } from '../../testing/WithToasts';
import * as workers from '../../shared/text/textWorkers';
import type { AnalysisAnswer, AnalysisRequest } from '../../shared/text/analysis.worker';
import type { CountAnswer, CountRequest } from '../../shared/text/counting.worker';
import { WordCounterPage } from './WordCounterPage';

/** A worker whose script runs here: jsdom has none. */
class FakeWorker<Request, Answer> {
  onmessage?: (event: { data: Answer }) => void;
  constructor(private readonly answer: (request: Request) => Answer) {}
  postMessage(request: Request): void {
    const data = this.answer(request);
    queueMicrotask(() => act(() => this.onmessage?.({ data })));
  }
  terminate(): void {
    this.onmessage = undefined;
  }
}

vi.spyOn(workers, 'startCountingWorker').mockImplementation(
  () =>
    new FakeWorker<CountRequest, CountAnswer>(({ text, language, selection }) => ({
      counts: countText(text, language),
      selection: selection === undefined ? undefined : countText(selection),
    })) as unknown as Worker,
);
vi.spyOn(workers, 'startAnalysisWorker').mockImplementation(
  () =>
    new FakeWorker<AnalysisRequest, AnalysisAnswer>(({ text, language = 'en' }) => ({
      detected: { language: 'en', candidates: [], shares: [{ language: 'en', share: 1 }] },
      language,
      analysis: analyseText(text, language),
    })) as unknown as Worker,
);

let view: RenderResult;
beforeEach(async () => {
  localStorage.clear();
  await signIn(aStudent(), { 'POST /api/auth/moduleLogs': { status: 200, body: {} } });
  view = open();
  await screen.findByLabelText('Counts of the text');
});

const around = (page: ReactNode) => (
  <MemoryRouter>
    <WithToasts>{page}</WithToasts>
  </MemoryRouter>
);
const open = () => render(around(<WordCounterPage />));
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const tile = (name: string) =>
  within(screen.getByLabelText('Counts of the text')).getByText(name).nextElementSibling;

it('counts what is written, with zeros for nothing and no words in emoji', async () => {
  expect(tile('Words')).toHaveTextContent('0');
  write('One two. Three');
  await waitFor(() => expect(tile('Words')).toHaveTextContent('3'));
  expect(tile('Sentences')).toHaveTextContent('2');
  write('👍🏽🎉');
  await waitFor(() => expect(tile('Words')).toHaveTextContent('0'));
  expect(tile('Characters')).toHaveTextContent('2');
});

it('counts words as Word does when it is told to', async () => {
  write('well-known');
  await waitFor(() => expect(tile('Words')).toHaveTextContent('2'));
  fireEvent.click(screen.getByRole('button', { name: 'Like Word' }));
  expect(tile('Words')).toHaveTextContent('1');
});

it('counts what is selected alone', async () => {
  write('One two three');
  field().setSelectionRange(0, 7);
  fireEvent.select(field());
  expect(await screen.findByText('Selected: 2 words, 7 characters, 1 sentence')).toBeInTheDocument();
});

it('tells phrases and why there is no readability, in the language that is chosen', async () => {
  write('Running shoes wear out. Buy running shoes.');
  expect(await screen.findByRole('row', { name: /Running shoes 2/ })).toBeInTheDocument();
  expect(screen.getByText('Readability needs at least 100 words.')).toBeInTheDocument();
});

it('reads pasted HTML as text until it is told not to', async () => {
  const html = '<p>One</p><p>Two</p>';
  fireEvent.paste(field(), { clipboardData: { getData: () => html } });
  await waitFor(() => expect(field().value).toBe('One\nTwo'));
  await waitFor(() => expect(tile('Paragraphs')).toHaveTextContent('2'));
  fireEvent.click(screen.getByRole('button', { name: 'Keep the tags' }));
  expect(field().value).toBe(html);
});

it('refuses more than a megabyte', () => {
  write('x'.repeat(1024 * 1024 + 1));
  expect(screen.getByText(TEXT_MESSAGES.tooLong)).toBeInTheDocument();
  expect(tile('Words')).toHaveTextContent('0');
});

it('offers back what was cleared, and what was written meanwhile', async () => {
  const undo = () => fireEvent.click(screen.getByRole('button', { name: 'ra.action.undo' }));
  write('One two three');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field().value).toBe('');
  expect(screen.getByText(TEXT_MESSAGES.cleared)).toBeInTheDocument();
  undo();
  expect(field().value).toBe('One two three');
  await waitFor(() => expect(tile('Words')).toHaveTextContent('3'));
  expect(screen.queryByText(TEXT_MESSAGES.cleared)).not.toBeInTheDocument();

  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  write('Four');
  undo();
  expect(field().value).toBe('One two three');
  expect(screen.getByText(TEXT_MESSAGES.replaced)).toBeInTheDocument();
  undo();
  expect(field().value).toBe('Four');
});

it('brings back what was cleared when the page is left already', () => {
  write('One two three');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  view.rerender(around(null));
  fireEvent.click(screen.getByRole('button', { name: 'ra.action.undo' }));
  fireEvent(window, new Event('pagehide'));
  view.rerender(around(<WordCounterPage />));
  expect(field().value).toBe('One two three');
});

it('lists texts that gave way, opens them again, and deletes them', async () => {
  const recent = () => fireEvent.click(screen.getByRole('tab', { name: 'Recent' }));
  const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  recent();
  expect(screen.getByText('No earlier texts')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('tab', { name: 'Text' }));
  write('One two three');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  write('Four five');
  field().setSelectionRange(0, 9);
  fireEvent.paste(field(), { clipboardData: { getData: () => 'Six' } });
  write('Six');
  recent();
  expect(names()).toEqual([
    expect.stringMatching(/^Four five2 words, /),
    expect.stringMatching(/^One two three3 words, /),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Delete “Four five”' }));
  fireEvent.click(screen.getByRole('button', { name: 'Open “One two three”' }));
  expect(field().value).toBe('One two three');
  recent();
  expect(names()).toEqual([expect.stringMatching(/^Six/), expect.stringMatching(/^One/)]);
  fireEvent.click(screen.getByRole('button', { name: 'Delete all' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete all' }));
  expect(screen.getByText('No earlier texts')).toBeInTheDocument();
});

it('keeps no sample among the earlier texts, and none of who has signed out', () => {
  const stop = forgetOnLogout(session);
  fireEvent.click(screen.getByRole('button', { name: 'Try a sample' }));
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(readRecentTexts(aStudent().id)).toEqual([]);
  putAwayText(aStudent().id, 'Mine');
  view.unmount();
  session.logout();
  stop();
  expect(readRecentTexts(aStudent().id)).toEqual([]);
});

it('puts away what another tab has written meanwhile, and what this one writes over is its own', () => {
  const keep = (text: string) => {
    write(text);
    fireEvent(window, new Event('pagehide'));
  };
  const { id } = aStudent();
  keep('Mine');
  keepText('word-counter', id, 'Of the other tab');
  keep('Mine, longer');
  keep('Mine, longer still');
  expect(readRecentTexts(id).map(({ text }) => text)).toEqual(['Of the other tab']);
  expect(readKept('word-counter', id)).toBe('Mine, longer still');
});

it('keeps what was written when the page is left, and the goal', async () => {
  write('A draft');
  fireEvent.change(screen.getByLabelText('Length'), { target: { value: '3' } });
  fireEvent(window, new Event('pagehide'));
  expect(await screen.findByText('1 word to go')).toBeInTheDocument();
  open();
  await waitFor(() =>
    expect(screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })[1]?.value).toBe('A draft'),
  );
  expect(screen.getAllByLabelText<HTMLInputElement>('Length')[1]?.value).toBe('3');
});

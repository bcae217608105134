import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { answerApi } from '../../../testing/answerApi';
import { WordPicker } from './WordPicker';

const STORED = ['how to', 'how much', 'guide'];

function Picker({ initial }: { initial: string[] }) {
  const [words, setWords] = useState(initial);
  return (
    <>
      <WordPicker
        type="Informational"
        field="informational"
        words={words}
        onChange={(_, next) => setWords(next)}
      />
      <button onClick={() => setWords(['what', 'where', ...words])}>Auto fill</button>
    </>
  );
}

function setUp(initial: string[] = []) {
  const requests = answerApi({
    'GET /intent': (url) =>
      STORED.filter((word) => word.includes(url.searchParams.get('text') ?? '')).map((label) => ({ label })),
    'POST /intent': () => ({}),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Picker initial={initial} />
    </QueryClientProvider>,
  );
  const field = screen.getByRole('combobox', { name: 'Informational intent words' });
  const chosen = () =>
    within(screen.getByRole('group'))
      .getAllByRole('button')
      .map((chip) => chip.textContent);
  return { requests, field, chosen, user: userEvent.setup() };
}

describe('WordPicker', () => {
  it('searches the stored words and takes one by keyboard', async () => {
    const { field, chosen, user } = setUp();
    await user.type(field, 'how');
    await screen.findByRole('option', { name: 'how much' });
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(chosen()).toEqual(['how much']);
  });

  it('stores a new word and adds it to the selection', async () => {
    const { requests, field, chosen, user } = setUp();
    await user.type(field, 'Zebra{Enter}');
    expect(chosen()).toEqual(['Zebra']);
    await waitFor(() =>
      expect(requests).toContainEqual(
        expect.objectContaining({ method: 'POST', body: { type: 'Informational', label: 'Zebra' } }),
      ),
    );
  });

  it('takes the stored word when it is typed in another case', async () => {
    const { requests, field, chosen, user } = setUp();
    await user.type(field, 'guide');
    await screen.findByRole('option', { name: 'guide' });
    await user.clear(field);
    await user.type(field, 'GUIDE');
    await screen.findByRole('option', { name: 'guide' });
    await user.keyboard('{Enter}');
    expect(chosen()).toEqual(['guide']);
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('keeps a chosen word that is typed again', async () => {
    const { field, chosen, user } = setUp(['Buy']);
    await user.type(field, 'buy{Enter}');
    expect(chosen()).toEqual(['Buy']);
    expect(screen.getByText('“Buy” is already chosen.')).toBeInTheDocument();
  });

  it('adds a pasted list at once, without storing it', async () => {
    const { requests, field, chosen, user } = setUp(['Buy']);
    await user.click(field);
    await user.paste('order\nfor sale, BUY');
    expect(chosen()).toEqual(['order', 'for sale', 'Buy']);
    expect(screen.getByText('2 words added, 1 already chosen.')).toBeInTheDocument();
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('says what it did only until the words change again', async () => {
    const { field, chosen, user } = setUp();
    await user.type(field, 'guide{Enter}');
    expect(screen.getByText('1 word added.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Auto fill' }));
    expect(chosen()).toEqual(['what', 'where', 'guide']);
    expect(screen.queryByText('1 word added.')).not.toBeInTheDocument();
  });

  it('leaves the chosen words alone when Backspace is pressed in the empty field', async () => {
    const { field, chosen, user } = setUp(['Buy']);
    await user.type(field, '{Backspace}');
    expect(chosen()).toEqual(['Buy']);
  });

  it('shows a long selection in part', async () => {
    const { chosen, user } = setUp(Array.from({ length: 150 }, (_, index) => `word ${index}`));
    expect(screen.getByText('150 of 2,000 words')).toBeInTheDocument();
    expect(chosen()).toHaveLength(13);
    expect(chosen()[0]).toBe('word 0');
    await user.click(screen.getByText('+ 138 more'));
    expect(screen.getByText('+ 38 more')).toBeInTheDocument();
  });

  it('clears the selection and takes that back', async () => {
    const { chosen, user } = setUp(['one', 'two']);
    await user.click(screen.getByRole('button', { name: 'Clear all Informational intent words' }));
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(chosen()).toEqual(['one', 'two']);
  });

  it('removes a chip by keyboard and goes on to its neighbour', async () => {
    const { chosen, user } = setUp(['one', 'two', 'three']);
    act(() => screen.getByRole('button', { name: /^one/ }).focus());
    await user.keyboard('{ArrowRight}{Delete}');
    expect(chosen()).toEqual(['one', 'three']);
    expect(screen.getByRole('button', { name: /^three/ })).toHaveFocus();
  });

  it('says that the words could not be loaded and tries again', async () => {
    const { field, user } = setUp();
    answerApi({ 'GET /intent': () => 500 });
    await user.click(field);
    expect(await screen.findByText('The saved words could not be loaded.')).toBeInTheDocument();
    answerApi({ 'GET /intent': () => [{ label: 'guide' }] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.queryByText('The saved words could not be loaded.')).not.toBeInTheDocument(),
    );
  });
});

import type { InterlinkSuggestionView, InterlinkView } from '@contracts/interlinks/interlink-views';
import type { InterlinkDecisionDto } from '@contracts/interlinks/interlinks.dto';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../testing/answerApi';
import { aSuggestion } from '../../../testing/interlinks';
import { QueryHarness } from '../../../testing/QueryHarness';
import { SuggestionsTab } from './SuggestionsTab';

const ROTATION = aSuggestion(
  'Gardeners who start here soon ask about crop rotation in year 1.',
  'crop rotation',
);
const MANURE = aSuggestion('Green manure covers the beds in winter.', 'Green manure');
const VIEW = { id: 'i1', counts: { open: 2, accepted: 0, rejected: 0 } } as InterlinkView;
const PATH = '/intelligent-interlinks/jobs/i1/suggestions';

/** The suggestions of a run, which are decided as they are asked to be. */
function show(path = '/') {
  let suggestions = [ROTATION, MANURE];
  const decide = (id: string) => (_: URL, body: unknown) => {
    const changes = body as Partial<InterlinkSuggestionView>;
    suggestions = suggestions.map((each) => (each.id === id ? { ...each, ...changes } : each));
    return suggestions.find((each) => each.id === id);
  };
  const seen = answerApi({
    [`GET ${PATH}`]: ({ searchParams }) => {
      const { decision } = JSON.parse(searchParams.get('filter') ?? '{}') as InterlinkDecisionDto;
      return suggestions.filter((each) => decision === undefined || each.decision === decision);
    },
    [`PUT ${PATH}/crop%20rotation`]: decide('crop rotation'),
    [`PUT ${PATH}/Green%20manure`]: decide('Green manure'),
    'POST /intelligent-interlinks/jobs/i1/accepted-targets': () => {
      suggestions = suggestions.map((each) => ({ ...each, decision: 'accepted' }));
      return { accepted: 2 };
    },
  });
  render(
    <QueryHarness path={path}>
      <SuggestionsTab view={VIEW} />
    </QueryHarness>,
  );
  return () => seen.filter(({ method }) => method !== 'GET').map(({ body }) => body);
}

const anchor = (text: string) =>
  screen.findByRole('button', { name: new RegExp(`^Anchor: ${text}\\. Move it`) });

it('moves an anchor by keyboard and by buttons, says what cannot be one, and keeps it', async () => {
  const sent = show();
  (await anchor('crop rotation')).focus();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(await anchor('crop')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(screen.getByRole('alert')).toHaveTextContent(/^This cannot be the anchor/);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'As suggested' }));
  expect(await anchor('crop rotation')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Beginning a word earlier' }));
  expect(await anchor('ask about crop rotation')).toBeVisible();
  const start = ROTATION.sentence.indexOf('ask');
  await waitFor(() => expect(sent().at(-1)).toEqual({ start, end: ROTATION.end }));
});

it('takes the words that are selected for the anchor', async () => {
  const sent = show();
  const { parentElement: text } = await anchor('crop rotation');
  const before = text?.firstChild as Text;
  const range = document.createRange();
  range.setStart(before, before.data.indexOf('ask'));
  range.setEnd(text?.querySelector('mark')?.firstChild as Text, 'crop'.length);
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  fireEvent.pointerUp(text as HTMLElement);
  expect(await anchor('ask about crop')).toBeVisible();
  const start = ROTATION.sentence.indexOf('ask');
  await waitFor(() => expect(sent()).toEqual([{ start, end: start + 'ask about crop'.length }]));
});

it('is decided by letters, with the anchor as it is by then; the next has the focus, and the last can be undone', async () => {
  const sent = show();
  (await anchor('crop rotation')).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Beginning a word earlier' }));
  await userEvent.keyboard('a');
  expect(await screen.findByText(/^Accepted: “ask about crop rotation” to Page 2\.$/)).toBeVisible();
  expect(sent().at(-1)).toMatchObject({ decision: 'accepted' });
  await waitFor(() => expect(document.activeElement?.closest('li')).toHaveTextContent('Green manure covers'));
  await userEvent.keyboard('r');
  expect(await screen.findByText(/^Rejected: “Green manure”/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await anchor('Green manure')).toBeVisible();
  expect(screen.queryByText(/^Rejected: /)).not.toBeInTheDocument();
});

it('shows what was accepted, which can be reopened', async () => {
  show();
  await anchor('crop rotation');
  await userEvent.click(screen.getAllByRole('button', { name: 'Accept' })[0]!);
  await userEvent.click(screen.getByRole('combobox', { name: 'Show' }));
  await userEvent.click(await screen.findByRole('option', { name: /^Accepted/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Reopen' }));
  expect(await screen.findByText('Nothing is accepted yet')).toBeVisible();
});

it('accepts all to a page at once, where they are in order of these', async () => {
  const sent = show('/?sort=target');
  await userEvent.click(await screen.findByRole('button', { name: 'Accept all to Page 2' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Anchor/ })).not.toBeInTheDocument());
  expect(sent()).toEqual([{ target: 2 }]);
});

it('says why, with all numbers and their sum', async () => {
  show();
  (await anchor('crop rotation')).focus();
  await userEvent.keyboard('w');
  expect(await screen.findByText('45.00 + 30.00 + 10.00 = 85.00 of 100')).toBeInTheDocument();
});

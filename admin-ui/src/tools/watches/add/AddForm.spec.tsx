import type { WatchImportView, WatchTermsView } from '@contracts/watches/watches';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationContextProvider } from 'react-admin';
import { answerApi, Refusal } from '../../../testing/answerApi';
import { handoverPath } from '../../../shared/handover/handover';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import { aWatch } from '../../../testing/watches';
import { AddForm } from './AddForm';

const TERMS: WatchTermsView = {
  active: 1,
  allowed: 5,
  checksPerWatch: 30,
  time: '30 days',
  resetAt: null,
  intervals: [1_440, 10_080],
  watches: 1,
  paused: 0,
  pausedByPlan: 0,
};

async function show(answers: Parameters<typeof answerApi>[0], path = '/') {
  await signIn(aStudent());
  const seen = answerApi({ 'GET /watches/tags': () => [], ...answers });
  const onDone = vi.fn();
  render(
    <QueryHarness path={path}>
      <NotificationContextProvider>
        <AddForm terms={TERMS} onDirty={vi.fn()} onDone={onDone} onClose={vi.fn()} />
      </NotificationContextProvider>
    </QueryHarness>,
  );
  const sent = () => seen.findLast(({ method }) => method === 'POST')?.body;
  return { onDone, sent };
}

it('adds a page with the usual settings, by an address without its scheme', async () => {
  const { onDone, sent } = await show({ 'POST /watches': () => aWatch() });
  await userEvent.type(screen.getByLabelText('URL of a page'), 'shop.example/shoe');
  await userEvent.click(screen.getByRole('button', { name: 'Watch this page' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent()).toMatchObject({
    url: 'https://shop.example/shoe',
    scope: { part: 'main' },
    intervalMinutes: 1_440,
    notify: true,
  });
});

it.each([
  ['an address that is none, before it is sent', 'no page', /^Enter the full URL of a page/],
  ['a page that is watched already', 'shop.example', 'You already watch this page'],
])('says at the field what is wrong with %s', async (_, typed, sentence) => {
  const { onDone } = await show({
    'POST /watches': () => new Refusal(409, 'You already watch this page'),
  });
  const field = screen.getByLabelText('URL of a page');
  await userEvent.type(field, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Watch this page' }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(field).toHaveAccessibleDescription(sentence);
  expect(field).toHaveValue(typed);
  expect(onDone).not.toHaveBeenCalled();
});

it('tells of several lines what became of each, and leads back to those that were refused', async () => {
  const result: WatchImportView = {
    added: 1,
    lines: [
      { line: 1, text: 'https://a.example/', outcome: 'added', sentence: '', id: 'w1' },
      {
        line: 2,
        text: 'https://b.example/',
        outcome: 'already',
        sentence: 'You already watch this page',
        id: 'w2',
      },
      { line: 4, text: 'nonsense', outcome: 'refused', sentence: 'This is not a URL.', id: null },
    ],
  };
  const { sent } = await show({ 'POST /watches/import': () => result });
  await userEvent.click(screen.getByRole('button', { name: 'Several pages' }));
  await userEvent.click(screen.getByLabelText('URLs, one per line'));
  await userEvent.paste('https://a.example/\nhttps://b.example/\n\nnonsense');
  await userEvent.click(screen.getByRole('button', { name: 'Watch these pages' }));
  const lines = within(await screen.findByRole('list', { name: 'Result of each line' }));
  expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Line 1: https://a.example/Added',
    'Line 2: https://b.example/You already watch this pageAlready watched',
    'Line 4: nonsenseThis is not a URL.Refused',
  ]);
  expect(sent()).toMatchObject({ text: 'https://a.example/\nhttps://b.example/\n\nnonsense', name: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Correct 1 line' }));
  expect(screen.getByLabelText('URLs, one per line')).toHaveValue('nonsense');
});

it.each<[what: string, opening: string, pages: string[], label: string]>([
  ['a page', 'one', ['https://shop.example/a'], 'URL of a page'],
  ['pages', 'several', ['https://shop.example/a', 'https://shop.example/b'], 'URLs, one per line'],
])('begins with %s that another tool hands over', async (_, opening, pages, label) => {
  await show({}, handoverPath(`/content-detection?add=${opening}`, { pages }, '/full-site-scrapper/c1'));
  expect(screen.getByLabelText(label)).toHaveValue(pages.join('\n'));
});

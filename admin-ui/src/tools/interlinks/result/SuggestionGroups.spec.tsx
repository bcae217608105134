import type { InterlinkSuggestionView } from '@contracts/interlinks/interlink-views';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { SuggestionGroups } from './SuggestionGroups';
import type { Decisions } from './useDecisions';

const page = (id: number) => ({ id, url: `https://site.example/${id}`, title: `Page ${id}` });

const suggestion = (number: number): InterlinkSuggestionView => ({
  id: String(number),
  sentence: `Sentence ${number} tells of kettles.`,
  start: 0,
  end: 8,
  suggested: { start: 0, end: 8 },
  blocked: [],
  reasons: { score: 50 } as InterlinkSuggestionView['reasons'],
  source: page(1),
  target: page(2),
  language: 'en',
  decision: 'open',
});

const decisions = { busy: undefined, decide: vi.fn(() => Promise.resolve()) } as unknown as Decisions;

const groups = (suggestions: InterlinkSuggestionView[]) => (
  <AdminContext>
    <SuggestionGroups suggestions={suggestions} order="score" decisions={decisions} />
  </AdminContext>
);
const itemWithFocus = () => document.activeElement?.closest('li')?.textContent ?? '';

it('gives the focus of a suggestion that leaves to the next one, also where the list is told anew before it leaves', async () => {
  const all = [1, 2, 3].map(suggestion);
  const { rerender } = render(groups(all));
  screen.getAllByRole('button', { name: 'Accept' })[1]?.focus();
  await userEvent.keyboard('a');
  rerender(groups([...all]));
  expect(itemWithFocus()).toContain('Sentence 2');
  rerender(groups(all.filter(({ id }) => id !== '2')));
  expect(itemWithFocus()).toContain('Sentence 3');
});

it('keeps the focus on one that stays, whose button leaves', async () => {
  const all = [1, 2].map(suggestion);
  const { rerender } = render(groups(all));
  screen.getAllByRole('button', { name: 'Accept' })[0]?.focus();
  await userEvent.keyboard('a');
  rerender(groups(all.map((each) => (each.id === '1' ? { ...each, decision: 'accepted' } : each))));
  expect(itemWithFocus()).toContain('Sentence 1');
});

import type { SavedBlockEntry } from '@contracts/blocks/blocks';
import { render, screen, waitFor, within } from '@testing-library/react';
import { answerApi } from '../../../testing/answerApi';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import { ToRefresh } from './ToRefresh';

const block = (id: string): SavedBlockEntry => ({
  ...{ id, name: `Box ${id}`, variant: 'product-box-1', countClicks: false, toRefresh: true },
  ...{ createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' },
});

async function show(blocks: SavedBlockEntry[]) {
  await signIn(aStudent());
  const seen = answerApi({ 'GET /blocks': () => blocks });
  render(<ToRefresh />, { wrapper: QueryHarness });
  await waitFor(() => expect(seen).not.toEqual([]));
}

it('lists the updated blocks that were not copied since, each with the way to it', async () => {
  await show([block('b1'), block('b2')]);
  const list = await screen.findByRole('region', { name: 'To refresh on your site' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(within(list).getByRole('link', { name: /^Box b1/ })).toHaveAttribute(
    'href',
    expect.stringContaining('b1'),
  );
});

it('is not there where all are copied', async () => {
  await show([]);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

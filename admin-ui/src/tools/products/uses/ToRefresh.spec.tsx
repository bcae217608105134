import type { SavedBlockEntry } from '@contracts/blocks/blocks';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as stylesheets from '../../../shared/blocks/stylesheets';
import * as clipboard from '../../../shared/clipboard';
import { answerApi } from '../../../testing/answerApi';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import { presetBlock } from '../../../../../test/support/blocks';
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
  expect(await within(list).findAllByRole('listitem')).toHaveLength(2);
  expect(within(list).getByRole('link', { name: /^Box b1/ })).toHaveAttribute(
    'href',
    expect.stringContaining('b1'),
  );
});

it('is not there where all are copied', async () => {
  await show([]);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('copies a block with its style, notes that, takes it off the list, and goes on to the next one', async () => {
  await signIn(aStudent());
  const config = presetBlock('product-box-1').config;
  let left = [block('b1'), block('b2')];
  const copied = (id: string) => () => {
    left = left.filter((one) => one.id !== id);
    return { ...block(id), config };
  };
  const seen = answerApi({
    'GET /blocks': () => left,
    'GET /blocks/b1': () => ({ ...block('b1'), config }),
    'GET /blocks/b2': () => ({ ...block('b2'), config }),
    'POST /blocks/b1/copied': copied('b1'),
    'POST /blocks/b2/copied': copied('b2'),
    'POST /auth/moduleLogs': () => ({}),
  });
  vi.spyOn(stylesheets, 'loadStylesheet').mockResolvedValue('.cohort { color: red }');
  const copies = vi.spyOn(clipboard, 'copyText').mockResolvedValue(true);
  render(
    <>
      <h1 tabIndex={-1}>Product Library</h1>
      <ToRefresh />
    </>,
    { wrapper: QueryHarness },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Copy block Box b1' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Copy block Box b2' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(copies.mock.lastCall?.[0]).toContain('.cohort{color:red}');
  expect(copies.mock.lastCall?.[0]).toContain('<div');
  expect(seen.map(({ method, path }) => `${method} ${path}`)).toContain('POST /blocks/b1/copied');
});

import type { TakeOverBlock } from '@contracts/products/take-over';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { answerApi, Refusal } from '../../../testing/answerApi';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import { WithToasts } from '../../../testing/WithToasts';
import { TakeOverDialog } from './TakeOverDialog';

function aBlock(id: string, change: Partial<TakeOverBlock> = {}): TakeOverBlock {
  return {
    ...{ id, name: `Box ${id}`, variant: 'product-box-1', countClicks: false },
    ...{ createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' },
    ...{ allowed: true, mark: `mark ${id}` },
    changes: [
      { label: 'Price', before: '$249.00', after: '$229.00' },
      { label: 'Description', before: '', after: 'Strong' },
    ],
    ...change,
  };
}

async function show(check: () => unknown, answers: Parameters<typeof answerApi>[0] = {}) {
  await signIn(aStudent());
  const seen = answerApi({ 'POST /products/p1/take-over/check': check, ...answers });
  const onClose = vi.fn();
  function Closing() {
    const [open, setOpen] = useState(true);
    const close = () => {
      onClose();
      setOpen(false);
    };
    return <TakeOverDialog open={open} product={{ id: 'p1', name: 'Mixer' }} onClose={close} />;
  }
  render(
    <ThemeProvider theme={createTheme()}>
      <WithToasts>
        <Closing />
      </WithToasts>
    </ThemeProvider>,
    { wrapper: QueryHarness },
  );
  const sent = () => seen.findLast(({ path }) => path === '/products/p1/take-over')?.body;
  return { onClose, sent };
}

it.each([
  [0, 'No saved block uses this product'],
  [3, 'All blocks are up to date'],
])('says that there is nothing to do where %i blocks use the product', async (used, sentence) => {
  await show(() => ({ used, blocks: [] }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Update/ })).toBeNull();
});

it('says why blocks could not be compared, and tries again', async () => {
  let isDown = true;
  await show(() => (isDown ? new Refusal(503, 'Down.') : { used: 1, blocks: [aBlock('b1')] }));
  const alert = await screen.findByRole('alert');
  isDown = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Box b1/ })).toBeInTheDocument();
});

it('shows each value before and after, updates the chosen blocks, and takes that back', async () => {
  const { onClose, sent } = await show(() => ({ used: 2, blocks: [aBlock('b1'), aBlock('b2')] }), {
    'POST /products/p1/take-over': () => ({ changed: 1, left: [], undo: 'u1' }),
    'POST /products/take-overs/u1/undo': () => ({ restored: 1, changedSince: 0 }),
  });
  const price = (await screen.findAllByText('$249.00'))[0]?.closest('dd');
  expect(price).toHaveTextContent('before: $249.00→after: $229.00');
  expect(screen.getAllByText('nothing')).toHaveLength(2);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Update Box b2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Update 1 block' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual({ blocks: [{ id: 'b1', mark: 'mark b1' }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone: 1 block as before.')).toBeInTheDocument();
});

it('names what was left, and shows what would change now', async () => {
  const { onClose } = await show(() => ({ used: 2, blocks: [aBlock('b1'), aBlock('b2')] }), {
    'POST /products/p1/take-over': () => ({
      changed: 4,
      undo: 'u1',
      left: [
        { id: 'b1', name: 'Box b1', reason: 'changed' },
        { id: 'b2', name: '', reason: 'gone' },
      ],
    }),
    'POST /products/take-overs/u1/undo': () => ({ restored: 3, changedSince: 1 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Update 2 blocks' }));
  expect(await screen.findByText(/2 blocks were not updated/)).toHaveTextContent(
    'Box b1: it or the product was changed meanwhile. Look at what would change now.Box b2: it was deleted meanwhile.',
  );
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByText(/^4 saved blocks updated\./)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(
    await screen.findByText(
      'Undone: 3 blocks as before. 1 block was changed again since and stayed that way.',
    ),
  ).toBeInTheDocument();
});

it('leaves blocks alone whose style is not among the tools any more', async () => {
  await show(() => ({ used: 1, blocks: [aBlock('b1', { allowed: false })] }));
  expect(await screen.findByText(/no longer among your tools/)).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Update Box b1' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /^Update/ })).toBeNull();
});

it('shows many blocks page by page, and chooses among all of them', async () => {
  const blocks = Array.from({ length: 23 }, (_, i) => aBlock(`b${i + 1}`));
  await show(() => ({ used: 23, blocks }));
  const list = await screen.findByRole('list', { name: 'Blocks that differ' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(await screen.findByRole('button', { name: 'Go to next page' }));
  expect(within(list).getByRole('link', { name: /^Box b11/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 23 blocks' }));
  expect(screen.getByRole('button', { name: 'Update blocks' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 23 blocks' }));
  expect(screen.getByRole('button', { name: 'Update 23 blocks' })).toBeEnabled();
});

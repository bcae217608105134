import type { BlockVariant, SavedBlockView } from '@contracts/blocks/blocks';
import { presetOf } from '@domain/blocks/blocks';
import { render, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { answerApi, Refusal } from '../../../testing/answerApi';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import { WithToasts } from '../../../testing/WithToasts';
import { useLinkedBlock } from './useLinkedBlock';

const BLOCK: SavedBlockView = {
  ...{ id: 'b1', name: 'Mixer', variant: 'product-box-1', countClicks: false },
  ...{ createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' },
  config: presetOf('product-box-1'),
};

async function show(block: () => unknown, variants: BlockVariant[]) {
  await signIn(aStudent());
  answerApi({ 'GET /blocks/b1': block });
  const open = vi.fn<(saved: SavedBlockView) => void>();
  function Page() {
    useLinkedBlock(variants, open);
    return <output aria-label="Query">{useLocation().search}</output>;
  }
  render(
    <WithToasts>
      <Page />
    </WithToasts>,
    {
      wrapper: ({ children }) => (
        <QueryHarness path="/product-box-generator?block=b1">{children}</QueryHarness>
      ),
    },
  );
  return open;
}

it('opens the block that the address names, once', async () => {
  const open = await show(() => BLOCK, ['product-box-1']);
  await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(BLOCK));
  await waitFor(() => expect(screen.getByRole('status', { name: 'Query' })).toBeEmptyDOMElement());
});

it.each<[what: string, block: () => unknown, variants: BlockVariant[], told: string]>([
  ['is gone', () => new Refusal(404, 'Not found.'), ['product-box-1'], 'This block is not there any more.'],
  [
    'cannot be read',
    () => new Refusal(503, 'The server is being restarted.'),
    [],
    'The server is being restarted.',
  ],
  [
    'has a style that one may not use',
    () => BLOCK,
    ['product-box-2'],
    'You cannot open Product Box 1 any more.',
  ],
])('says so where the block %s', async (_, block, variants, told) => {
  const open = await show(block, variants);
  expect(await screen.findByText(told)).toBeInTheDocument();
  expect(open).not.toHaveBeenCalled();
});

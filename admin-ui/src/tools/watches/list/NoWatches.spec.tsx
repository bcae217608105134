import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../testing/answerApi';
import { QueryHarness } from '../../../testing/QueryHarness';
import { NoWatches } from './NoWatches';

function show(allowed: number) {
  answerApi({ 'GET /watches/terms': () => ({ active: 0, allowed }) });
  const [onAdd, onSample] = [vi.fn(), vi.fn()];
  render(
    <QueryHarness>
      <NoWatches onAdd={onAdd} onSample={onSample} />
    </QueryHarness>,
  );
  return { onAdd, onSample };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('leads to the first page where there is a place for it', async () => {
  const { onAdd, onSample } = show(1);
  expect(await screen.findByText('No pages watched yet')).toBeVisible();
  await press('Add pages');
  expect(onAdd).toHaveBeenCalledOnce();
  await press('See a sample');
  expect(onSample).toHaveBeenCalledOnce();
});

it('leads to the plans where there is none, and to the sample', async () => {
  const { onSample } = show(0);
  expect(await screen.findByText('Your plan has no place for watched pages')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add pages' })).not.toBeInTheDocument();
  await press('See a sample');
  expect(onSample).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('link', { name: 'See the plans' }));
  expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent('/pricing');
});

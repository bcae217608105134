import { DEFAULT_SETTINGS } from '@contracts/strategy/default-settings';
import type { StrategyView } from '@contracts/strategy/strategy';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../providers/apiClient';
import { ThresholdsDialog } from './ThresholdsDialog';

const VIEW = { settings: { ...DEFAULT_SETTINGS, granularity: 'tight', thinWords: 60 } } as StrategyView;

function show(onSave = vi.fn().mockResolvedValue(undefined)) {
  const onClose = vi.fn();
  render(<ThresholdsDialog open view={VIEW} onSave={onSave} onClose={onClose} />);
  return { onSave, onClose };
}

const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('refuses a partial cover above a whole one, and judges by what is mended', async () => {
  const { onSave, onClose } = show();
  enter('Partial from', '0.5');
  await press('Apply');
  expect(await screen.findByText(/^This must be smaller than what counts as covered/)).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
  enter('Partial from', '0.25');
  await press('Apply');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onSave.mock.lastCall?.[0]).toMatchObject({ partial: 0.25, thinWords: 60, granularity: 'tight' });
});

it('goes back to the usual ones, but for the size of groups', async () => {
  const { onSave } = show();
  await press('Reset');
  await press('Apply');
  await waitFor(() =>
    expect(onSave.mock.lastCall?.[0]).toMatchObject({ ...DEFAULT_SETTINGS, granularity: 'tight' }),
  );
});

it.each([
  ['at its field', new ApiError(422, 'Wrong.', undefined, { maxDepth: 'Too deep.' }), 'Too deep.'],
  ['of all of it', new ApiError(503, 'Not available right now.'), 'Not available right now.'],
])('says what is refused %s, and stays open', async (_, refusal, told) => {
  const { onClose } = show(vi.fn().mockRejectedValue(refusal));
  await press('Apply');
  expect(await screen.findByText(told)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

import { DEFAULT_INSTANCE } from '@contracts/instance/instance';
import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { showInstance } from '../../shared/instance';
import { ListHarness } from '../../testing/ListHarness';
import { FirstStepsButton } from './FirstStepsButton';
import userEvent from '@testing-library/user-event';

afterEach(() => showInstance(DEFAULT_INSTANCE));

function Toolbar() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        Turn
      </button>
      {isShown ? <FirstStepsButton /> : null}
    </>
  );
}

function show(total: number) {
  const getList = vi.fn().mockResolvedValue({ data: [], total });
  render(
    <ListHarness dataProvider={{ getList }}>
      <Toolbar />
    </ListHarness>,
  );
  return getList;
}

it('leads to the Dashboard while a step is left', async () => {
  show(0);
  for (const link of await screen.findAllByRole('link', { name: 'First steps' })) {
    expect(link).toHaveAttribute('href', '/dashboard');
  }
});

it('is not there once all is done, and asks no more', async () => {
  showInstance({ ...DEFAULT_INSTANCE, mail: true, contactEmail: 'help@cohort.example' });
  const getList = show(1);
  await waitFor(() => expect(getList).toHaveBeenCalledTimes(3));
  const turn = screen.getByRole('button', { name: 'Turn' });
  await userEvent.click(turn);
  await userEvent.click(turn);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(getList).toHaveBeenCalledTimes(3);
});

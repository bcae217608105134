import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListBase } from 'react-admin';
import { ListHarness } from '../../testing/ListHarness';
import { RecordRows } from './RecordRows';

const ROWS = ['Ada', 'Ben'].map((name) => ({ id: name, name }));

/** A screen that can be turned; jsdom has none. */
function turnedScreen() {
  let isPhone = false;
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return isPhone && query.includes('max-width');
    },
    addEventListener: (_: string, told: () => void) => listeners.add(told),
    removeEventListener: (_: string, told: () => void) => listeners.delete(told),
  }));
  return {
    turn: () =>
      act(() => {
        isPhone = !isPhone;
        listeners.forEach((told) => told());
      }),
  };
}

it('keeps chosen rows when a phone is turned', async () => {
  const { turn } = turnedScreen();
  const getList = async () => ({ data: ROWS, total: ROWS.length });
  render(
    <ListHarness dataProvider={{ getList } as never}>
      <ListBase>
        <RecordRows<(typeof ROWS)[number]> name="name" detail={() => ({})}>
          {null}
        </RecordRows>
      </ListBase>
    </ListHarness>,
  );
  const row = await screen.findByRole('row', { name: /Ada/ });
  await userEvent.click(within(row).getByRole('checkbox'));
  for (const _ of ['to its cards', 'back to the table']) {
    turn();
    expect(await screen.findByRole('checkbox', { name: 'Select Ada' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select Ben' })).not.toBeChecked();
  }
});

import { act, renderHook } from '@testing-library/react';
import { useRowSelection } from './useRowSelection';

const PAGE = [{ id: 'a' }, { id: 'b' }];

function select(total = 5) {
  const hook = renderHook(
    ({ items, filter }: { items: { id: string }[]; filter: object }) =>
      useRowSelection({ items, total, filter }),
    { initialProps: { items: PAGE, filter: {} } },
  );
  return {
    ...hook,
    now: () => hook.result.current,
    do: (change: (selection: ReturnType<typeof useRowSelection>) => void) =>
      act(() => change(hook.result.current)),
  };
}

it('chooses rows, the page, and all that match', () => {
  const { now, do: act } = select();
  act(({ toggle }) => toggle('b'));
  expect(now()).toMatchObject({ ids: ['b'], count: 1, isAll: false });
  act(({ toggleAll }) => toggleAll());
  expect(now()).toMatchObject({ count: 2, isAll: true, isWhole: false, more: 5 });
  act(({ chooseAll }) => chooseAll());
  expect(now()).toMatchObject({ count: 5, isWhole: true, more: 0, selected: { filter: {}, expected: 5 } });
  act(({ toggle }) => toggle('a'));
  expect(now()).toMatchObject({ count: 1, isWhole: false, selected: { ids: ['b'] } });
});

it('forgets rows out of sight, and all that match once another filter is asked', () => {
  const { now, do: act, rerender } = select();
  act(({ toggleAll }) => toggleAll());
  rerender({ items: [{ id: 'b' }, { id: 'c' }], filter: {} });
  expect(now().ids).toEqual(['b']);
  act(({ chooseAll }) => chooseAll());
  rerender({ items: [{ id: 'd' }], filter: {} });
  expect(now()).toMatchObject({ count: 5, ids: ['d'] });
  rerender({ items: [{ id: 'd' }], filter: { q: 'x' } });
  expect(now().count).toBe(0);
});

import { act, renderHook } from '@testing-library/react';
import { useProductSelection } from './useProductSelection';

const PAGE = [{ id: 'a' }, { id: 'b' }];

function select(total = 5) {
  const hook = renderHook(
    ({ rows, filter }: { rows: { id: string }[]; filter: string }) =>
      useProductSelection(rows, total, filter),
    { initialProps: { rows: PAGE, filter: '{}' } },
  );
  return {
    ...hook,
    now: () => hook.result.current,
    do: (change: (selection: ReturnType<typeof useProductSelection>) => void) =>
      act(() => change(hook.result.current)),
  };
}

it('chooses rows, the page, and all that match', () => {
  const { now, do: act } = select();
  act(({ toggle }) => toggle('b'));
  expect(now()).toMatchObject({ ids: ['b'], count: 1, isAll: false });
  act(({ toggleAll }) => toggleAll());
  expect(now()).toMatchObject({ count: 2, isAll: true, isWhole: false });
  act(({ chooseWhole }) => chooseWhole());
  expect(now()).toMatchObject({ count: 5, isWhole: true });
  act(({ toggle }) => toggle('a'));
  expect(now()).toMatchObject({ ids: ['b'], count: 1, isWhole: false });
});

it('forgets rows out of sight, and all that match once another filter is asked', () => {
  const { now, do: act, rerender } = select();
  act(({ toggleAll }) => toggleAll());
  rerender({ rows: [{ id: 'b' }, { id: 'c' }], filter: '{}' });
  expect(now().ids).toEqual(['b']);
  act(({ chooseWhole }) => chooseWhole());
  rerender({ rows: [{ id: 'd' }], filter: '{}' });
  expect(now()).toMatchObject({ count: 5, ids: ['d'] });
  rerender({ rows: [{ id: 'd' }], filter: '{"q":"x"}' });
  expect(now().count).toBe(0);
});

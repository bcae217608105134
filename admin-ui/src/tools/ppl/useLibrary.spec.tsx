import { PPL_SEARCH_REST_MS } from '@contracts/ppl/ppl';
import { act, renderHook } from '@testing-library/react';
import { QueryHarness } from '../../testing/QueryHarness';
import * as pplApi from './pplApi';
import { useLibrary } from './useLibrary';

const listFiles = vi.spyOn(pplApi, 'listFiles');
const listTags = vi.spyOn(pplApi, 'listTags');

/** How many files a text finds. */
const TOTALS: Record<string, number> = { '': 12, roof: 3 };

/** The texts that were searched by so far. */
const searched = () => listFiles.mock.calls.map(([{ text }]) => text);

beforeEach(() => {
  vi.useFakeTimers();
  listFiles
    .mockReset()
    .mockImplementation(({ text }) => Promise.resolve({ items: [], total: TOTALS[text] ?? 0 }));
  listTags.mockReset().mockResolvedValue([]);
});
afterEach(() => vi.useRealTimers());

const open = () => renderHook(() => useLibrary(), { wrapper: QueryHarness }).result;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('searches once nothing was typed for a second', async () => {
  const library = open();
  act(() => library.current.search.enter('ro'));
  await pass(PPL_SEARCH_REST_MS - 10);
  act(() => library.current.search.enter('roof'));
  await pass(PPL_SEARCH_REST_MS - 10);
  expect(searched()).toEqual(['']);
  await pass(10);
  expect(searched()).toEqual(['', 'roof']);
});

it('is cleared at once, text and tag', async () => {
  const library = open();
  act(() => library.current.search.enter('roof'));
  await pass(PPL_SEARCH_REST_MS);
  await pass(1);
  expect(library.current.files.data?.total).toBe(3);
  act(() => library.current.setTag('home'));
  expect(library.current.isFiltered).toBe(true);
  act(() => library.current.clear());
  await pass(PPL_SEARCH_REST_MS);
  expect([library.current.search.entered, library.current.tag, library.current.isFiltered]).toEqual([
    '',
    '',
    false,
  ]);
  await pass(1);
  expect(library.current.files.data?.total).toBe(12);
});

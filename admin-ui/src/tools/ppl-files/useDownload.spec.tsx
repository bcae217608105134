import type { PplFileView } from '@contracts/ppl/ppl';
import { PPL_MESSAGES } from '@contracts/ppl/ppl-messages';
import { act, renderHook } from '@testing-library/react';
import { useNotify } from 'react-admin';
import { QueryHarness } from '../../testing/QueryHarness';
import { signIn } from '../../testing/signIn';
import { aStudent } from '../../testing/users';
import { downloadFile } from './pplApi';
import { useDownload } from './useDownload';

jest.mock('./pplApi', () => ({ ...jest.requireActual<object>('./pplApi'), downloadFile: jest.fn() }));
jest.mock('react-admin', () => ({
  ...jest.requireActual<object>('react-admin'),
  useNotify: jest.fn(),
}));

const FILE: PplFileView = {
  _id: '1',
  id: '1',
  name: 'Leads',
  filePath: 'leads.csv',
  isPro: false,
  tags: [],
  bytes: 10,
  rows: 1,
  downloads: 0,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};

async function asFreeStudent() {
  await signIn(aStudent());
  const notify = jest.fn();
  jest.mocked(useNotify).mockReturnValue(notify);
  jest.mocked(downloadFile).mockReset();
  const { result } = renderHook(() => useDownload(), { wrapper: QueryHarness });
  return { result, notify };
}

it('ignores further clicks while a file is on its way', async () => {
  const { result } = await asFreeStudent();
  let arrive: () => void = () => undefined;
  jest.mocked(downloadFile).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  act(() => void [1, 2, 3].map(() => result.current.download(FILE)));
  expect(result.current.busy).toEqual(['1']);
  expect(downloadFile).toHaveBeenCalledTimes(1);
  await act(async () => arrive());
  expect(result.current.busy).toEqual([]);
});

it('tells a free student of a premium file why it stays closed, without asking for it', async () => {
  const { result, notify } = await asFreeStudent();
  await act(() => result.current.download({ ...FILE, isPro: true }));
  expect(notify.mock.lastCall?.[0]).toBe(PPL_MESSAGES.paidOnly);
  expect(downloadFile).not.toHaveBeenCalled();
});

it('says that a download failed, and can be tried again', async () => {
  const { result, notify } = await asFreeStudent();
  jest.mocked(downloadFile).mockRejectedValue(new Error('cut off'));
  await act(() => result.current.download(FILE));
  expect(notify.mock.lastCall?.[0]).toBe(PPL_MESSAGES.downloadFailed);
  await act(() => result.current.download(FILE));
  expect(downloadFile).toHaveBeenCalledTimes(2);
});

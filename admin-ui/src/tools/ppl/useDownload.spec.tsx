import type { PplFileView } from '@contracts/ppl/ppl';
import { PPL_MESSAGES } from '@contracts/ppl/ppl-messages';
import { act } from '@testing-library/react';
import { QueryHarness } from '../../testing/QueryHarness';
import { renderWithNotices } from '../../testing/renderWithNotices';
import { signIn } from '../../testing/signIn';
import { aStudent } from '../../testing/users';
import * as pplApi from './pplApi';
import { useDownload } from './useDownload';

const downloadFile = vi.spyOn(pplApi, 'downloadFile');

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
  downloadFile.mockReset();
  return renderWithNotices(() => useDownload(), QueryHarness);
}

it('ignores further clicks while a file is on its way', async () => {
  const { result } = await asFreeStudent();
  let arrive: () => void = () => undefined;
  downloadFile.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  act(() => void [1, 2, 3].map(() => result.current.download(FILE)));
  expect(result.current.busy).toEqual(['1']);
  expect(downloadFile).toHaveBeenCalledTimes(1);
  await act(async () => arrive());
  expect(result.current.busy).toEqual([]);
});

it('tells a free student of a premium file why it stays closed, without asking for it', async () => {
  const { result, notices } = await asFreeStudent();
  await act(() => result.current.download({ ...FILE, isPro: true }));
  expect(notices().at(-1)).toBe(PPL_MESSAGES.paidOnly);
  expect(downloadFile).not.toHaveBeenCalled();
});

it('says that a download failed, and can be tried again', async () => {
  const { result, notices } = await asFreeStudent();
  downloadFile.mockRejectedValue(new Error('cut off'));
  await act(() => result.current.download(FILE));
  expect(notices().at(-1)).toBe(PPL_MESSAGES.downloadFailed);
  await act(() => result.current.download(FILE));
  expect(downloadFile).toHaveBeenCalledTimes(2);
});

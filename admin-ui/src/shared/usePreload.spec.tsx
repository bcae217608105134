import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { apiFetch } from '../providers/apiClient';
import { useWasQuiet } from './usePreload';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Probe() {
  return <output>{useWasQuiet() ? 'quiet' : 'waiting'}</output>;
}

function afterASecond(page: ReactNode): string | null {
  render(
    <>
      {page}
      <Probe />
    </>,
  );
  act(() => void vi.advanceTimersByTime(1_000));
  return screen.getByRole('status').textContent;
}

it.each<[string, ReactNode, string]>([
  ['a page that is there', <p key="p">Users</p>, 'quiet'],
  ['a page that says it loads', <p key="p" aria-busy />, 'waiting'],
  ['an outline', <p key="p" data-outline />, 'waiting'],
  [
    'a dialog over a list that waits for it',
    <div key="d">
      <p data-outline />
      <div role="dialog">New User</div>
    </div>,
    'quiet',
  ],
  [
    'a dialog that loads',
    <div key="d" role="dialog">
      <p aria-busy />
    </div>,
    'waiting',
  ],
])('is told of %s', (_, page, expected) => {
  expect(afterASecond(page)).toBe(expected);
});

it('waits for an answer of the API', async () => {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  const asked = apiFetch('/saved-sets');
  expect(afterASecond(<p>Users</p>)).toBe('waiting');
  answer(new Response('[]'));
  await asked;
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('status').textContent).toBe('quiet');
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NotificationContextProvider, UndoableMutationsContextProvider, useNotify } from 'react-admin';
import { session } from '../../session/useSession';
import { Toasts } from './Toasts';

type Told = Parameters<ReturnType<typeof useNotify>>;

function Page({ told }: { told: Told[] }) {
  const notify = useNotify();
  return <button onClick={() => told.forEach((one) => notify(...one))}>Go on</button>;
}

function show(...told: Told[]): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NotificationContextProvider>
        <UndoableMutationsContextProvider>
          <Page told={told} />
          <Toasts />
        </UndoableMutationsContextProvider>
      </NotificationContextProvider>
    </QueryClientProvider>,
  );
  goOn();
}

const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('tells a failure that repeats itself once, two seconds from its last time', () => {
  show(['Slow down', { type: 'error' }], ['Slow down', { type: 'error' }]);
  pass(1500);
  goOn();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  pass(1500);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  pass(500);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  goOn();
  expect(screen.getByRole('alert')).toHaveTextContent('Slow down');
});

it('tells that the session is lost, and not what failed by it', () => {
  vi.spyOn(session, 'getState').mockReturnValue({ status: 'guest', left: false });
  show(
    ['Invalid access_token', { type: 'error', ofSession: true }],
    ['Server Error -> retry later', { type: 'error' }],
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid access_token');
});

it('tells every failure that is another, and every success', () => {
  show(
    ['Slow down', { type: 'error' }],
    ['Server Error!', { type: 'error' }],
    ['Saved', { type: 'success' }],
    ['Saved', { type: 'success' }],
  );
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  expect(screen.getAllByRole('status')).toHaveLength(2);
});

it('lets what passes by go after two seconds, though the pointer is there', () => {
  show(['Logged in', { type: 'success', passing: true }]);
  fireEvent.mouseEnter(screen.getByRole('status'));
  pass(1999);
  expect(screen.getByRole('status')).toHaveTextContent('Logged in');
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  pass(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

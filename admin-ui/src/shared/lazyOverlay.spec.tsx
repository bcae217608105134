import { act, render, screen } from '@testing-library/react';
import { lazyNamed } from './lazyNamed';
import { lazyOverlay } from './lazyOverlay';
import { Deferred } from './Deferred';

const Part = ({ open }: { open: boolean }) => <p>{open ? 'Open' : 'Closing'}</p>;
const loader = () => vi.fn(() => Promise.resolve({ Part }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('is loaded in a quiet moment, and shows nothing', async () => {
  const load = loader();
  const Overlay = lazyOverlay(load, 'Part');
  const { container } = render(<Overlay open={false} />);
  expect(load).not.toHaveBeenCalled();
  await pass(500);
  expect(load).toHaveBeenCalledTimes(1);
  expect(container).toBeEmptyDOMElement();
});

it('is loaded when it is opened, and stays to close', async () => {
  const load = loader();
  const Overlay = lazyOverlay(load, 'Part');
  const { rerender } = render(<Overlay open />);
  await pass(0);
  expect(screen.getByText('Open')).toBeInTheDocument();
  rerender(<Overlay open={false} />);
  expect(screen.getByText('Closing')).toBeInTheDocument();
});

it('waits for what is to show first', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<{ Page: () => string }>((resolve) => {
    arrive = () => resolve({ Page: () => 'The page' });
  });
  const Page = lazyNamed(() => arrived, 'Page');
  const load = loader();
  const Overlay = lazyOverlay(load, 'Part');
  render(
    <>
      <Deferred>
        <Page />
      </Deferred>
      <Overlay open={false} />
    </>,
  );
  await pass(2000);
  expect(load).not.toHaveBeenCalled();
  arrive();
  await pass(500);
  expect(screen.getByText('The page')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

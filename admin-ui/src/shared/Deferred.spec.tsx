import { type ComponentType, type ReactNode, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Deferred } from './Deferred';
import { lazyNamed } from './lazyNamed';

const turn = () => new Promise((resolve) => setImmediate(resolve));
let root: Root;
let place: HTMLElement;

beforeEach(() => {
  // Within `act` React never leaves a fallback where it is.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance', 'Date'] });
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(async () => {
  root.unmount();
  await settled();
  place.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** React has done what it does now; no more than a moment has passed. */
async function settled() {
  for (let i = 0; i < 10; i += 1) await turn();
  await vi.advanceTimersByTimeAsync(10);
  for (let i = 0; i < 10; i += 1) await turn();
}

/** Shows a part that is loaded a moment after its fallback has shown. */
async function show(Boundary: ComponentType<{ fallback: string; children: ReactNode }>) {
  let load = (): void => undefined;
  const loaded = new Promise<{ Part: () => string }>((resolve) => {
    load = () => resolve({ Part: () => 'There' });
  });
  const Part = lazyNamed(() => loaded, 'Part');
  root.render(
    <Boundary fallback="Loading">
      <Part />
    </Boundary>,
  );
  await settled();
  expect(place).toHaveTextContent('Loading');
  load();
  await settled();
}

it('shows a lazy part as soon as it is loaded', async () => {
  await show(Deferred);
  expect(place).toHaveTextContent('There');
});

it('is needed for as long as Suspense alone leaves its fallback where it is', async () => {
  await show(Suspense);
  expect(place).toHaveTextContent('Loading');
});

import { useSyncExternalStore } from 'react';
import { lazyLoads } from '../shared/lazyNamed';
import { usePrinting } from './usePrinting';

const LOOK_MS = 100;
/** Looks in a row that find nothing to wait for: what has just come may ask for more. */
const CALM_LOOKS = 3;
/** Then it is printed as it is. */
const MOST_LOOKS = 200;
const AWAITED = ':is(main, [role="dialog"]) :is([aria-busy="true"], .MuiSkeleton-root)';

const listeners = new Set<() => void>();
let isPreparing = false;

/**
 * Whether all parts of a result are to stand on the page: they are being printed, or loaded to be. Browsers take a page for
 * the printer as it is, so the keys that print are held back until all is there; by its menu a browser prints what has been
 * loaded.
 */
export function useWholeOnPaper(): boolean {
  const isPrinted = usePrinting();
  const isPrepared = useSyncExternalStore(subscribe, () => isPreparing);
  return isPrinted || isPrepared;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('keydown', printByKeys);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('keydown', printByKeys);
  };
}

function printByKeys(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (key.toLowerCase() !== 'p' || ctrlKey === metaKey || shiftKey || altKey) return;
  event.preventDefault();
  if (!isPreparing) void printWhole();
}

async function printWhole(): Promise<void> {
  prepare(true);
  await loaded();
  window.print();
  prepare(false);
}

function prepare(next: boolean): void {
  isPreparing = next;
  for (const listener of listeners) listener();
}

async function loaded(): Promise<void> {
  let calm = 0;
  for (let look = 0; calm < CALM_LOOKS && look < MOST_LOOKS; look++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const isAwaited = lazyLoads.isWaitedFor() || document.querySelector(AWAITED) !== null;
    calm = isAwaited ? 0 : calm + 1;
  }
}

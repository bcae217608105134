import { Suspense, type SuspenseProps, useSyncExternalStore } from 'react';
import { lazyLoads } from './lazyNamed';

/**
 * Suspense for lazy components, which shows them as soon as they are there. Alone it leaves a fallback that it has shown
 * where it is for 300 ms, so that a page of several parts comes in one piece, and most of ours are loaded in 20.
 */
export function Deferred({ fallback = null, children }: Pick<SuspenseProps, 'fallback' | 'children'>) {
  // Whoever asks again need not wait; React itself does.
  useSyncExternalStore(lazyLoads.subscribe, lazyLoads.count);
  return <Suspense fallback={fallback}>{children}</Suspense>;
}

import { Suspense, type SuspenseProps, useSyncExternalStore } from 'react';
import { lazyLoads } from './lazyNamed';

/**
 * Suspense for lazy components, which shows them as soon as they are there. Alone it leaves a fallback up for 300 ms, so
 * that parts that come one after the other show at once; most of ours are loaded within 20.
 */
export function Deferred({ fallback = null, children }: Pick<SuspenseProps, 'fallback' | 'children'>) {
  // React holds back what it tries again by itself, not what an update of this component brings.
  useSyncExternalStore(lazyLoads.subscribe, lazyLoads.count);
  return <Suspense fallback={fallback}>{children}</Suspense>;
}

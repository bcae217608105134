import { useEffect } from 'react';
import { lazyLoads } from './lazyNamed';

/** Milliseconds after something shows until the code of what opens from it is loaded: what shows at once is first. */
const QUIET_MS = 500;

/** Loads a lazy part, where there is one, in the first quiet moment after its caller shows. */
export function usePreload(part: { preload?: () => void } | undefined): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (lazyLoads.isWaitedFor()) return;
      clearInterval(timer);
      part?.preload?.();
    }, QUIET_MS);
    return () => clearInterval(timer);
  }, [part]);
}

import { useEffect, useEffectEvent, useState } from 'react';
import { lazyLoads } from './lazyNamed';

/** Milliseconds after something shows until the code of what opens from it is loaded: what shows at once is first. */
const QUIET_MS = 500;
const LOADING = '[aria-busy="true"], .MuiSkeleton-root, [data-outline]';

/** Loads a lazy part, where there is one, in the first quiet moment after its caller shows. */
export function usePreload(part: { preload?: () => void } | undefined): void {
  useWhenQuiet(part, () => part?.preload?.());
}

/** Whether there was a quiet moment since its caller shows. */
export function useWasQuiet(): boolean {
  const [wasQuiet, setWasQuiet] = useState(false);
  useWhenQuiet(undefined, () => setWasQuiet(true));
  return wasQuiet;
}

/** Once for each thing that it is about: nothing is waited for, and nothing that shows says that it loads. */
function useWhenQuiet(of: unknown, act: () => void): void {
  const doIt = useEffectEvent(act);
  useEffect(() => {
    const timer = setInterval(() => {
      // What a dialog hides waits for it, not the other way round.
      const shown = document.querySelector('[role="dialog"]') ?? document;
      if (lazyLoads.isWaitedFor() || shown.querySelector(LOADING)) return;
      clearInterval(timer);
      doIt();
    }, QUIET_MS);
    return () => clearInterval(timer);
  }, [of]);
}

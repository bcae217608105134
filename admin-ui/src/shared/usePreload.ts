import { useEffect, useEffectEvent, useState } from 'react';
import { isApiAsked } from '../providers/apiClient';
import { lazyLoads } from './lazyNamed';

/** Code of what opens from a page is loaded when nothing was waited for in so many looks in a row, so many milliseconds apart. */
const QUIET_LOOKS = 2;
const LOOK_MS = 250;
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

/** Once for each thing that it is about: no answer and no code is waited for, and nothing that shows says that it loads. */
function useWhenQuiet(of: unknown, act: () => void): void {
  const doIt = useEffectEvent(act);
  useEffect(() => {
    let quiet = 0;
    const timer = setInterval(() => {
      // What a dialog hides waits for it, not the other way round.
      const shown = document.querySelector('[role="dialog"]') ?? document;
      const isAwaited = isApiAsked() || lazyLoads.isWaitedFor() || shown.querySelector(LOADING);
      quiet = isAwaited ? 0 : quiet + 1;
      if (quiet < QUIET_LOOKS) return;
      clearInterval(timer);
      doIt();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [of]);
}

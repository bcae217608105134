import { useCallback, useSyncExternalStore } from 'react';

const STEP_MS = 30_000;

/** The present, in steps: what is told from it goes with the time. */
export function useNow(stepMs = STEP_MS): number {
  const subscribe = useCallback(
    (onStep: () => void) => {
      const timer = setInterval(onStep, stepMs);
      return () => clearInterval(timer);
    },
    [stepMs],
  );
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / stepMs) * stepMs);
}

import { useSyncExternalStore } from 'react';

const STEP_MS = 30_000;

function subscribe(onStep: () => void): () => void {
  const timer = setInterval(onStep, STEP_MS);
  return () => clearInterval(timer);
}

/** The present, in steps: what is told from it goes with the time. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / STEP_MS) * STEP_MS);
}

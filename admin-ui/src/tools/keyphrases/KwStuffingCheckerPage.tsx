import { StuffingChecker } from './StuffingChecker';

export function KwStuffingCheckerPage() {
  return <StuffingChecker start={startCheckingWorker} />;
}

/** Tests put another in its place: jsdom has no workers. */
function startCheckingWorker(): Worker {
  return new Worker(new URL('./checking.worker.ts', import.meta.url), { type: 'module' });
}

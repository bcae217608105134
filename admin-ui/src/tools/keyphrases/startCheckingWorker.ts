export function startCheckingWorker(): Worker {
  return new Worker(new URL('./checking.worker.ts', import.meta.url), { type: 'module' });
}

/** Tests put others in their place: jsdom has no workers. */
export function startCountingWorker(): Worker {
  return new Worker(new URL('./counting.worker.ts', import.meta.url), { type: 'module' });
}

export function startAnalysisWorker(): Worker {
  return new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' });
}

/** Tests put another in its place: jsdom has no workers. */
export function startLanguageWorker(): Worker {
  return new Worker(new URL('./language.worker.ts', import.meta.url), { type: 'module' });
}

import type { Environment } from '../../../src/config/environment';
import { ThreadedVisitor } from './threaded-visitor';

/** Does some work with a visitor in a thread of its own, which ends with the work or as soon as that is to stop. */
export async function withVisitor<Result>(
  { fetchAllowHosts: allowHosts, publicUrl }: Pick<Environment, 'fetchAllowHosts' | 'publicUrl'>,
  signal: AbortSignal,
  work: (visitor: ThreadedVisitor) => Promise<Result>,
): Promise<Result> {
  const visitor = new ThreadedVisitor({ allowHosts, publicUrl });
  const stop = () => void visitor.close();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await work(visitor);
  } finally {
    signal.removeEventListener('abort', stop);
    await visitor.close();
  }
}

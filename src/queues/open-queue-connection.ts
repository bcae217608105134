import type { QueueConnection } from './queue-connection';
import { createRedisQueueConnection } from './redis-queue-connection';

/** A queue that can't be reached; the sentence names the setting and never its value. */
export class QueueUnreachableError extends Error {}

/** Opens the queue that QUEUE_URL names and waits until it answers. */
export async function openQueueConnection(url: string): Promise<QueueConnection> {
  const connection = createRedisQueueConnection(url);
  try {
    await connection.ping();
    return connection;
  } catch (error) {
    await connection.close();
    const { code } = error as { code?: string };
    const reason = code === undefined ? '' : ` (${code})`;
    throw new QueueUnreachableError(
      `The queue that QUEUE_URL names does not answer${reason}: start it or correct the address.`,
      { cause: error },
    );
  }
}

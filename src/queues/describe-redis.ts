import type { Redis } from 'ioredis';
import type { QueueDescription } from './queue-connection';

/** By INFO, which providers allow where they forbid CONFIG; nothing where that is forbidden too. */
export async function describeRedis(redis: Redis): Promise<QueueDescription> {
  const info = await redis.info().catch((error: unknown) => {
    if (isForbidden(error)) return '';
    throw error;
  });
  const fields = new Map(
    info.split(/\r?\n/).map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
  const number = (name: string) => (fields.has(name) ? Number(fields.get(name)) : undefined);
  return {
    version: fields.get('redis_version'),
    policy: fields.get('maxmemory_policy'),
    usedBytes: number('used_memory'),
    maxBytes: number('maxmemory'),
  };
}

/** By the rights of the user, or because the command was renamed. */
function isForbidden(error: unknown): boolean {
  return error instanceof Error && /^NOPERM|^ERR unknown command/.test(error.message);
}

import { startAllInOne } from './all-in-one';
import type { Cluster } from './cluster';
import { startSeparate } from './separate';

export interface ClusterOptions {
  ownDatabase?: boolean;
  /** Settings beside the usual ones. */
  env?: Record<string, string>;
}

/**
 * Without QUEUE_URL one process with the embedded queue, its database inside unless `ownDatabase` is asked for;
 * else API, worker and database as separate processes.
 */
export function startCluster({ ownDatabase = false, env = {} }: ClusterOptions = {}): Promise<Cluster> {
  return process.env.QUEUE_URL ? startSeparate(env) : startAllInOne(ownDatabase, env);
}

import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { FetchError } from './fetch-error';

/** All addresses of a name. */
export type LookUp = (hostname: string) => Promise<LookupAddress[]>;

const PATIENCE = { timeout: 2_000, tries: 2 };

/**
 * Asks the name servers. The system's own look-up would hold one of the process's few threads for as long as a name
 * server takes, and with it files and passwords.
 */
export function createLookUp(servers?: string[]): LookUp {
  const resolver = new Resolver(PATIENCE);
  if (servers) resolver.setServers(servers);
  return async (hostname) => {
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const found = [...addressesOf(four, 4), ...addressesOf(six, 6)];
    if (found.length) return found;
    throw new FetchError('dns', hostname, { cause: four.status === 'rejected' ? four.reason : undefined });
  };
}

function addressesOf(answer: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] {
  return answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
}

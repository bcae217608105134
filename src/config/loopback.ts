import type { Environment } from './environment';

/** Whether an address that a server listens on is reached from this machine alone. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/i.test(host);
}

/**
 * Whether sample accounts, whose passwords everybody knows, open anything at all: only where this machine alone gets
 * in. A proxy lets others in by the loopback address.
 */
export function admitsSamples({ host, trustProxy }: Pick<Environment, 'host' | 'trustProxy'>): boolean {
  return isLoopback(host) && trustProxy === false;
}

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from './duplicate-key';

const LOCK = 'lock';
const LEASE_MS = 30_000;
const RENEW_MS = 10_000;
const RETRY_MS = 250;

export interface MigrationDocument {
  _id: string;
  owner?: string;
  expiresAt?: Date;
  ranAt?: Date;
}

export const migrationsOf = (connection: Connection) =>
  connection.collection<MigrationDocument>('migrations');

/**
 * Runs `work` while no other process does. The lock is a lease that is renewed: one whose owner died runs out.
 * `keep` renews it now and tells whether it is still ours.
 */
export async function withMigrationLock(
  connection: Connection,
  work: (keep: () => Promise<boolean>) => Promise<void>,
): Promise<void> {
  const owner = randomUUID();
  while (!(await acquire(connection, owner))) await wait(RETRY_MS);
  const keep = () => renew(connection, owner);
  // One that fails is followed by the next, or by the one that `work` waits for.
  const renewal = setInterval(() => void keep().catch(() => undefined), RENEW_MS);
  try {
    await work(keep);
  } finally {
    clearInterval(renewal);
    await migrationsOf(connection).deleteOne({ _id: LOCK, owner });
  }
}

async function acquire(connection: Connection, owner: string): Promise<boolean> {
  const now = Date.now();
  const lease = { owner, expiresAt: new Date(now + LEASE_MS) };
  const expired = { _id: LOCK, expiresAt: { $lte: new Date(now) } };
  const { matchedCount } = await migrationsOf(connection).updateOne(expired, { $set: lease });
  if (matchedCount === 1) return true;
  try {
    await migrationsOf(connection).insertOne({ _id: LOCK, ...lease });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

async function renew(connection: Connection, owner: string): Promise<boolean> {
  const lease = { expiresAt: new Date(Date.now() + LEASE_MS) };
  const { matchedCount } = await migrationsOf(connection).updateOne({ _id: LOCK, owner }, { $set: lease });
  return matchedCount === 1;
}

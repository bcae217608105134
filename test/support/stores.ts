import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { createConnection } from 'mongoose';

/** The stores of one test server: the embedded ones, or an own corner of the real ones. */
export interface TestStores {
  env: Record<string, string>;
  drop(): Promise<void>;
}

const MONGODB = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?(\?.*)?$/;

/** Reads MONGODB_URI and QUEUE_URL: a database and keys of its own, which `drop` removes again. */
export function testStores(): TestStores {
  const { MONGODB_URI, QUEUE_URL } = process.env;
  const env: Record<string, string> = {};
  if (MONGODB_URI) env.MONGODB_URI = ownDatabase(MONGODB_URI);
  if (QUEUE_URL) env.QUEUE_URL = ownQueue(QUEUE_URL);
  const drop = async () => {
    await dropDatabase(env.MONGODB_URI);
    await dropKeys(env.QUEUE_URL);
  };
  return { env, drop };
}

/** A new database of a server, which `drop` removes again. */
export function databaseOn(server: string): { uri: string; drop(): Promise<void> } {
  const uri = ownDatabase(server);
  return { uri, drop: () => dropDatabase(uri) };
}

function ownName(): string {
  return `cohort_test_${randomBytes(6).toString('hex')}`;
}

function ownDatabase(uri: string): string {
  const name = ownName();
  return uri.replace(MONGODB, (_, server: string, options = '') => `${server}/${name}${options}`);
}

async function dropDatabase(uri: string | undefined): Promise<void> {
  if (uri === undefined) return;
  const connection = await createConnection(uri).asPromise();
  await connection.dropDatabase();
  await connection.close();
}

function ownQueue(address: string): string {
  const url = new URL(address);
  url.searchParams.set('keyPrefix', `${ownName()}:`);
  return url.href;
}

async function dropKeys(address: string | undefined): Promise<void> {
  if (address === undefined) return;
  const url = new URL(address);
  const prefix = url.searchParams.get('keyPrefix') ?? '';
  url.searchParams.delete('keyPrefix');
  const redis = new Redis(url.href);
  for await (const keys of redis.scanStream({ match: `${prefix}*`, count: 1_000 }) as AsyncIterable<
    string[]
  >) {
    if (keys.length > 0) await redis.unlink(keys);
  }
  redis.disconnect();
}

import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { createConnection } from 'mongoose';

/** The stores of one test server: the embedded ones, or an own corner of the real ones. */
export interface TestStores {
  env: Record<string, string>;
  drop(): Promise<void>;
}

const MONGODB = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?(\?.*)?$/;
const REDIS = /^(rediss?:\/\/[^/?]+)(?:\/[^?]*)?(\?.*)?$/;
const REDIS_DATABASES = 15;

/** Reads MONGODB_URI and QUEUE_URL; a Redis given to the tests has its databases 1 to 15 emptied. */
export async function testStores(): Promise<TestStores> {
  const { MONGODB_URI, QUEUE_URL } = process.env;
  const env: Record<string, string> = {};
  if (MONGODB_URI) env.MONGODB_URI = ownDatabase(MONGODB_URI);
  if (QUEUE_URL) env.QUEUE_URL = await ownQueue(QUEUE_URL);
  return { env, drop: () => dropDatabase(env.MONGODB_URI) };
}

function ownDatabase(uri: string): string {
  const name = `cohort_test_${randomBytes(6).toString('hex')}`;
  return uri.replace(MONGODB, (_, server: string, options = '') => `${server}/${name}${options}`);
}

async function dropDatabase(uri: string | undefined): Promise<void> {
  if (uri === undefined) return;
  const connection = await createConnection(uri).asPromise();
  await connection.dropDatabase();
  await connection.close();
}

/** Servers take the numbered databases in turn, so that no two that run together share one. */
async function ownQueue(url: string): Promise<string> {
  const redis = new Redis(url);
  const turn = await redis.incr('cohort-test:turn');
  const database = (turn % REDIS_DATABASES) + 1;
  await redis.select(database);
  await redis.flushdb();
  redis.disconnect();
  return url.replace(REDIS, (_, server: string, options = '') => `${server}/${database}${options}`);
}

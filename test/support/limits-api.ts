import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { ADMIN, JWT_SECRET } from './server';

const ENTRY = resolve(__dirname, 'limits-api-process.cjs');
const READY = /^READY (\S+)$/;

export interface LimitsApi {
  url: string;
  stop(): Promise<void>;
}

/**
 * A process of the API alone over a database that others may share. Its limited tools are built, and
 * `POST /api/test/operations/<tool>` costs one operation.
 */
export async function startLimitsApi(
  mongodbUri: string,
  settings: Record<string, string> = {},
): Promise<LimitsApi> {
  const child = spawn(process.execPath, [ENTRY], {
    cwd: tmpdir(),
    env: {
      PATH: process.env.PATH,
      MONGODB_URI: mongodbUri,
      JWT_SECRET,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      SAMPLE_DATA: 'off',
      TRUST_PROXY: 'on',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    const exited = once(child, 'exit');
    if (child.kill('SIGTERM')) await exited;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const url = READY.exec(line)?.[1];
    if (url !== undefined) return { url, stop };
  }
  throw new Error('The API ended before it was ready.');
}

import type { Logger } from '@nestjs/common';
import { fastify, type FastifyInstance } from 'fastify';
import { waitFor } from '../../../test/support/waiting';
import { logRequests } from './request-log';

const ANYWHERE = { port: 0, host: '127.0.0.1' };

let app: FastifyInstance;
let lines: [level: string, line: unknown, message: string][];

beforeEach(async () => {
  lines = [];
  const keep = (level: string) => (line: unknown, message: string) => lines.push([level, line, message]);
  app = fastify({ genReqId: () => 'an-id' });
  logRequests(app, { log: keep('info'), error: keep('error') } as unknown as Logger);
  app.get('/api/things', (_request, reply) => reply.send({}));
  app.get('/api/broken', (_request, reply) => reply.code(500).send({}));
  app.get('/api/full', (_request, reply) => reply.code(507).send({}));
  app.get('/api/health/live', (_request, reply) => reply.send({}));
});

afterEach(() => app.close());

const line = (path: string, statusCode: number) => ({
  req: { id: 'an-id', method: 'GET', path },
  res: { statusCode },
  responseTime: expect.any(Number) as number,
});

it.each([
  ['/api/things?search=secret', 'info', line('/api/things', 200), 'request completed'],
  ['/api/nothing', 'info', line('/api/nothing', 404), 'request completed'],
  ['/api/broken', 'error', line('/api/broken', 500), 'request failed'],
  ['/api/full', 'info', line('/api/full', 507), 'request completed'],
])('is a line for %s', async (path, level, logged, message) => {
  const origin = await app.listen(ANYWHERE);
  await (await fetch(origin + path)).text();
  await waitFor('a line', () => lines.length > 0);
  expect(lines).toEqual([[level, logged, message]]);
});

it('tells a request whose caller went away', async () => {
  const caller = new AbortController();
  app.get('/api/never', () => new Promise(() => caller.abort()));
  const origin = await app.listen(ANYWHERE);
  await expect(fetch(`${origin}/api/never`, { signal: caller.signal })).rejects.toThrow();
  await waitFor('a line', () => lines.length > 0);
  expect(lines.map(([, , message]) => message)).toEqual(['request aborted']);
});

it('is none for what is asked for every few seconds', async () => {
  const origin = await app.listen(ANYWHERE);
  await fetch(`${origin}/api/health/live`);
  await fetch(`${origin}/api/things`);
  await waitFor('a line', () => lines.length > 0);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.[1]).toMatchObject({ req: { path: '/api/things' } });
});

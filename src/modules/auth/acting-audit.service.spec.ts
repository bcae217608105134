import { fastify } from 'fastify';
import type { AuditService } from '../audit/audit.service';
import { ActingAuditService } from './acting-audit.service';

const ID = '6b03d2c257e9490e8326416a';
const ACTING = { id: ID, email: 'student@cohort.test', actingAdmin: { id: ID } };

/** The status of a write by an acting admin, where the log keeps its line so. */
async function statusOfWrite(record: () => Promise<void>, url = '/api/words'): Promise<number> {
  const app = fastify();
  new ActingAuditService({ record } as unknown as AuditService).watch(app);
  app.addHook('onRequest', (request, _reply, done) => {
    Object.assign(request, { user: ACTING });
    done();
  });
  app.post(url, (_request, reply) => reply.code(201).send({ id: ID }));
  return (await app.inject({ method: 'POST', url })).statusCode;
}

it('answers when the log has kept what an acting admin wrote', async () => {
  let isKept = false;
  const status = await statusOfWrite(async () => {
    await Promise.resolve();
    isKept = true;
  });
  expect([status, isKept]).toEqual([201, true]);
});

it.each(['/api/auth/moduleLogs', '/api/auth/stop-acting'])('keeps no line of %s', async (url) => {
  const record = jest.fn(() => Promise.resolve());
  expect(await statusOfWrite(record, url)).toBe(201);
  expect(record).not.toHaveBeenCalled();
});

it('answers with a failure where the log cannot keep it', async () => {
  expect(await statusOfWrite(() => Promise.reject(new Error('disk full')))).toBe(500);
});

import type { Connection } from 'mongoose';
import { type HealthChecks, HealthService } from './health.service';

const up = () => Promise.resolve();
const down = () => Promise.reject(new Error('no answer'));
const silent = () => new Promise<never>(() => undefined);

const service = (ping: () => Promise<unknown>, others: HealthChecks = {}) =>
  new HealthService({ db: { command: ping } } as unknown as Connection, others);

it.each<[string, () => Promise<unknown>, HealthChecks, object]>([
  ['all answer', up, { queue: up }, { ready: true, checks: { mongodb: 'up', queue: 'up' } }],
  ['the database fails', down, { queue: up }, { ready: false, checks: { mongodb: 'down', queue: 'up' } }],
  ['another store fails', up, { queue: down }, { ready: false, checks: { mongodb: 'up', queue: 'down' } }],
])('where %s', async (_, ping, others, expected) => {
  expect(await service(ping, others).readiness()).toEqual(expected);
});

it('is not ready before the database is connected', async () => {
  const health = new HealthService({} as Connection, {});
  expect(await health.readiness()).toEqual({ ready: false, checks: { mongodb: 'down' } });
});

it('is not ready once it stops, although all answer', async () => {
  const health = service(up);
  health.onModuleDestroy();
  expect(await health.readiness()).toEqual({ ready: false, checks: { mongodb: 'up' } });
});

it('counts a store that gives no answer as one that is down', async () => {
  const { checks } = await service(silent, { queue: up }).readiness();
  expect(checks).toEqual({ mongodb: 'down', queue: 'up' });
});

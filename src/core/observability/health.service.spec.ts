import type { Connection } from 'mongoose';
import type { WayOutState } from '../../contracts/health/health';
import type { WayOut } from '../fetch/way-out';
import { type HealthChecks, HealthService } from './health.service';

const up = () => Promise.resolve();
const down = () => Promise.reject(new Error('no answer'));
const silent = () => new Promise<never>(() => undefined);

const wayOut = (state: Promise<WayOutState>) => ({ state: () => state }) as unknown as WayOut;
const untried = wayOut(Promise.resolve('unknown'));

const service = (ping: () => Promise<unknown>, others: HealthChecks = {}, out = untried) =>
  new HealthService({ db: { command: ping } } as unknown as Connection, others, out);

it.each<[string, () => Promise<unknown>, HealthChecks, object]>([
  ['all answer', up, { queue: up }, { ready: true, checks: { mongodb: 'up', queue: 'up' } }],
  ['the database fails', down, { queue: up }, { ready: false, checks: { mongodb: 'down', queue: 'up' } }],
  ['another store fails', up, { queue: down }, { ready: false, checks: { mongodb: 'up', queue: 'down' } }],
])('where %s', async (_, ping, others, expected) => {
  expect(await service(ping, others).readiness()).toEqual({ ...expected, wayOut: 'unknown' });
});

it('is not ready before the database is connected', async () => {
  const health = new HealthService({} as Connection, {}, untried);
  expect(await health.readiness()).toMatchObject({ ready: false, checks: { mongodb: 'down' } });
});

it('is not ready once it stops, although all answer', async () => {
  const health = service(up);
  health.onModuleDestroy();
  expect(await health.readiness()).toMatchObject({ ready: false, checks: { mongodb: 'up' } });
});

it('counts a store that gives no answer as one that is down', async () => {
  const { checks } = await service(silent, { queue: up }).readiness();
  expect(checks).toEqual({ mongodb: 'down', queue: 'up' });
});

it.each<[string, WayOutState, Promise<WayOutState>]>([
  ['down', 'down', Promise.resolve('down')],
  ['up', 'up', Promise.resolve('up')],
  ['unknown while its first try takes long', 'unknown', silent()],
])('stays ready where the way out is %s', async (_, state, found) => {
  expect(await service(up, {}, wayOut(found)).readiness()).toEqual({
    ready: true,
    checks: { mongodb: 'up' },
    wayOut: state,
  });
});

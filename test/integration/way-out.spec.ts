import { parseEnvironment } from '../../src/config/environment';
import { SiteFetcher } from '../../src/core/fetch/site-fetcher';
import { WayOut } from '../../src/core/fetch/way-out';
import { freePort } from '../support/free-port';
import { startRedis } from '../support/redis';
import { JWT_SECRET } from '../support/server';
import { type Site, startSite } from '../support/site';
import { startDatabase } from '../support/store';
import { waitFor } from '../support/waiting';
import { endProcess, startProcess } from '../worker/support/processes';

let site: Site;
let fetcher: SiteFetcher;
let asked: number;
let status: number;

beforeAll(async () => {
  site = await startSite((_, response) => {
    asked += 1;
    if (status) response.writeHead(status, { location: '/elsewhere' }).end('x'.repeat(100_000));
    else response.destroy();
  });
  fetcher = new SiteFetcher({ allowHosts: [site.host], publicUrl: '' });
});

afterAll(async () => {
  await fetcher.close();
  await site.close();
});

beforeEach(() => {
  asked = 0;
  status = 200;
});

const wayOutTo = (FETCH_CHECK_URL: string) =>
  new WayOut(fetcher, parseEnvironment({ FETCH_CHECK_URL }, 'all-in-one'));

it.each([200, 301, 404, 500])('is up where the host answers %i', async (answer) => {
  status = answer;
  expect(await wayOutTo(`${site.origin}/`).state()).toBe('up');
  expect(asked).toBe(1);
});

it('is unknown, and asks nobody, where no address is named', async () => {
  expect(await wayOutTo('').state()).toBe('unknown');
  expect(asked).toBe(0);
});

it.each(['http://10.0.0.1/', 'http://cohort.invalid:8080/'])(
  'is down where the rules let nothing out: %s',
  async (address) => {
    expect(await wayOutTo(address).state()).toBe('down');
  },
);

it('asks once a minute, and answers with what it knows while it asks again', async () => {
  const clock = jest.spyOn(performance, 'now');
  try {
    status = 0;
    const wayOut = wayOutTo(`${site.origin}/`);
    expect([await wayOut.state(), await wayOut.state(), asked]).toEqual(['down', 'down', 1]);
    status = 200;
    clock.mockReturnValue(performance.now() + 61_000);
    expect(await wayOut.state()).toBe('down');
    await waitFor('the way out', async () => (await wayOut.state()) === 'up');
    expect(asked).toBe(2);
  } finally {
    clock.mockRestore();
  }
});

it('is named by the readiness of a worker, which stays ready without one', async () => {
  const [redis, database, port] = await Promise.all([startRedis(), startDatabase(), freePort()]);
  const worker = startProcess('worker/main.js', {
    MONGODB_URI: database.uri,
    QUEUE_URL: redis.url,
    JWT_SECRET,
    MANAGEMENT_PORT: String(port),
    LOG_LEVEL: 'silent',
    FETCH_CHECK_URL: 'http://cohort.invalid:8080/',
  });
  try {
    const answer = await waitFor(
      'the worker',
      () => fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined),
      { timeoutMs: 60_000 },
    );
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { ready: true, checks: { mongodb: 'up', queue: 'up' }, wayOut: 'down' },
    ]);
  } finally {
    await endProcess(worker, 'SIGTERM');
    await database.stop();
    await redis.stop();
  }
});

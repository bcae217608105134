import { asGuest } from '../support/actors';
import { startServer, type TestServer } from '../support/server';

describe('without TRUST_PROXY', () => {
  let server: TestServer;
  beforeAll(async () => (server = await startServer({ env: { TRUST_PROXY: undefined } })), 60_000);
  afterAll(() => server.stop(), 30_000);

  const ask = (headers: Record<string, string>) => asGuest(server.url).get('/api/health/live', { headers });
  const told = () => server.output().match(/Requests come with [\w-]+, but TRUST_PROXY is off/g);

  it('tells once, in the log, that requests come through a proxy', async () => {
    await ask({});
    expect(told()).toBeNull();
    await ask({ 'x-forwarded-for': '203.0.113.7' });
    await ask({ forwarded: 'for=203.0.113.7' });
    await expect
      .poll(told, { timeout: 30_000 })
      .toEqual(['Requests come with x-forwarded-for, but TRUST_PROXY is off']);
  });
});

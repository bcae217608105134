import type { HealthReport } from '../../src/contracts/health/health';
import { asAdmin, asGuest, expectStatus } from '../support/actors';
import { startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/waiting';

describe('without TRUST_PROXY', () => {
  let server: TestServer;
  beforeAll(async () => (server = await startServer({ env: { TRUST_PROXY: undefined } })), 60_000);
  afterAll(() => server.stop(), 30_000);

  const ask = (headers: Record<string, string>) => asGuest(server.url).get('/api/health/live', { headers });
  const told = () => server.output().match(/Requests come with [\w-]+, but TRUST_PROXY is off/g);

  const proxyLine = async () => {
    const report = await (await asAdmin(server.url)).get<HealthReport>('/api/admin/health');
    return expectStatus(report, 200).lines.find(({ id }) => id === 'proxy');
  };

  it('tells once, in the log and to admins, that requests come through a proxy', async () => {
    await ask({});
    expect(told()).toBeNull();
    await ask({ 'x-forwarded-for': '203.0.113.7' });
    await ask({ forwarded: 'for=203.0.113.7' });
    await waitFor('the warning', told);
    expect(told()).toEqual(['Requests come with x-forwarded-for, but TRUST_PROXY is off']);
    expect(await proxyLine()).toMatchObject({
      status: 'warning',
      says: expect.stringMatching(/^Requests came with x-forwarded-for .* TRUST_PROXY is off/) as string,
      doThis: expect.stringContaining('Set TRUST_PROXY') as string,
    });
  });
});

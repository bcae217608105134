import { fakeNetwork } from '../../../test/support/fake-network';
import { SELF_SIGNED } from '../../../test/support/self-signed';
import { serve, type Site, startSite } from '../../../test/support/site';
import { createServer as createTlsServer } from 'node:https';
import { OneOrigin } from './one-origin';

const PUBLIC = '93.184.216.34';
const OPTIONS = {
  headers: { authorization: 'Bearer secret' },
  body: '{}',
  timeoutMs: 5_000,
  maxBytes: 1_000,
  accepts: () => true,
};

let site: Site;
let secureSite: Site;
let arrived: string[];

beforeAll(async () => {
  site = await startSite((request, response) => {
    arrived.push(`${request.method} ${request.headers.host}${request.url}`);
    if (request.url === '/redirect') response.writeHead(307, { location: 'http://elsewhere.example/' });
    response.end('{}');
  });
  secureSite = await serve(
    createTlsServer(SELF_SIGNED, (request, response) => {
      arrived.push(`${request.method} ${request.headers.host}`);
      response.end('{}');
    }),
    'https',
  );
});
afterAll(() => Promise.all([site.close(), secureSite.close()]));
beforeEach(() => {
  arrived = [];
});

async function post(base: string, address: string, port: number, actualAddress?: string) {
  const { open } = fakeNetwork(port, {}, { actualAddress });
  const origin = new OneOrigin(base, OPTIONS.timeoutMs, open);
  try {
    return await origin.post(address, OPTIONS);
  } finally {
    await origin.close();
  }
}

it.each([
  ['http', 'loopback', '127.0.0.1'],
  ['http', 'a private address', '10.1.2.3'],
  ['http', 'an address of the link', '169.254.1.1'],
])('asks over %s at %s', async (_scheme, _what, address) => {
  const answer = await post(
    'http://llm.internal:8080/v1',
    'http://llm.internal:8080/v1/chat',
    site.port,
    address,
  );
  expect(answer).toMatchObject({ status: 200, body: Buffer.from('{}') });
  expect(arrived).toEqual(['POST llm.internal:8080/v1/chat']);
});

it('asks over https at a public address', async () => {
  const answer = await post(
    'https://site.example/v1',
    'https://site.example/v1/chat',
    secureSite.port,
    PUBLIC,
  );
  expect(answer.status).toBe(200);
  expect(arrived).toEqual(['POST site.example']);
});

it('sends nothing over http to a public address', async () => {
  const asked = post('http://llm.example/v1', 'http://llm.example/v1/chat', site.port, PUBLIC);
  await expect(asked).rejects.toMatchObject({ reason: 'scheme' });
  expect(arrived).toEqual([]);
});

it.each([
  'http://elsewhere.example/v1/chat',
  'https://llm.internal/v1/chat',
  'http://llm.internal:81/v1/chat',
])('reaches no other origin: %s', async (address) => {
  await expect(post('http://llm.internal/v1', address, site.port)).rejects.toMatchObject({
    reason: 'address',
  });
  expect(arrived).toEqual([]);
});

it('answers with a redirect and does not follow it', async () => {
  const answer = await post('http://llm.internal', 'http://llm.internal/redirect', site.port);
  expect(answer.status).toBe(307);
  expect(arrived).toEqual(['POST llm.internal/redirect']);
});

import fastify from 'fastify';
import { parseTrustedProxies, type TrustedProxies } from './trusted-proxies';

it.each<[string, TrustedProxies]>([
  ['off', false],
  ['No', false],
  ['0', false],
  ['on', 1],
  ['TRUE', 1],
  ['1', 1],
  ['2', 2],
  [' 20 ', 20],
  ['10.0.0.1', ['10.0.0.1']],
  ['10.0.0.0/8, ::1,fd00::/8', ['10.0.0.0/8', '::1', 'fd00::/8']],
  ['loopback, UniqueLocal', ['loopback', 'uniquelocal']],
])('%j trusts %j', (value, expected) => {
  expect(parseTrustedProxies(value)).toEqual(expected);
});

const CHAIN = '198.51.100.7, 203.0.113.9';

it.each([
  ['off', '127.0.0.1'],
  ['on', '203.0.113.9'],
  ['1', '203.0.113.9'],
  ['2', '198.51.100.7'],
  ['loopback', '203.0.113.9'],
  ['127.0.0.1, 203.0.113.0/24', '198.51.100.7'],
  ['10.0.0.0/8', '127.0.0.1'],
])('with %s, a request from 127.0.0.1 for 198.51.100.7 and 203.0.113.9 comes from %s', async (value, ip) => {
  const server = fastify({ trustProxy: parseTrustedProxies(value) });
  server.get('/', (request) => request.ip);
  const answer = await server.inject({ url: '/', headers: { 'x-forwarded-for': CHAIN } });
  expect(answer.body).toBe(ip);
});

it.each([
  'maybe',
  '21',
  '-1',
  '1.5',
  'proxy.example.com',
  '10.0.0.1:80',
  '10.0.0.0/33',
  '0.0.0.0/0',
  '10.0.0.0/8/8',
  '10.0.0.1,',
  '10.0.0',
  'fe80::1%eth0',
  '::1/129',
  'constructor',
])('%j is refused', (value) => {
  expect(parseTrustedProxies(value)).toBeUndefined();
});

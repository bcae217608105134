import { callerOf } from './caller';

type Request = Parameters<typeof callerOf>[0];

const request = (remoteAddress: string, headers: Request['headers'] = {}, ip = remoteAddress): Request =>
  ({ ip, socket: { remoteAddress }, headers }) as Request;

it.each<[string, Request, boolean]>([
  ['on this machine', request('127.0.0.1'), true],
  ['on this machine, by IPv6', request('::1'), true],
  ['on this machine, IPv4 within IPv6', request('::ffff:127.0.0.1'), true],
  ['on another machine', request('192.168.1.7'), false],
  [
    'through a local proxy for this machine',
    request('127.0.0.1', { 'x-forwarded-for': '127.0.0.1, ::1' }),
    true,
  ],
  ['through a local proxy for another one', request('127.0.0.1', { 'x-forwarded-for': '10.1.2.3' }), false],
  ['through two proxies, one far', request('127.0.0.1', { 'x-forwarded-for': '127.0.0.1, 10.1.2.3' }), false],
  ['through a tunnel', request('127.0.0.1', { 'x-real-ip': '10.1.2.3' }), false],
  ['with a header that tells no plain address', request('127.0.0.1', { forwarded: 'for=127.0.0.1' }), false],
  ['for another machine, as a trusted proxy says', request('127.0.0.1', {}, '10.1.2.3'), false],
  ['from nowhere', request(''), false],
])('a request that came %s', (_, from, isLocal) => {
  expect(callerOf(from)).toEqual({ address: from.ip, isLocal });
});

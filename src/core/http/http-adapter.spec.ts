import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { httpAdapter } from './http-adapter';

const HEAD_TIMEOUT_MS = 240;

it.each<[what: string, sent: string, answered: string]>([
  ['has sent nothing', '', 'HTTP/1.1 408 '],
  ['has sent a part of a head', 'GET / HTTP/1.1\r\nHost: ', 'HTTP/1.1 408 '],
])('ends a connection that %s in time', async (_what, sent, answered) => {
  const adapter = httpAdapter({ trustProxy: false }, HEAD_TIMEOUT_MS);
  const fastify = adapter.getInstance();
  await fastify.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((fastify.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const opened = performance.now();
  socket.write(sent);
  expect(await text(socket)).toMatch(new RegExp(`^${answered}`));
  expect(performance.now() - opened).toBeGreaterThanOrEqual(HEAD_TIMEOUT_MS / 2);
  await fastify.close();
});

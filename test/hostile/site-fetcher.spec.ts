import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createGzip } from 'node:zlib';
import { SiteFetcher } from '../../src/core/fetch/site-fetcher';
import { flood } from '../support/flood';
import { growth } from '../support/growth';
import { serve, type Site } from '../support/site';
import { waitFor } from '../support/waiting';

/** Sites that mean harm, or are broken: each costs what its limits say and ends in a reason. */

const MB = 1024 * 1024;
const ENDLESS_MS = 20_000;

type Behaviour = (socket: Socket, path: string) => void;

let site: Site;
let fetcher: SiteFetcher;
let behave: Behaviour;
let sockets: Set<Socket>;
let requests: number;

beforeAll(async () => {
  sockets = new Set();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    socket.on('data', (data) => {
      requests += 1;
      behave(socket, data.toString('latin1').split(' ')[1] ?? '');
    });
  });
  site = await serve(server);
});

afterAll(() => site.close());

beforeEach(() => {
  requests = 0;
  fetcher = new SiteFetcher({ allowHosts: [site.host], publicUrl: '' });
});

afterEach(async () => {
  await fetcher.close();
  for (const socket of sockets) socket.destroy();
});

function get(options?: Parameters<SiteFetcher['get']>[1]) {
  return fetcher.get(`${site.origin}/0`, options);
}

describe('a bomb', () => {
  let bomb: Buffer;
  beforeAll(async () => {
    const gzip = createGzip();
    const pieces: Buffer[] = [];
    gzip.on('data', (piece: Buffer) => pieces.push(piece));
    const zeros = Buffer.alloc(MB);
    for (let i = 0; i < 300; i++) if (!gzip.write(zeros)) await once(gzip, 'drain');
    gzip.end();
    await once(gzip, 'end');
    bomb = Buffer.concat(pieces);
  });

  it('of 300 MB is refused, eight at a time, in the memory of their limits', async () => {
    behave = (socket) => {
      socket.write(`HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`);
      socket.write(bomb);
    };
    const refused = async () => {
      await expect(get()).rejects.toMatchObject({ reason: 'too-large', head: { status: 200 } });
    };
    const eight = () => Promise.all(Array.from({ length: 8 }, refused));
    expect(await growth(eight)).toBeLessThan(250 * MB);
  });
});

describe('an endless body', () => {
  it.each<[what: string, head: string, piece: string | Buffer]>([
    ['without a length', '', Buffer.alloc(64 * 1024, 'a')],
    ['in pieces of one byte', 'transfer-encoding: chunked\r\n', '1\r\na\r\n'.repeat(10_000)],
    ['that is not decoded to anything', 'content-encoding: br\r\n', Buffer.alloc(64 * 1024, 3)],
  ])('%s ends at its limit', async (_what, head, piece) => {
    behave = (socket) => {
      socket.write(`HTTP/1.1 200 OK\r\n${head}\r\n`);
      flood(socket, piece);
    };
    const refused = async () => {
      await expect(get({ maxBytes: 4 * MB })).rejects.toMatchObject({ reason: 'too-large' });
    };
    expect(await growth(refused)).toBeLessThan(150 * MB);
    await waitFor('the end of the connection', () => sockets.size === 0);
  });

  it('that announces itself is not begun', async () => {
    behave = (socket) => void socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${20 * MB}\r\n\r\n`);
    await expect(get()).rejects.toMatchObject({ reason: 'too-large' });
    await waitFor('the end of the connection', () => sockets.size === 0);
  });

  it('of a redirect is left', async () => {
    behave = (socket, path) => {
      if (path === '/1') return void socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok');
      socket.write('HTTP/1.1 301 Moved\r\nlocation: /1\r\n\r\n');
      flood(socket, Buffer.alloc(64 * 1024, 'a'));
    };
    expect((await get()).body.toString()).toBe('ok');
    await waitFor('the end of the endless connection', () => sockets.size === 1);
  });

  it('that drips is left when its time is over', async () => {
    const timers: NodeJS.Timeout[] = [];
    behave = (socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n');
      timers.push(setInterval(() => socket.write('a'), 20));
    };
    await expect(get({ timeoutMs: 500 })).rejects.toMatchObject({ reason: 'timeout', head: { status: 200 } });
    await waitFor('the end of the connection', () => sockets.size === 0);
    timers.forEach(clearInterval);
  });
});

describe('a head', () => {
  it.each<[what: string, behaviour: Behaviour]>([
    ['with one endless line', (socket) => void socket.write(`HTTP/1.1 200 OK\r\na: ${'a'.repeat(MB)}`)],
    ['with a header without an end', (socket) => flood(socket, 'HTTP/1.1 200 OK\r\na: '.padEnd(65_536, 'a'))],
    [
      'with endless headers',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\n');
        flood(socket, 'a: b\r\n'.repeat(1_000));
      },
    ],
    ['after endless provisional ones', (socket) => flood(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n')],
    ['after a 100 that nobody waited for', (socket) => void socket.write('HTTP/1.1 100 Continue\r\n\r\n')],
    [
      'that changes the protocol unasked',
      (socket) =>
        void socket.write(
          'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\nabc',
        ),
    ],
    ['that is none', (socket) => void socket.write('SSH-2.0-OpenSSH_9.6\r\n')],
    ['of the first HTTP', (socket) => void socket.end('<html>hello')],
  ])('%s is refused', async (_what, behaviour) => {
    behave = behaviour;
    const refused = async () => {
      await expect(get()).rejects.toMatchObject({ reason: 'headers' });
    };
    expect(await growth(refused)).toBeLessThan(100 * MB);
    await waitFor('the end of the connection', () => sockets.size === 0);
  });

  it('that names things of the language is only text', async () => {
    behave = (socket) =>
      void socket.write('HTTP/1.1 200 OK\r\n__proto__: a\r\nconstructor: b\r\ncontent-length: 0\r\n\r\n');
    const { headers } = await get();
    expect(headers.constructor).toBe('b');
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    expect(Object.hasOwn(Object.prototype, 'a')).toBe(false);
  });

  it('that does not come is not waited for', async () => {
    behave = () => undefined;
    await expect(get({ timeoutMs: 300 })).rejects.toMatchObject({ reason: 'timeout' });
    await waitFor('the end of the connection', () => sockets.size === 0);
  });
});

describe('an answer that breaks off', () => {
  it.each<[what: string, reason: string, behaviour: Behaviour]>([
    ['before it begins', 'connect', (socket) => void socket.end()],
    ['with a reset', 'connect', (socket) => void socket.resetAndDestroy()],
    ['within its head', 'connect', (socket) => void socket.end('HTTP/1.1 200 OK\r\ncontent-')],
    [
      'within its body',
      'connect',
      (socket) => void socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nabc'),
    ],
    [
      'within its pieces',
      'connect',
      (socket) => void socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nab'),
    ],
    [
      'with a piece of no length',
      'connect',
      (socket) => void socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nab'),
    ],
  ])('%s: %s', async (_what, reason, behaviour) => {
    behave = behaviour;
    await expect(get()).rejects.toMatchObject({ reason });
  });

  it.each([
    ['two lengths', 'content-length: 1\r\ncontent-length: 2\r\n\r\nab'],
    ['a length and pieces', 'content-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
  ])('because it says %s is refused', async (_what, answer) => {
    behave = (socket) => void socket.write(`HTTP/1.1 200 OK\r\n${answer}`);
    await expect(get()).rejects.toMatchObject({ reason: 'connect' });
  });

  it('leaves the next one whole', async () => {
    behave = (socket, path) => {
      if (path === '/0') socket.end();
      else socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok');
    };
    await expect(get()).rejects.toMatchObject({ reason: 'connect' });
    expect((await fetcher.get(`${site.origin}/1`)).body.toString()).toBe('ok');
  });
});

it('does not take a second answer for that to the next request', async () => {
  const one = (text: string) => `HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\n${text}`;
  behave = (socket, path) => void socket.write(path === '/0' ? one('one') + one('bad') : one('two'));
  expect((await get()).body.toString()).toBe('one');
  expect((await fetcher.get(`${site.origin}/1`)).body.toString()).toBe('two');
});

describe('redirects', () => {
  const redirect =
    (location: string): Behaviour =>
    (socket) =>
      void socket.write(`HTTP/1.1 302 Found\r\nlocation: ${location}\r\ncontent-length: 0\r\n\r\n`);

  it.each([
    ['to itself', '/0'],
    ['to nothing', ''],
    ['to its own fragment', '#a'],
  ])('%s end after five', async (_what, location) => {
    behave = redirect(location);
    const refused = get().catch((error: unknown) => error);
    expect(await refused).toMatchObject({ reason: 'too-many-redirects' });
    expect(requests).toBe(6);
    expect(await refused).toHaveProperty('hops.length', 6);
  });

  it('that go on and on end after five', async () => {
    behave = (socket, path) => redirect(`/${Number(path.slice(1)) + 1}`)(socket, path);
    await expect(get()).rejects.toMatchObject({ reason: 'too-many-redirects' });
    expect(requests).toBe(6);
  });

  it('that take their time have one deadline for all', async () => {
    behave = (socket, path) => {
      setTimeout(() => redirect('/0')(socket, path), 200);
    };
    await expect(get({ timeoutMs: 500 })).rejects.toMatchObject({ reason: 'timeout' });
    expect(requests).toBeLessThan(5);
  });

  it.each(['http://[', 'http://a b/', 'https://', `/${'a'.repeat(3_000)}`, 'javascript:alert(1)'])(
    'to %j are refused',
    async (location) => {
      behave = redirect(location);
      await expect(get()).rejects.toMatchObject({
        reason: expect.stringMatching(/^(address|scheme)$/) as string,
      });
      expect(requests).toBe(1);
    },
  );
});

describe('a caller that gives up', () => {
  it.each<[when: string, behaviour: Behaviour]>([
    ['before an answer', () => undefined],
    ['within the head', (socket) => void socket.write('HTTP/1.1 200 OK\r\na')],
    ['within the body', (socket) => void socket.write('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\na')],
    ['within a flood', (socket) => flood(socket, 'HTTP/1.1 200 OK\r\n\r\n')],
  ])('%s ends the connection', async (_when, behaviour) => {
    behave = behaviour;
    const giveUp = new AbortController();
    const given = get({ signal: giveUp.signal, maxBytes: 1e12, timeoutMs: ENDLESS_MS });
    void waitFor('the request', () => requests).then(() => giveUp.abort());
    await expect(given).rejects.toMatchObject({ reason: 'aborted' });
    await waitFor('the end of the connection', () => sockets.size === 0);
  });

  it('before it asks asks nothing', async () => {
    await expect(get({ signal: AbortSignal.abort() })).rejects.toMatchObject({ reason: 'aborted' });
    expect(requests).toBe(0);
  });

  it('is no longer listened to afterwards', async () => {
    behave = (socket) => void socket.write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
    const { signal } = new AbortController();
    const remove = jest.spyOn(signal, 'removeEventListener');
    const add = jest.spyOn(signal, 'addEventListener');
    await get({ signal });
    expect(remove).toHaveBeenCalledTimes(add.mock.calls.length);
  });
});

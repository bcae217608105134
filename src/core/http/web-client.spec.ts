import helmet from '@fastify/helmet';
import { fastify, type FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { DEFAULT_INSTANCE } from '../../contracts/instance/instance';
import { SECURITY_HEADERS } from './content-security';
import { serveWebClient } from './web-client';

const SCRIPT = 'console.log("the client");';
const INDEX = '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><div id="root"></div>';

let parent: string;
let folder: string;
let server: FastifyInstance;

async function serve(path: string): Promise<FastifyInstance> {
  const instance = fastify();
  await instance.register(helmet, SECURITY_HEADERS);
  await serveWebClient(instance, path, () => Promise.resolve({ ...DEFAULT_INSTANCE, name: 'SEO Guild' }));
  instance.setNotFoundHandler((_, reply) => reply.status(404).send({ code: 'NOT_FOUND' }));
  return instance;
}

const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { accept: 'text/html,*/*', ...headers } });

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'cohort-client-'));
  folder = join(parent, 'built');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(parent, 'secret.txt'), 'beside');
  await writeFile(join(folder, 'index.html'), INDEX);
  await writeFile(join(folder, 'privacy-policy.html'), '<h1>Privacy at Cohort</h1>');
  await writeFile(join(folder, 'icon.svg'), '<svg>Cohort</svg>');
  await writeFile(join(folder, 'assets/main-abc123.js'), SCRIPT);
  await writeFile(join(folder, 'assets/main-abc123.js.br'), brotliCompressSync(SCRIPT));
  server = await serve(folder);
});

afterAll(async () => {
  await server.close();
  await rm(parent, { recursive: true });
});

describe('the web client', () => {
  it('keeps hashed assets for a year, compressed for who can read it', async () => {
    const packed = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    });
    expect(packed.headers['content-type']).toContain('javascript');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(SCRIPT);
    const plain = await get('/assets/main-abc123.js', { 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(SCRIPT);
  });

  it.each(['/', '/intent-finder', '/users/65f0a1b2c3d4e5f601234567?tab=1', '/index.html'])(
    'answers %s with a fresh index.html',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toContain('<div id="root">');
    },
  );

  it('lets in the styles of this very response by a nonce, and no inline script', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { body, headers } = await get('/');
        const nonce = /content="([0-9a-f]+)"/.exec(body)?.[1];
        const policy = String(headers['content-security-policy']);
        expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
        expect(policy).not.toContain('unsafe');
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  it('serves other pages under the name of the instance', async () => {
    const answer = await get('/privacy-policy.html');
    expect(answer.body).toBe('<h1>Privacy at SEO Guild</h1>');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('serves other files as they are, to be used while a newer one is asked for', async () => {
    const answer = await get('/icon.svg');
    expect(answer.body).toBe('<svg>Cohort</svg>');
    expect(answer.headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=604800');
  });

  it.each(['/assets/gone-000000.js', '/api', '/api/nothing', '/%E0%A4%A'])(
    'does not answer %s with the page',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.body).not.toContain('root');
    },
  );

  it.each(['/..%2Fsecret.txt', '/assets/..%2F..%2Fsecret.txt', '/../secret.txt', '/%2e%2e/secret.txt'])(
    'keeps what lies beside the folder from %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.body).not.toContain('beside');
    },
  );

  it('does not give a page to who asks for JSON', async () => {
    const answer = await get('/nothing', { accept: 'application/json' });
    expect(answer.statusCode).toBe(404);
  });

  it('tells to build when there is nothing built', async () => {
    const unbuilt = await serve(join(folder, 'nowhere'));
    const answer = await unbuilt.inject({ url: '/' });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('npm run build');
    await unbuilt.close();
  });
});

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { InstanceView } from '../../contracts/instance/instance';
import { PRODUCT_PICTURES_PATH } from '../../contracts/products/product-pictures';
import { escapeHtml } from '../../domain/blocks/html';
import { ASSET_SECURITY_HEADERS, policyWith, PREVIEW_SECURITY_HEADERS } from './content-security';
import { instancePage } from './instance-page';
import type { RecordingPass } from './recording-pass';

const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/** Of the script that sets the colour scheme before anything is painted: no request of its own keeps the page waiting. */
const SCRIPT_NONCE_PLACEHOLDER = '__SCRIPT_NONCE__';
/** Filled with the recorder's script where the page lets it in, and else with whether there is one to ask for. */
const RECORDER_PLACEHOLDER = '__SESSION_RECORDER__';
const RECORDER_TO_ASK_FOR = 'available';
const YEAR_MS = 365 * 86_400_000;
/** Of the icon, which keeps its name: no page waits for it while an older one is there. */
const UNHASHED = 'public, max-age=300, stale-while-revalidate=604800';
/** What the web client writes the previews of embeddable blocks into. */
const PREVIEW = 'block-preview.html';
/** Made at the build of what the licences of all that is shipped ask for. */
const NOTICES = { path: '/third-party-notices', file: 'third-party-notices.txt' };
const NOT_BUILT = 'The web client is not built yet: run "npm run build", then start again.';

const INDEX = 'index.html';
/** Nothing is to be indexed; the pictures of products show on pages of others, which are. */
const ROBOTS = `User-agent: *\nAllow: ${PRODUCT_PICTURES_PATH}/\nDisallow: /\n`;

/** The script that records sessions, and what tells the pages that let it in. */
export interface Recorder {
  script: string;
  pass: RecordingPass;
}

interface BuiltClient {
  /** Pages that speak of the instance, by their path. */
  pages: ReadonlyMap<string, string>;
  /** Paths below the folder, with forward slashes. */
  files: ReadonlySet<string>;
}

/**
 * Serves the built web client: hashed assets for a year and compressed at build time, other files for minutes, index.html
 * for every page address and never cached, every page with what the instance is. Unknown API paths stay the API's.
 */
export async function serveWebClient(
  fastify: FastifyInstance,
  folder: string,
  instance: () => Promise<InstanceView>,
  recorder?: Recorder,
): Promise<void> {
  const client = await readClient(folder);
  if (client) await fastify.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
  if (client?.files.has(PREVIEW)) {
    fastify.get(`/${PREVIEW}`, { helmet: PREVIEW_SECURITY_HEADERS }, (_, reply) => sendFile(reply, PREVIEW));
  }
  if (client?.files.has(NOTICES.file)) {
    fastify.get(NOTICES.path, (_, reply) => sendFile(reply, NOTICES.file));
  }
  // What programs ask every site for.
  fastify.get('/favicon.ico', (_, reply) => reply.redirect('/favicon.svg', 301));
  fastify.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS));
  fastify.get('/assets/*', { helmet: false }, (request, reply) => {
    const path = pathOf(request);
    if (path === undefined || !client?.files.has(path)) {
      reply.callNotFound();
      return reply;
    }
    return sendFile(reply.headers(ASSET_SECURITY_HEADERS), path);
  });
  fastify.get('/*', async (request, reply) => {
    const path = pathOf(request);
    const isPage = path !== undefined && !isForeign(path) && acceptsHtml(request);
    const page = client?.pages.get(path && client.pages.has(path) ? path : INDEX);
    if (client && path !== undefined && !client.pages.has(path) && client.files.has(path)) {
      return sendFile(reply, path);
    }
    if (!isPage) {
      reply.callNotFound();
      return reply;
    }
    if (page === undefined) return reply.status(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    const told =
      recorder && page.includes(RECORDER_PLACEHOLDER) ? letInRecorder(request, reply, recorder) : '';
    return sendPage(
      reply,
      page.replace(RECORDER_PLACEHOLDER, () => escapeHtml(told)),
      await instance(),
    );
  });
}

/** What is never a page of the client: the API's paths. */
function isForeign(path: string): boolean {
  return path === 'api' || path.startsWith('api/');
}

async function readClient(folder: string): Promise<BuiltClient | undefined> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .map((file) => file.split(sep).join('/'));
    const pages = files.filter((file) => /^[^/]+\.html$/.test(file) && file !== PREVIEW);
    const texts = await Promise.all(pages.map((page) => readFile(join(folder, page), 'utf8')));
    return { pages: new Map(pages.map((page, i) => [page, texts[i] ?? ''])), files: new Set(files) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function sendFile(reply: FastifyReply, path: string): FastifyReply {
  void reply.header('Vary', 'Accept-Encoding');
  if (path.startsWith('assets/')) return reply.sendFile(path, { maxAge: YEAR_MS, immutable: true });
  const caching = path === PREVIEW ? 'no-cache' : UNHASHED;
  return reply.header('Cache-Control', caching).sendFile(path, { cacheControl: false });
}

/** What a page is told of the recorder; its script where this browser has a pass, which opens the page's policy to it. */
function letInRecorder(request: FastifyRequest, reply: FastifyReply, { script, pass }: Recorder): string {
  if (!pass.isIn(request.headers.cookie, new Date())) return RECORDER_TO_ASK_FOR;
  const policy = String(reply.getHeader('content-security-policy'));
  void reply.header('content-security-policy', policyWith(policy, new URL(script).origin));
  return script;
}

function sendPage(reply: FastifyReply, page: string, instance: InstanceView): FastifyReply {
  const { style, script } = reply.cspNonce;
  const filled = page.replace(NONCE_PLACEHOLDER, style).replace(SCRIPT_NONCE_PLACEHOLDER, script);
  const html = instancePage(filled, instance, style);
  return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store').send(html);
}

function pathOf(request: FastifyRequest): string | undefined {
  const [path = ''] = request.url.split('?');
  try {
    return decodeURIComponent(path).slice(1);
  } catch {
    return undefined;
  }
}

function acceptsHtml(request: FastifyRequest): boolean {
  return /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
}

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { escapeHtml } from '../../domain/blocks/html';
import { policyWith, PREVIEW_SECURITY_HEADERS } from './content-security';
import type { RecordingPass } from './recording-pass';

const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/** Filled with the recorder's script where the page lets it in, and else with whether there is one to ask for. */
const RECORDER_PLACEHOLDER = '__SESSION_RECORDER__';
const RECORDER_TO_ASK_FOR = 'available';
const YEAR_MS = 365 * 86_400_000;
/** What the web client writes the previews of embeddable blocks into. */
const PREVIEW = 'block-preview.html';
const NOT_BUILT = 'The web client is not built yet: run "npm run build", then start again.';

/** The script that records sessions, and what tells the pages that let it in. */
export interface Recorder {
  script: string;
  pass: RecordingPass;
}

interface BuiltClient {
  index: string;
  /** Paths below the folder, with forward slashes. */
  files: ReadonlySet<string>;
}

/**
 * Serves the built web client: hashed assets for a year and compressed at build time, index.html for every page
 * address and never cached. Unknown API paths stay the API's.
 */
export async function serveWebClient(
  fastify: FastifyInstance,
  folder: string,
  recorder?: Recorder,
): Promise<void> {
  const client = await readClient(folder);
  if (client) await fastify.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
  if (client?.files.has(PREVIEW)) {
    fastify.get(`/${PREVIEW}`, { helmet: PREVIEW_SECURITY_HEADERS }, (_, reply) => sendFile(reply, PREVIEW));
  }
  fastify.get('/*', (request, reply) => {
    const path = pathOf(request);
    const isPage = path !== undefined && !isForeign(path) && acceptsHtml(request);
    if (client && path !== undefined && path !== 'index.html' && client.files.has(path))
      sendFile(reply, path);
    else if (!isPage) reply.callNotFound();
    else if (client) sendIndex(request, reply, client.index, recorder);
    else void reply.status(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
  });
}

/** What is never a page of the client: the API's paths and assets of another build. */
function isForeign(path: string): boolean {
  return path === 'api' || path.startsWith('api/') || path.startsWith('assets/');
}

async function readClient(folder: string): Promise<BuiltClient | undefined> {
  try {
    const index = await readFile(join(folder, 'index.html'), 'utf8');
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .map((file) => file.split(sep).join('/'));
    return { index, files: new Set(files) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function sendFile(reply: FastifyReply, path: string): void {
  void reply.header('Vary', 'Accept-Encoding');
  if (path.startsWith('assets/')) void reply.sendFile(path, { maxAge: YEAR_MS, immutable: true });
  else void reply.header('Cache-Control', 'no-cache').sendFile(path, { cacheControl: false });
}

function sendIndex(request: FastifyRequest, reply: FastifyReply, index: string, recorder?: Recorder): void {
  const isLetIn = recorder?.pass.isIn(request.headers.cookie, new Date()) ?? false;
  if (recorder && isLetIn) {
    const policy = String(reply.getHeader('content-security-policy'));
    void reply.header('content-security-policy', policyWith(policy, new URL(recorder.script).origin));
  }
  const told = recorder && (isLetIn ? recorder.script : RECORDER_TO_ASK_FOR);
  const html = index
    .replace(NONCE_PLACEHOLDER, reply.cspNonce.style)
    .replace(RECORDER_PLACEHOLDER, () => escapeHtml(told ?? ''));
  void reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store').send(html);
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

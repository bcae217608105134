import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The address of the shared server, or of another one in `at`. */
export function baseUrl(at?: string): string {
  const url = at ?? process.env.COHORT_TEST_URL;
  if (!url) throw new Error('No server under test: run through the api suite or pass an address.');
  return url;
}

export interface CallOptions {
  token?: string;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as multipart, or as it is with its own content-type header. */
  body?: FormData | string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  /** Address of another server than the shared one. */
  at?: string;
}

export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  /** The parsed JSON, or the text when it is none. */
  body: Body;
  text: string;
  bytes: Buffer;
}

/** One request; an error status is an answer like any other. */
export async function call<Body = unknown>(
  method: string,
  path: string,
  { token, json, body, headers, at }: CallOptions = {},
): Promise<Answer<Body>> {
  const response = await fetch(baseUrl(at) + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body ?? (json === undefined ? undefined : JSON.stringify(json)),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString('utf8');
  return { status: response.status, headers: response.headers, body: parse(text) as Body, text, bytes };
}

/** An answer's bytes as they come: `fetch` would unpack them. */
export async function getRaw(path: string, token: string, headers: Record<string, string> = {}) {
  const request = get(baseUrl() + path, { headers: { authorization: `Bearer ${token}`, ...headers } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The query of a list in the admin dialect. */
export function listQuery(parts: { filter?: unknown; sort?: unknown; range?: unknown }): string {
  const entries = Object.entries(parts).map(([name, value]) => [name, JSON.stringify(value)]);
  return `?${new URLSearchParams(entries as [string, string][]).toString()}`;
}

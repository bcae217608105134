import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** What a server of a model was sent. */
export interface ModelServerRequest {
  path: string;
  headers: IncomingHttpHeaders;
  /** As it came. */
  text: string;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    response_format?: { type: string };
    tools?: unknown;
    max_tokens?: number;
    max_completion_tokens?: number;
  };
}

/** Answers one request, in whatever way. */
export type Reply = (response: ServerResponse, request: ModelServerRequest) => void;

export interface ModelServer {
  /** What LLM_BASE_URL is set to. */
  baseUrl: string;
  requests: ModelServerRequest[];
  /** Replies from now on, one after the other, the last one again and again. */
  answerWith(...replies: Reply[]): void;
  stop(): Promise<void>;
}

/** A local server with the interface of OpenAI's that answers by a script, as `answerWith` does. */
export async function startModelServer(...script: Reply[]): Promise<ModelServer> {
  const requests: ModelServerRequest[] = [];
  let replies = script;
  const server = createServer((request, response) => {
    void read(request).then((got) => {
      requests.push(got);
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      if (reply) reply(response, got);
      else response.writeHead(500).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    answerWith: (...next) => void (replies = next),
    stop: () => close(server),
  };
}

async function read(request: IncomingMessage): Promise<ModelServerRequest> {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += String(piece);
  const { url: path = '', headers } = request;
  return { path, headers, text, body: JSON.parse(text) as ModelServerRequest['body'] };
}

async function close(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

const JSON_HEADERS = { 'content-type': 'application/json' };
const MEGABYTE = 1024 * 1024;
export const USED = { prompt_tokens: 40, completion_tokens: 8 };

interface Choice {
  message?: unknown;
  finish?: unknown;
  usage?: unknown;
}

/** A chat completion as it should be, but for what is given. */
export function completion(
  content: unknown,
  { message, finish = 'stop', usage = USED }: Choice = {},
): unknown {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [{ index: 0, message: message ?? { role: 'assistant', content }, finish_reason: finish }],
    ...(usage !== null && { usage }),
  };
}

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
  (response) =>
    void response.writeHead(status, { ...JSON_HEADERS, ...headers }).end(JSON.stringify(body));
const raw =
  (body: string | Buffer, headers: Record<string, string> = JSON_HEADERS, status = 200): Reply =>
  (response) =>
    void response.writeHead(status, headers).end(body);
const events = (text: string) => raw(text, { 'content-type': 'text/event-stream' });
const delta = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`;
const refusing =
  (status: number, headers: Record<string, string> = {}): Reply =>
  (response, request) =>
    void response
      .writeHead(status, { ...JSON_HEADERS, ...headers })
      .end(
        JSON.stringify({ error: { message: `Bad ${request.headers.authorization} for ${request.text}` } }),
      );

/** Every way in which a server answers, well or badly; each is a reply to one request. */
export const REPLIES = {
  good: (content: string, more?: Choice) => json(completion(content, more)),
  body: json,
  refusing,
  hang: (() => undefined) as Reply,
  /** A byte now and then, for ever. */
  drip: ((response) => {
    response.writeHead(200, JSON_HEADERS);
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  }) as Reply,
  /** A header now and then, for ever. */
  headersNeverEnd: ((response) => {
    const { socket } = response;
    socket?.write('HTTP/1.1 200 OK\r\n');
    const timer = setInterval(() => socket?.write('x-more: 1\r\n'), 20);
    socket?.on('close', () => clearInterval(timer));
  }) as Reply,
  hugeHeaders: ((response) => {
    response.socket?.write(`HTTP/1.1 200 OK\r\nx-much: ${'a'.repeat(64 * 1024)}\r\n\r\n`);
  }) as Reply,
  noHttp: ((response) => {
    response.socket?.end('220 mail.example.com ESMTP\r\n');
  }) as Reply,
  reset: ((response) => {
    response.socket?.resetAndDestroy();
  }) as Reply,
  resetInTheMiddle: ((response) => {
    response.writeHead(200, { ...JSON_HEADERS, 'content-length': '5000' });
    response.write('{"choices":[{"message":{"content":"', () => response.socket?.resetAndDestroy());
  }) as Reply,
  /** Ends before what its length says. */
  short: ((response) => {
    response.writeHead(200, { ...JSON_HEADERS, 'content-length': '5000' });
    response.write(JSON.stringify(completion('{}')), () => response.socket?.end());
  }) as Reply,
  tenMegabytes: raw(Buffer.alloc(10 * MEGABYTE, ' ')),
  /** A kilobyte that is a hundred megabytes. */
  bomb: (() => {
    const bomb = gzipSync(Buffer.alloc(100 * MEGABYTE, ' '));
    return (response: ServerResponse) =>
      void response.writeHead(200, { ...JSON_HEADERS, 'content-encoding': 'gzip' }).end(bomb);
  })(),
  gzipped: (content: string): Reply =>
    raw(gzipSync(JSON.stringify(completion(content))), { ...JSON_HEADERS, 'content-encoding': 'gzip' }),
  redirect: (to: string, status = 307): Reply => raw('', { location: to }, status),
  text: (body: string, type?: string): Reply => raw(body, type === undefined ? {} : { 'content-type': type }),
  brokenJson: raw('{"choices":[{"message":'),
  stream: (content: string): Reply =>
    events(delta(content.slice(0, 5)) + delta(content.slice(5)) + delta('', 'stop') + 'data: [DONE]\n\n'),
  cutStream: (content: string): Reply => events(delta(content)),
  echoes: ((response, { headers, text }) => {
    json(completion(JSON.stringify({ summary: `${headers.authorization} ${text}` })))(response, {
      path: '',
      headers,
      text,
      body: { model: '', messages: [] },
    });
  }) as Reply,
  /** Good where the request is in the plain form, else the given refusal. */
  plainOnly:
    (content: string, status = 400): Reply =>
    (response, request) =>
      (request.body.response_format ? refusing(status) : json(completion(content)))(response, request),
};

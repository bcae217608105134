import type { Dispatcher } from 'undici';
import Agent from 'undici/lib/dispatcher/agent.js';
import { CRAWLER_NAME } from '../../contracts/scraper/crawls';
import { isPublicAddress } from './address-rule';
import { AllowedHosts, defaultPort } from './allowed-hosts';
import { AnswerReader, type RawAnswer } from './answer-reader';
import { Deadline } from './deadline';
import { decodeBody } from './decode-body';
import { FetchError } from './fetch-error';
import { FETCH_LIMITS } from './fetch-limits';
import { createConnector, type Open, openSocket } from './guarded-connect';
import { createLookUp } from './look-up';
import type { AnswerHead } from './site-answer';

export interface PostOptions {
  headers: Record<string, string>;
  body: string;
  signal?: AbortSignal;
  /** For the whole call. */
  timeoutMs: number;
  /** Of the answer, before and after it is decoded. */
  maxBytes: number;
  /** Asked of answers with 2xx before their body comes; empty where the server names no type. */
  accepts: (contentType: string) => boolean;
}

export interface OriginAnswer extends AnswerHead {
  /** Decoded; empty where the status is not 2xx. */
  body: Buffer;
}

/**
 * The way to the one server that the operator names, which may be in the own network: nothing else is reached by it,
 * redirects are answers, and plain http goes to private addresses alone.
 */
export class OneOrigin {
  private readonly agent: Dispatcher;
  private readonly base: URL;
  private closed?: Promise<void>;

  /** `timeoutMs` is the longest that an answer's head may take. */
  constructor(base: string, timeoutMs: number, open: Open = openSocket) {
    this.base = new URL(base);
    const { hostname, port, protocol } = this.base;
    this.agent = new Agent({
      connect: createConnector({
        allowed: new AllowedHosts([`${hostname}:${port || defaultPort(protocol)}`]),
        lookUp: createLookUp(),
        open: privateWherePlain(open),
      }),
      allowH2: false,
      pipelining: 1,
      maxHeaderSize: FETCH_LIMITS.headerBytes,
      headersTimeout: timeoutMs,
      keepAliveMaxTimeout: FETCH_LIMITS.keepAliveMs,
    });
  }

  /** @throws FetchError, also for an address of another origin */
  async post(address: string, options: PostOptions): Promise<OriginAnswer> {
    const url = new URL(address);
    if (url.origin !== this.base.origin) throw new FetchError('address', 'another origin than the one named');
    const deadline = new Deadline(options.timeoutMs, options.signal);
    try {
      const { head, body, encodings } = await this.ask(url, options, deadline.signal);
      const isGood = head.status >= 200 && head.status < 300;
      const decoded = isGood ? await decodeBody(body, encodings, options) : Buffer.alloc(0);
      deadline.signal.throwIfAborted();
      return { ...head, body: decoded };
    } finally {
      deadline.clear();
    }
  }

  /** Ends all connections. */
  close(): Promise<void> {
    return (this.closed ??= this.agent.destroy());
  }

  private ask(url: URL, options: PostOptions, signal: AbortSignal): Promise<RawAnswer> {
    const { maxBytes, accepts, body } = options;
    return new Promise<RawAnswer>((resolve, reject) => {
      signal.throwIfAborted();
      const reader = new AnswerReader(
        { url: url.href, maxBytes, follow: false, accepts },
        { resolve, reject },
      );
      const giveUp = (): void => {
        reader.fail(signal.reason as FetchError);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      const headers = {
        'user-agent': `${CRAWLER_NAME}/1.0`,
        'accept-encoding': 'gzip, deflate, br',
        ...options.headers,
      };
      this.agent.dispatch(
        { origin: url.origin, path: url.pathname + url.search, method: 'POST', headers, body },
        reader,
      );
    });
  }
}

function privateWherePlain(open: Open): Open {
  return (options, secure) => {
    const socket = open(options, secure);
    if (secure) return socket;
    return socket.once('connect', () => {
      if (!isPublicAddress(socket.remoteAddress ?? '')) return;
      socket.destroy(new FetchError('scheme', 'plain http to a public address'));
    });
  };
}

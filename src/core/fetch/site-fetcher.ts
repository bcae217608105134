import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import Agent from 'undici/lib/dispatcher/agent.js';
import { CRAWLER_NAME, type RedirectHop } from '../../contracts/scraper/crawls';
import { AllowedHosts } from './allowed-hosts';
import { AnswerReader, type RawAnswer, type ReaderOptions } from './answer-reader';
import { checkUrl } from './check-url';
import { Deadline } from './deadline';
import { decodeBody } from './decode-body';
import { FetchError } from './fetch-error';
import { FETCH_LIMITS } from './fetch-limits';
import { createConnector, type Open, openSocket } from './guarded-connect';
import { createLookUp, type LookUp } from './look-up';
import type { SiteAnswer } from './site-answer';

export interface SiteFetcherSettings {
  /** `host:port`: addresses beyond the rule, as in FETCH_ALLOW_HOSTS. */
  allowHosts: readonly string[];
  /** Where this instance is found, for those who wonder who asks. */
  publicUrl: string;
}

/** What tests put in the place of the network. */
export interface SiteFetcherNetwork {
  lookUp?: LookUp;
  open?: Open;
}

export interface GetOptions {
  /** HEAD answers without a body. */
  method?: 'GET' | 'HEAD';
  /** Bytes of the body, as it comes, after which the rest is of no interest: `cut` tells that there was more. */
  enough?: number;
  signal?: AbortSignal;
  /** Of the body, before and after it is decoded. */
  maxBytes?: number;
  /** Of what is longer, the first `maxBytes` are answered; else it is refused. */
  cuts?: boolean;
  /** For the whole call. */
  timeoutMs?: number;
  /** 0 answers with the redirect itself. */
  maxRedirects?: number;
  /** Asked of answers with 2xx before their body comes; empty where the site names no type. */
  accepts?: (contentType: string) => boolean;
  /** Sent beside the usual ones; credentials and cookies to the first address alone. */
  headers?: Record<string, string>;
  /** Throws to stop before a redirect is followed; what it throws is what the caller gets. */
  beforeRedirect?: (to: URL) => void;
}

export interface HookOptions {
  headers: Record<string, string>;
  body: string;
  /** For the whole call. */
  timeoutMs: number;
  signal?: AbortSignal;
}

/** What is kept of an answer to a post. */
export interface PostAnswer {
  status: number;
  /** As `Retry-After` has it. */
  retryAfter?: string;
  /** The beginning; empty where it broke off. */
  text: string;
}

interface Asked {
  url: URL;
  method: 'GET' | 'HEAD' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

/** Of the answer to a post: nobody needs more, and with it the connection can be used again. */
const ENOUGH_OF_A_POST = 16 * 1024;
const ACCEPTED = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const FOR_FIRST_ADDRESS = ['authorization', 'cookie', 'proxy-authorization'];

/** The only way out to other sites: nothing is asked of an address before the rules of this folder let it. */
export class SiteFetcher {
  private readonly agent: Dispatcher;
  private readonly allowed: AllowedHosts;
  private readonly usualHeaders: Record<string, string>;
  private closed?: Promise<void>;

  constructor({ allowHosts, publicUrl }: SiteFetcherSettings, network: SiteFetcherNetwork = {}) {
    this.allowed = new AllowedHosts(allowHosts);
    const { lookUp = createLookUp(), open = openSocket } = network;
    this.agent = new Agent({
      connect: createConnector({ allowed: this.allowed, lookUp, open }),
      allowH2: false,
      pipelining: 1,
      maxHeaderSize: FETCH_LIMITS.headerBytes,
      headersTimeout: FETCH_LIMITS.headersMs,
      keepAliveMaxTimeout: FETCH_LIMITS.keepAliveMs,
    });
    this.usualHeaders = {
      'user-agent': `${CRAWLER_NAME}/1.0 (${publicUrl ? `+${publicUrl}` : 'SEO tools'})`,
      accept: ACCEPTED,
      'accept-encoding': 'gzip, deflate, br',
    };
  }

  /** @throws FetchError, with the redirects up to it */
  async get(address: string, options: GetOptions = {}): Promise<SiteAnswer> {
    const deadline = new Deadline(options.timeoutMs ?? FETCH_LIMITS.totalMs, options.signal);
    const hops: RedirectHop[] = [];
    try {
      return await this.follow(address, options, deadline.signal, hops);
    } catch (error) {
      if (error instanceof FetchError) error.hops = hops;
      throw error;
    } finally {
      deadline.clear();
    }
  }

  /**
   * Posts to an address that a user has set up, and answers its status, whatever that is. Redirects are not followed.
   * @throws FetchError
   */
  async post(address: string, options: HookOptions): Promise<number> {
    return (await this.posted(address, options)).status;
  }

  /**
   * The same, with what the answer says of why it refuses and when to come again.
   * @throws FetchError
   */
  async postForAnswer(address: string, options: HookOptions): Promise<PostAnswer> {
    const headers = { 'accept-encoding': 'identity', ...options.headers };
    const answer = await this.posted(address, { ...options, headers });
    const retryAfter = answer.headers['retry-after'];
    return { status: answer.status, text: answer.text, ...(retryAfter !== undefined && { retryAfter }) };
  }

  /**
   * What an address must be that something is posted to: https, but for what FETCH_ALLOW_HOSTS opens.
   * @throws FetchError
   */
  checkSecure(address: string): URL {
    const url = checkUrl(address, this.allowed);
    if (url.protocol !== 'https:' && !this.allowed.hasUrl(url)) throw new FetchError('scheme', url.protocol);
    return url;
  }

  /** Ends all connections. */
  close(): Promise<void> {
    return (this.closed ??= this.agent.destroy());
  }

  private async posted(address: string, { headers, body, timeoutMs, signal }: HookOptions) {
    const url = this.checkSecure(address);
    const deadline = new Deadline(timeoutMs, signal);
    const asked: Asked = { url, method: 'POST', headers: { ...this.usualHeaders, ...headers }, body };
    const reading = { maxBytes: FETCH_LIMITS.bodyBytes, enough: ENOUGH_OF_A_POST, follow: false };
    try {
      const { head, body: said } = await this.ask(asked, reading, deadline.signal);
      return { ...head, text: said.toString('utf8', 0, ENOUGH_OF_A_POST) };
    } catch (error) {
      // It has answered, however its body goes on.
      if (error instanceof FetchError && error.head) return { ...error.head, text: '' };
      throw error;
    } finally {
      deadline.clear();
    }
  }

  private async follow(
    address: string,
    options: GetOptions,
    signal: AbortSignal,
    hops: RedirectHop[],
  ): Promise<SiteAnswer> {
    const { maxBytes = FETCH_LIMITS.bodyBytes, maxRedirects = FETCH_LIMITS.redirects } = options;
    const { method = 'GET', cuts } = options;
    const enough = method === 'HEAD' ? 0 : options.enough;
    const reading = { maxBytes, enough, cuts, follow: maxRedirects > 0, accepts: options.accepts };
    let headers = { ...this.usualHeaders, ...options.headers };
    let url = checkUrl(address, this.allowed);
    for (;;) {
      const asked = performance.now();
      const raw = await this.ask({ url, method, headers }, reading, signal);
      const { head, redirect, body } = raw;
      const milliseconds = performance.now() - asked;
      await connectionIsFree();
      if (!redirect) {
        const decoded = await decode(raw, { maxBytes, cuts });
        signal.throwIfAborted();
        return {
          ...head,
          hops,
          body: decoded,
          bytes: body.length,
          milliseconds,
          ...(raw.cut && { cut: true }),
        };
      }
      hops.push(redirect);
      if (hops.length > maxRedirects) throw new FetchError('too-many-redirects', url.href);
      url = checkUrl(redirect.location ?? '', this.allowed, url);
      options.beforeRedirect?.(url);
      headers = withoutCredentials(headers);
    }
  }

  private ask(
    { url, method, headers, body }: Asked,
    reading: Omit<ReaderOptions, 'url'>,
    signal: AbortSignal,
  ): Promise<RawAnswer> {
    return new Promise<RawAnswer>((resolve, reject) => {
      signal.throwIfAborted();
      const reader = new AnswerReader({ ...reading, url: url.href }, { resolve, reject });
      const giveUp = (): void => {
        reader.fail(signal.reason as FetchError);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      const path = url.pathname + url.search;
      this.agent.dispatch({ origin: url.origin, path, method, headers, body }, reader);
    });
  }
}

/** undici takes two turns to free a connection after an answer; who asks again sooner gets a new one. */
async function connectionIsFree(): Promise<void> {
  await nextTurn();
  await nextTurn();
}

async function decode(
  { head, body, encodings, cut }: RawAnswer,
  { maxBytes, cuts = false }: Pick<ReaderOptions, 'maxBytes' | 'cuts'>,
): Promise<Buffer> {
  try {
    return await decodeBody(body, encodings, { maxBytes, cuts, isCut: cut });
  } catch (error) {
    if (error instanceof FetchError) error.head = head;
    throw error;
  }
}

function withoutCredentials(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !FOR_FIRST_ADDRESS.includes(name.toLowerCase())),
  );
}

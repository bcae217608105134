import type { Dispatcher } from 'undici';
import errors from 'undici/lib/core/errors.js';
import type { RedirectHop } from '../../contracts/scraper/crawls';
import { type Encoding, encodingsOf, unnamedEncodings } from './decode-body';
import { FetchError } from './fetch-error';
import { FETCH_LIMITS } from './fetch-limits';
import { GrowingBuffer } from './growing-buffer';
import { headOf, locationOf } from './answer-head';
import type { AnswerHead } from './site-answer';

export interface ReaderOptions {
  url: string;
  maxBytes: number;
  /** Of a body that is not decoded: bytes after which no more is wanted. */
  enough?: number;
  /** Whether what is longer than `maxBytes` is cut there instead of refused. */
  cuts?: boolean;
  /** Whether a redirect is followed, so that its body is of no use. */
  follow: boolean;
  /** Asked of answers with 2xx. */
  accepts?: (contentType: string) => boolean;
}

/** One answer, its body as it came. */
export interface RawAnswer {
  head: AnswerHead;
  /** Of a redirect that is to be followed. */
  redirect: RedirectHop | null;
  encodings: Encoding[];
  body: Buffer;
  /** Whether there was more than was wanted. */
  cut: boolean;
}

interface Settle {
  resolve: (answer: RawAnswer) => void;
  reject: (error: Error) => void;
}

/** One for all, since nobody is told. */
const READ_ENOUGH = new FetchError('aborted', 'read as far as needed');

/** Reads one answer while undici receives it, and ends the connection as soon as it breaks a limit. */
export class AnswerReader implements Dispatcher.DispatchHandler {
  private controller?: Dispatcher.DispatchController;
  /** Why the rest is of no interest. */
  private ended?: Error;
  private provisionalAnswers = 0;
  private head?: AnswerHead;
  private redirect: RedirectHop | null = null;
  private encodings: Encoding[] = [];
  private body = new GrowingBuffer();
  private pieces = 0;

  constructor(
    private readonly options: ReaderOptions,
    private readonly settle: Settle,
  ) {}

  /** Ends it wherever it is, before there is a connection, too. */
  fail(error: FetchError): void {
    if (this.ended) return;
    error.head ??= this.head;
    this.settle.reject(error);
    this.end(error);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.ended) controller.abort(this.ended);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Parameters<typeof headOf>[2],
  ): void {
    try {
      if (status < 200) this.countProvisional();
      else this.start(headOf(this.options.url, status, headers));
    } catch (error) {
      this.fail(toFetchError(error, false));
    }
  }

  onResponseData(_controller: Dispatcher.DispatchController, piece: Buffer): void {
    if (this.ended) return;
    this.body.append(piece);
    const { enough = Infinity } = this.options;
    if (this.redirect && this.body.length > FETCH_LIMITS.redirectBodyBytes) this.finish();
    else if (this.body.length > enough) this.finish(true);
    else if (this.body.length > this.options.maxBytes && this.options.cuts) this.finish(true);
    else if (this.body.length > this.options.maxBytes || ++this.pieces > FETCH_LIMITS.pieces) {
      this.fail(this.tooLarge());
    }
  }

  onResponseEnd(): void {
    this.finish();
  }

  onResponseError(_controller: unknown, error: Error): void {
    this.fail(toFetchError(error, this.head !== undefined));
  }

  private countProvisional(): void {
    if (++this.provisionalAnswers <= FETCH_LIMITS.provisionalAnswers) return;
    throw new FetchError('headers', 'too many provisional answers');
  }

  private start(head: AnswerHead): void {
    this.head = head;
    const { url, status, headers, contentType } = head;
    const location = this.options.follow ? locationOf(head) : null;
    if (location !== null) {
      this.redirect = { url, status, location };
      return;
    }
    if (status < 300 && this.options.accepts?.(contentType ?? '') === false) {
      throw new FetchError('type', contentType ?? 'none');
    }
    // Of a body that is not wanted it is all the same how it is packed, and how long it is.
    if (this.options.enough !== undefined) return;
    this.encodings = encodingsOf(headers['content-encoding']);
    const length = Number(headers['content-length'] ?? 0);
    if (length > this.options.maxBytes && !this.options.cuts) throw this.tooLarge();
    this.body.expect(length);
  }

  private finish(cut = false): void {
    const { head, redirect } = this;
    if (this.ended || !head) return;
    const body = this.body.take();
    const isWanted = !redirect && this.options.enough === undefined;
    const encodings = isWanted && !this.encodings.length ? unnamedEncodings(body, head) : this.encodings;
    this.settle.resolve({ head, redirect, encodings, body, cut });
    // What a long redirect would still send; a whole answer has nothing left to end.
    this.end(READ_ENOUGH);
  }

  private end(why: Error): void {
    if (this.ended) return;
    this.ended = why;
    this.controller?.abort(why);
  }

  private tooLarge(): FetchError {
    return new FetchError('too-large', `more than ${this.options.maxBytes} bytes, or in too many pieces`);
  }
}

/** What undici says, as a reason; `begun` where the head of the answer was whole. */
function toFetchError(error: unknown, begun: boolean): FetchError {
  if (error instanceof FetchError) return error;
  const cause = error instanceof Error ? error : new Error(String(error));
  return new FetchError(reasonOf(cause, begun), cause.message, { cause });
}

function reasonOf(cause: Error, begun: boolean): FetchError['reason'] {
  if (cause instanceof errors.HeadersTimeoutError || cause instanceof errors.BodyTimeoutError)
    return 'timeout';
  if (cause instanceof errors.HeadersOverflowError || cause instanceof errors.HTTPParserError) {
    return begun ? 'connect' : 'headers';
  }
  if (cause instanceof errors.ClientDestroyedError) return 'aborted';
  // It ended the connection itself: after a 101 that nobody asked for, an answer to no request.
  if (cause instanceof errors.SocketError && cause.message.startsWith('bad ')) return 'headers';
  return 'connect';
}

import { setImmediate } from 'node:timers/promises';
import { errorCodes, type FastifyRequest } from 'fastify';
import { getManyValues, none } from 'stream-chain/defs.js';
import { jsonParser, type Token, type TokenSource } from 'stream-json/core/parser.js';
import { MESSAGES } from '../../contracts/messages';
import { AppError } from '../errors/app-error';
import { MAX_BODY_VALUES } from './json-bodies';
import { bodyChunks } from './read-body';

export type JsonToken = Token;

const MAX_DEPTH = 20;
/** What is read in one go: a few milliseconds for the worst of texts. */
const PIECE_BYTES = 16 * 1024;
const VALUES: ReadonlySet<Token['name']> = new Set<Token['name']>([
  'startObject',
  'startArray',
  'startString',
  'startNumber',
  'trueValue',
  'falseValue',
  'nullValue',
]);
/** What tells the parser that nothing follows; its type names texts alone. */
const END = none as unknown as string;

/**
 * Gives the tokens of a JSON body to `take` while it comes: nothing of it is kept, and long texts come in pieces. It yields
 * after every few, and reads no further before its caller asks for more.
 */
export async function* readJsonTokens(
  request: FastifyRequest,
  take: (token: JsonToken) => void,
): AsyncGenerator<void> {
  const tokenizer = new JsonTokenizer(take);
  for await (const chunk of bodyChunks(request)) {
    for (let start = 0; start < chunk.length; start += PIECE_BYTES) {
      tokenizer.write(chunk.subarray(start, start + PIECE_BYTES));
      yield;
      // A fast sender's next chunk is there at once: without a turn of the event loop, nobody else would get one.
      await setImmediate();
    }
  }
  tokenizer.end();
  yield;
}

/** Refuses what is no JSON, too deep, or more than anything sends. */
export class JsonTokenizer {
  private readonly decoder = new TextDecoder();
  private readonly parse = jsonParser({ packValues: false });
  private empty = true;
  private values = 0;
  private depth = 0;

  constructor(private readonly take: (token: JsonToken) => void) {}

  write(chunk: Uint8Array): void {
    this.empty = false;
    this.pass(this.decoder.decode(chunk, { stream: true }));
  }

  end(): void {
    if (this.empty) throw new errorCodes.FST_ERR_CTP_EMPTY_JSON_BODY();
    this.pass(END);
  }

  private pass(text: string): void {
    for (const token of tokensOf(this.parse, text)) {
      this.assertWithinLimits(token.name);
      this.take(token);
    }
  }

  private assertWithinLimits(name: Token['name']): void {
    if (VALUES.has(name) && ++this.values > MAX_BODY_VALUES) {
      throw new AppError('BAD_REQUEST', MESSAGES.bodyTooMany);
    }
    if (name === 'endObject' || name === 'endArray') this.depth--;
    if ((name === 'startObject' || name === 'startArray') && ++this.depth > MAX_DEPTH) {
      throw new AppError('BAD_REQUEST', MESSAGES.bodyTooDeep);
    }
  }
}

function tokensOf(parse: TokenSource, text: string): Token[] {
  try {
    const parsed = parse(text);
    return parsed === none ? [] : getManyValues(parsed);
  } catch {
    throw new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY();
  }
}

import { errorCodes, type FastifyRequest } from 'fastify';
import { getManyValues, none } from 'stream-chain/defs.js';
import { jsonParser, type Token, type TokenSource } from 'stream-json/core/parser.js';
import { MESSAGES } from '../../contracts/messages';
import { AppError } from '../errors/app-error';
import { MAX_BODY_VALUES } from './json-bodies';
import { bodyChunks } from './read-body';

export type JsonToken = Token;

/** What tells the parser that nothing follows; its type names texts alone. */
const END = none as unknown as string;

const MAX_DEPTH = 20;
const VALUES: ReadonlySet<Token['name']> = new Set<Token['name']>([
  'startObject',
  'startArray',
  'startString',
  'startNumber',
  'trueValue',
  'falseValue',
  'nullValue',
]);

/** A JSON body as tokens while it comes, a few at a time: nothing of it is kept, and long texts come in pieces. */
export async function* jsonTokens(request: FastifyRequest): AsyncGenerator<JsonToken[]> {
  const tokenize = tokenizer();
  for await (const chunk of bodyChunks(request)) yield tokenize(chunk);
  yield tokenize();
}

/** Takes a text in chunks, and without one its end. Refuses what is no JSON, too deep, or more than anything sends. */
export function tokenizer(): (chunk?: Uint8Array) => JsonToken[] {
  const decoder = new TextDecoder();
  const parse = jsonParser({ packValues: false });
  const limits = { values: 0, depth: 0 };
  return (chunk) => {
    const tokens = tokensOf(() => parse(chunk ? decoder.decode(chunk, { stream: true }) : END));
    for (const { name } of tokens) assertWithin(limits, name);
    return tokens;
  };
}

function tokensOf(parse: () => ReturnType<TokenSource>): Token[] {
  try {
    const parsed = parse();
    return parsed === none ? [] : getManyValues(parsed);
  } catch {
    throw new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY();
  }
}

function assertWithin(limits: { values: number; depth: number }, name: Token['name']): void {
  if (VALUES.has(name) && (limits.values += 1) > MAX_BODY_VALUES) {
    throw new AppError('BAD_REQUEST', MESSAGES.bodyTooMany);
  }
  if (name === 'endObject' || name === 'endArray') limits.depth -= 1;
  if (name !== 'startObject' && name !== 'startArray') return;
  if ((limits.depth += 1) > MAX_DEPTH) throw new AppError('BAD_REQUEST', MESSAGES.bodyTooDeep);
}

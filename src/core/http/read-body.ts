import type { FastifyRequest } from 'fastify';
import { MESSAGES } from '../../contracts/messages';
import { AppError } from '../errors/app-error';
import { bodyRuleOf, bodyTooLarge } from './body-limits';

/** A request's body as it comes, up to its route's limit. What is left of it when the reader stops is read away. */
export async function* bodyChunks(request: FastifyRequest): AsyncGenerator<Buffer> {
  const rule = bodyRuleOf(request);
  let bytes = 0;
  try {
    // Not destroyed when it is left early: the answer has to reach the sender.
    for await (const chunk of request.raw.iterator({ destroyOnReturn: false })) {
      bytes += (chunk as Buffer).length;
      if (bytes > rule.maxBytes) throw bodyTooLarge(rule);
      yield chunk as Buffer;
    }
  } catch (error) {
    throw request.raw.destroyed && !(error instanceof AppError)
      ? new AppError('BAD_REQUEST', MESSAGES.bodyCutOff, { cause: error })
      : error;
  } finally {
    request.raw.resume();
  }
}

export async function readBody(request: FastifyRequest): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of bodyChunks(request)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

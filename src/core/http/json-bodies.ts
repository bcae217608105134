import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MESSAGES } from '../../contracts/messages';
import { AppError } from '../errors/app-error';
import { announcedBytes, bodyRuleOf } from './body-limits';
import { readBody } from './read-body';

/** Far above any form: to parse and check a value takes microseconds, and a short body holds very many. */
export const MAX_BODY_VALUES = 50_000;

/** JSON is the one type of body that is read before a controller runs; a form is read away where one may come. */
export function readJsonBodies(fastify: FastifyInstance): void {
  dropTypesOfNothing(fastify);
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/x-www-form-urlencoded', async (request: FastifyRequest) => {
    if (!bodyRuleOf(request).form) throw new UnsupportedMediaTypeException();
    await readBody(request);
  });
  fastify.addContentTypeParser('application/json', async (request: FastifyRequest) => {
    if (bodyRuleOf(request).streamed) return undefined;
    const body = await readBody(request);
    assertFewValues(body);
    return new Promise((fulfil, reject) => {
      void parse(request, body.toString(), (error, value) => (error ? reject(error) : fulfil(value)));
    });
  });
}

/** Clients name a type where they send no body: `ra-data-simple-rest` deletes as `text/plain`. */
function dropTypesOfNothing(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    if (headers['transfer-encoding'] === undefined && !announcedBytes(request.raw)) {
      delete headers['content-type'];
    }
    done();
  });
}

/** Refuses JSON that holds more values than anything sends, before it is parsed. */
export function assertFewValues(json: Uint8Array): void {
  if (countSeparators(json) > MAX_BODY_VALUES) throw new AppError('BAD_REQUEST', MESSAGES.bodyTooMany);
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;

/** Each value of a JSON text but the first follows one of these, outside of strings. */
function countSeparators(json: Uint8Array): number {
  let count = 0;
  let inString = false;
  for (let index = 0; index < json.length; index++) {
    const byte = json[index];
    if (byte === QUOTE) inString = !inString;
    else if (inString) index += byte === BACKSLASH ? 1 : 0;
    else if (byte === COMMA || byte === OPEN_BRACKET || byte === OPEN_BRACE) count++;
  }
  return count;
}

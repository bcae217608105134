import { Reflector } from '@nestjs/core';
import type { ErrorCode } from '../../../contracts/error-codes';
import { isOpenBeforeSetup, isOwnerOnly } from '../../auth/access.decorator';
import type { RouteRule } from '../../auth/route-rules';
import { STATUS_BY_CODE } from '../../errors/status-by-code';
import { isDto } from '../dto-schemas';
import { describedOf, type Schema } from './described';
import { ERROR_MEANINGS } from './error-meanings';
import { argumentsOf } from './handler-arguments';

/** Where `@SkipThrottle()` keeps that; the package exports no name for it. */
const SKIPS_THROTTLE = 'THROTTLER:SKIPdefault';
const reflector = new Reflector();

/** Every error that an operation can answer with: its own, and what guards, parsers and pipes refuse before it. */
export function refusalsOf(route: RouteRule, own: readonly ErrorCode[]): ErrorCode[] {
  return [
    ...new Set([
      ...own,
      ...ofCaller(route),
      ...ofRequest(route),
      'UNAVAILABLE' as const,
      'INTERNAL' as const,
    ]),
  ];
}

function ofCaller({ rule, controller, handler }: RouteRule): ErrorCode[] {
  const codes: ErrorCode[] = [];
  const skips = reflector.getAllAndOverride<boolean | undefined>(SKIPS_THROTTLE, [handler, controller]);
  if (!skips) codes.push('TOO_MANY_REQUESTS');
  if (!rule || rule.kind === 'public') return codes;
  codes.push('UNAUTHENTICATED', 'SCOPE_MISSING');
  if (rule.kind !== 'user' || isOwnerOnly(reflector, handler, controller)) codes.push('FORBIDDEN');
  if (!isOpenBeforeSetup(reflector, handler, controller)) codes.push('TWO_FACTOR_SETUP_REQUIRED');
  return codes;
}

function ofRequest(route: RouteRule): ErrorCode[] {
  const codes: ErrorCode[] = [];
  const taken = argumentsOf(route);
  if (taken.some(({ isId }) => isId)) codes.push('NOT_FOUND');
  const isChecked = taken.some(({ kind, type }) => (kind === 'body' || kind === 'query') && isDto(type));
  if (isChecked || describedOf(route.handler).multipart) codes.push('VALIDATION_FAILED');
  if (route.method === 'GET') return codes;
  return [
    ...codes,
    'BAD_REQUEST',
    'FILE_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
    'REQUEST_TIMEOUT',
    'DISK_FULL',
  ];
}

interface ErrorAnswer {
  description: string;
  headers?: Record<string, object>;
  content: { 'application/json': { schema: Schema } };
}

/** The error answers of one operation by status, each as a reference to one that `shared` keeps for all. */
export function errorAnswers(
  codes: readonly ErrorCode[],
  shared: Record<string, ErrorAnswer>,
): Record<string, { $ref: string }> {
  const statuses = [...new Set(codes.map((code) => STATUS_BY_CODE[code]))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const told = codes.filter((code) => STATUS_BY_CODE[code] === status).sort();
      const name = `${status}-${told.join('-')}`;
      shared[name] ??= errorAnswer(status, told);
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

function errorAnswer(status: number, codes: readonly ErrorCode[]): ErrorAnswer {
  const schema: Schema = {
    allOf: [{ $ref: '#/components/schemas/ErrorBody' }],
    properties: { statusCode: { const: status }, code: { enum: [...codes] } },
  };
  const waits = codes.includes('TOO_MANY_REQUESTS');
  return {
    description: codes.map((code) => `\`${code}\`: ${ERROR_MEANINGS[code]}`).join('\n\n'),
    ...(waits
      ? { headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } } }
      : {}),
    content: { 'application/json': { schema } },
  };
}

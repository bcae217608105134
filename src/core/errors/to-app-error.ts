import { HttpException } from '@nestjs/common';
import { Error as MongooseError, mongo } from 'mongoose';
import type { ErrorCode } from '../../contracts/error-codes';
import { MESSAGES } from '../../contracts/messages';
import { diskFull, isDiskFull } from '../disk/disk-full';
import { AppError, notFound } from './app-error';

const CODE_BY_STATUS: Record<number, ErrorCode> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'REQUEST_TIMEOUT',
  409: 'CONFLICT',
  413: 'FILE_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'VALIDATION_FAILED',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

/** Sentences for what the framework refuses in its own terms. */
const FRAMEWORK_MESSAGES: Partial<Record<ErrorCode, string>> = {
  FILE_TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_MEDIA_TYPE:
    'This content type is not supported here. Send JSON, or multipart/form-data for a file.',
  UNAVAILABLE: MESSAGES.unavailable,
};

/** What the caller hears of anything thrown: ours as it is, the framework's in our form, the rest as INTERNAL. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isDiskFull(thrown)) return diskFull(thrown);
  const status = statusOf(thrown);
  const code = status === undefined ? undefined : (CODE_BY_STATUS[status] ?? 'BAD_REQUEST');
  if (code !== undefined) {
    return new AppError(code, FRAMEWORK_MESSAGES[code] ?? (thrown as Error).message, { cause: thrown });
  }
  if (thrown instanceof MongooseError.CastError && thrown.kind === 'ObjectId') return notFound(thrown);
  if (isStoreOutage(thrown)) return new AppError('UNAVAILABLE', MESSAGES.unavailable, { cause: thrown });
  return new AppError('INTERNAL', MESSAGES.somethingWentWrong, { cause: thrown });
}

/** The status of a Nest or Fastify error that is the caller's doing, or 503. */
function statusOf(thrown: unknown): number | undefined {
  const status =
    thrown instanceof HttpException
      ? thrown.getStatus()
      : thrown instanceof Error && 'statusCode' in thrown
        ? Number(thrown.statusCode)
        : Number.NaN;
  return (status >= 400 && status < 500) || status === 503 ? status : undefined;
}

function isStoreOutage(thrown: unknown): boolean {
  return (
    thrown instanceof MongooseError.MongooseServerSelectionError ||
    thrown instanceof mongo.MongoServerSelectionError ||
    thrown instanceof mongo.MongoNetworkError ||
    (thrown instanceof MongooseError && thrown.message.includes('buffering timed out'))
  );
}

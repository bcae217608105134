import { BadRequestException, InternalServerErrorException, NotFoundException } from '@nestjs/common';
import { Error as MongooseError, mongo } from 'mongoose';
import type { ErrorCode } from '../../contracts/error-codes';
import { AppError } from './app-error';
import { toAppError } from './to-app-error';

const fastifyError = (statusCode: number) => Object.assign(new Error('as Fastify says'), { statusCode });

describe('toAppError', () => {
  it('leaves ours alone', () => {
    const error = new AppError('IN_USE', 'Two students have this batch.');
    expect(toAppError(error)).toBe(error);
  });

  it.each<[string, unknown, ErrorCode, string]>([
    ['an unknown path', new NotFoundException('Cannot GET /api/x'), 'NOT_FOUND', 'Cannot GET /api/x'],
    ['a bad request', new BadRequestException('Not JSON'), 'BAD_REQUEST', 'Not JSON'],
    ['a body that is too large', fastifyError(413), 'FILE_TOO_LARGE', 'The request is too large.'],
    [
      'a foreign content type',
      fastifyError(415),
      'UNSUPPORTED_MEDIA_TYPE',
      'This content type is not supported here. Send JSON, or multipart/form-data for a file.',
    ],
    ['another refusal of the framework', fastifyError(406), 'BAD_REQUEST', 'as Fastify says'],
    [
      'a store that does not answer',
      new mongo.MongoServerSelectionError('no', {} as never),
      'UNAVAILABLE',
      'The service is not available right now. Please try again in a moment.',
    ],
    ...[new mongo.MongoServerError({ code: 14_031 }), Object.assign(new Error(), { code: 'ENOSPC' })].map(
      (error): [string, unknown, ErrorCode, string] => [
        `a full disk (${error.name})`,
        error,
        'DISK_FULL',
        'There is no room left to save this. Nothing you saved before is lost. Please try again later, or contact an admin.',
      ],
    ),
    [
      'an id that is none',
      new MongooseError.CastError('ObjectId', 'x', '_id'),
      'NOT_FOUND',
      'This does not exist, or no longer exists.',
    ],
    [
      'a date that no rule has refused',
      new MongooseError.CastError('date', 'x', 'subscriptionEndDate'),
      'INTERNAL',
      'Something went wrong!',
    ],
    ['a slip of ours', new TypeError('secret detail'), 'INTERNAL', 'Something went wrong!'],
    ['a thrown text', 'secret detail', 'INTERNAL', 'Something went wrong!'],
    [
      "the framework's own failure",
      new InternalServerErrorException('secret'),
      'INTERNAL',
      'Something went wrong!',
    ],
    ['a failure with a status', fastifyError(500), 'INTERNAL', 'Something went wrong!'],
  ])('translates %s', (_, thrown, code, message) => {
    expect(toAppError(thrown)).toMatchObject({ code, message });
  });
});

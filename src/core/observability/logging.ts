import type { IncomingMessage } from 'node:http';
import { type LoggerService, RequestMethod } from '@nestjs/common';
import { Logger, type Params, PinoLogger } from 'nestjs-pino';
import type { Environment } from '../../config/environment';
import { STATUS_BY_CODE } from '../errors/status-by-code';

/** Whatever an error or a message brings along, these never reach the log. */
const SECRETS = ['password', 'access_token', 'token', 'authorization', 'cookie', 'secret'];

/** Asked for every few seconds, or once for each page. */
const QUIET = /^\/(?:api\/health\/|assets\/)/;

/** One JSON line for each message; of a request its id, method, path and status, never its headers or body. */
export function loggingParams({ logLevel }: Environment): Params {
  return {
    forRoutes: [{ path: '{*path}', method: RequestMethod.ALL }],
    pinoHttp: {
      level: logLevel,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
      genReqId: (request) => request.id,
      autoLogging: { ignore: (request) => QUIET.test(addressOf(request)) },
      customLogLevel: (_request, { statusCode }, error) =>
        statusCode !== STATUS_BY_CODE.DISK_FULL && (error || statusCode >= 500) ? 'error' : 'info',
      wrapSerializers: false,
      serializers: {
        req: (request: IncomingMessage) => ({
          id: request.id,
          method: request.method,
          path: addressOf(request).split('?')[0],
        }),
        res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
      },
    },
  };
}

/** For Nest and every Logger of the process, from the first line of a start on. */
export function structuredLog(environment: Environment): LoggerService {
  return new Logger(new PinoLogger(loggingParams(environment)), {});
}

/** Middleware sees the address without its prefix; Fastify keeps the whole one. */
function addressOf(request: IncomingMessage): string {
  return (request as { originalUrl?: string }).originalUrl ?? request.url ?? '';
}

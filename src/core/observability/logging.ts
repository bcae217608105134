import type { LoggerService } from '@nestjs/common';
import { Logger, type Params, PinoLogger } from 'nestjs-pino';
import type { Environment } from '../../config/environment';

/** Whatever an error or a message brings along, these never reach the log. */
const SECRETS = ['password', 'access_token', 'token', 'authorization', 'cookie', 'secret', 'apiKey'];

/** One JSON line for each message. */
export function loggingParams({ logLevel }: Environment): Params {
  return {
    pinoHttp: {
      level: logLevel,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    },
  };
}

/** For Nest and every Logger of the process, from the first line of a start on. */
export function structuredLog(environment: Environment): LoggerService {
  return new Logger(new PinoLogger(loggingParams(environment)), {});
}

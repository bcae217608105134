import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '../../contracts/error-codes';
import { MESSAGES } from '../../contracts/messages';
import { BARE_SECURITY_HEADERS } from './content-security';

/** HTTP's own statuses for what has no request yet; the error codes are those of requests. */
const REFUSALS: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, MESSAGES.requestHeadTooLong],
  ERR_HTTP_REQUEST_TIMEOUT: [408, MESSAGES.bodyTooSlow],
};
const UNREADABLE: [number, string] = [400, MESSAGES.requestBroken];

/** Answers what the HTTP parser refuses, in the shape and with the headers of every error, and closes. */
export function refuseUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code !== 'ECONNRESET' && socket.writable) {
    const [statusCode, message] = REFUSALS[code] ?? UNREADABLE;
    const requestId = randomUUID();
    const body: ErrorBody = { statusCode, code: 'BAD_REQUEST', message, requestId };
    socket.write(answer(statusCode, JSON.stringify(body), requestId));
  }
  socket.destroySoon();
}

function answer(status: number, body: string, requestId: string): string {
  const headers = {
    ...BARE_SECURITY_HEADERS,
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': Buffer.byteLength(body),
    'content-type': 'application/json; charset=utf-8',
    'x-request-id': requestId,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

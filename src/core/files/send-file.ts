import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { attachment } from './attachment';
import type { FastifyReply } from 'fastify';
import { MESSAGES } from '../../contracts/messages';
import { AppError } from '../errors/app-error';
import { byteRangeOf } from './byte-range';
import { decoded } from './encoding';
import type { StoredFile } from './file-store';

const GZIP_REFUSED = /\bgzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/i;

/**
 * A stored file as a download. A compressed one goes out as it is where the client accepts that. A client that has the
 * file already gets 304, and one that asks for a part, as after a broken download, that part.
 */
export function sendFile(reply: FastifyReply, file: StoredFile, name = file.name): StreamableFile {
  return sendStored(reply, file, attachment(name));
}

/** A stored file to be shown where it stands, as a picture in a page. */
export function showFile(reply: FastifyReply, file: StoredFile): StreamableFile {
  return sendStored(reply, file, 'inline');
}

/**
 * Whether an answer begins a download: it has the file from its first byte on. One that goes on with a download that broke off
 * does not, nor does one that tells a client that it has the file already.
 */
export function beginsDownload(reply: FastifyReply): boolean {
  if (reply.request.method !== 'GET') return false;
  if (reply.statusCode === 200) return true;
  return reply.statusCode === 206 && String(reply.getHeader('Content-Range')).startsWith('bytes 0-');
}

function sendStored(reply: FastifyReply, file: StoredFile, disposition: string): StreamableFile {
  const options = { type: file.contentType, disposition };
  const { method, headers } = reply.request;
  if (file.encoding) void reply.header('Vary', 'Accept-Encoding');
  if (file.encoding && !acceptsGzip(headers['accept-encoding'])) {
    return new StreamableFile(decoded(file), options);
  }
  if (file.encoding) void reply.header('Content-Encoding', file.encoding);
  const whole = () => new StreamableFile(file.stream, { ...options, length: file.bytes });
  if (method !== 'GET' && method !== 'HEAD') return whole();
  const etag = file.encoding ? `"${file.id}-${file.encoding}"` : `"${file.id}"`;
  void reply.header('ETag', etag).header('Accept-Ranges', 'bytes');
  if (hasEtag(headers['if-none-match'], etag)) {
    void reply.code(304);
    return new StreamableFile(Readable.from([]), options);
  }
  const isSameFile = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isSameFile ? byteRangeOf(headers.range, file.bytes) : 'whole';
  if (range === 'whole') return whole();
  if (range === 'unsatisfiable') throw rangeRefused(reply, file.bytes);
  const { start, end } = range;
  void reply.code(206).header('Content-Range', `bytes ${start}-${end}/${file.bytes}`);
  return new StreamableFile(file.part(range), { ...options, length: end - start + 1 });
}

function rangeRefused(reply: FastifyReply, bytes: number): AppError {
  void reply.removeHeader('Content-Encoding').removeHeader('ETag');
  void reply.header('Content-Range', `bytes */${bytes}`);
  return new AppError('RANGE_NOT_SATISFIABLE', MESSAGES.rangeOutside);
}

function acceptsGzip(accepted = ''): boolean {
  return /\bgzip\b/i.test(accepted) && !GZIP_REFUSED.test(accepted);
}

/** Whether a client names this version of a file, or any. */
function hasEtag(header: string | undefined, etag: string): boolean {
  const known = header?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known?.some((tag) => tag === etag || tag === '*') ?? false;
}

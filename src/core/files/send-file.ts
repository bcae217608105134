import { StreamableFile } from '@nestjs/common';
import { create as attachment } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { safeFileName } from '../../domain/text/file-name';
import { decoded } from './encoding';
import type { StoredFile } from './file-store';

const GZIP_REFUSED = /\bgzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/i;

/** A stored file as a download; a compressed one goes out as it is where the client accepts that. */
export function sendFile(reply: FastifyReply, file: StoredFile, name = file.name): StreamableFile {
  const options = { type: file.contentType, disposition: attachment(safeFileName(name)) };
  if (!file.encoding) return new StreamableFile(file.stream, { ...options, length: file.bytes });
  void reply.header('Vary', 'Accept-Encoding');
  if (acceptsGzip(reply.request.headers['accept-encoding'])) {
    void reply.header('Content-Encoding', file.encoding);
    return new StreamableFile(file.stream, { ...options, length: file.bytes });
  }
  return new StreamableFile(decoded(file), options);
}

function acceptsGzip(accepted = ''): boolean {
  return /\bgzip\b/i.test(accepted) && !GZIP_REFUSED.test(accepted);
}

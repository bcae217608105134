import { createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DOCUMENT_FORMATS, type DocumentFormat } from '../../contracts/export/document-formats';
import { AppError } from '../errors/app-error';
import { oneOf } from '../http/one-of';
import { described } from '../http/reference/described';
import { DOCUMENT_TYPES } from './document-types';

/** What an export of a document is to be. */
export interface DocumentQuery {
  format: DocumentFormat;
  /** The table that a CSV is made of; the first where none is named. */
  part?: string;
}

/** A table's id. */
const PART = /^[a-z0-9-]{1,40}$/;

/** The parameters `format` and `part` of a document's export, checked; docx where no format is named. */
function documentQueryOf(query: { format?: unknown; part?: unknown }): DocumentQuery {
  const { format: wanted = 'docx', part } = query;
  const format = oneOf(DOCUMENT_FORMATS, wanted, `format must be one of ${DOCUMENT_FORMATS.join(', ')}.`);
  if (part === undefined) return { format };
  if (typeof part === 'string' && PART.test(part)) return { format, part };
  throw new AppError('BAD_REQUEST', 'part must be the name of a table.');
}

const ParsedDocument = createParamDecorator((_: unknown, context) =>
  documentQueryOf(context.switchToHttp().getRequest<FastifyRequest>().query as Record<string, unknown>),
);

/** The `format` and `part` of a document's export, checked; `parts` are the tables that it may be asked for as csv. */
export const DocumentWanted = (parts: string) =>
  described(ParsedDocument(), {
    parameters: [
      {
        name: 'format',
        in: 'query',
        description: 'What the file is: docx unless something else is asked for.',
        schema: { type: 'string', enum: [...DOCUMENT_FORMATS], default: 'docx' },
      },
      {
        name: 'part',
        in: 'query',
        description: `The table that a CSV is made of (${parts}); the first if absent.`,
        schema: { type: 'string', pattern: PART.source },
      },
    ],
    files: Object.values(DOCUMENT_TYPES).map((type) => type.split(';', 1)[0] ?? type),
  });

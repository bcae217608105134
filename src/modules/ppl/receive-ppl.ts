import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FileReading } from '../../contracts/csv/file-reading';
import { PPL_BEGINNING_BYTES, type PplBeginning } from '../../contracts/ppl/ppl';
import { PPL_MESSAGES } from '../../contracts/ppl/ppl-messages';
import { PplFileDto } from '../../contracts/ppl/ppl.dto';
import { AppError } from '../../core/errors/app-error';
import { BODY_BYTES, MULTIPART_LIMITS } from '../../core/http/body-limits';
import { receiveCsvWith } from '../../core/http/csv-upload';
import { readFileReading } from '../../core/http/file-reading';
import { chunksOf, drained, partsOf } from '../../core/http/multipart';
import { validateDto } from '../../core/validation/validate-dto';
import { readBeginning } from '../../domain/ppl/beginning';
import { PplFileError } from '../../domain/ppl/ppl-file-error';
import type { PplContents } from './ppl-contents';
import type { PplContent } from './ppl.schema';

type Save<Result> = (entered: PplFileDto, content?: PplContent) => Promise<Result>;

const LIMITS = { ...MULTIPART_LIMITS, fileSize: BODY_BYTES.pplUpload };

/** Reads a multipart upload as a stream: fields, which stand before the file, and the file if there is one. */
export async function receivePplFile<Result>(
  request: FastifyRequest,
  contents: PplContents,
  save: Save<Result>,
): Promise<Result> {
  const fields: Record<string, unknown> = {};
  for await (const part of partsOf(request, LIMITS)) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.filename)
      return receiveFile(part, contents, (content) => save(entered(fields), content), fields);
    else await drained(part.file);
  }
  return save(entered(fields));
}

async function receiveFile<Result>(
  part: MultipartFile,
  contents: PplContents,
  use: (content: PplContent) => Promise<Result>,
  fields: Record<string, unknown>,
): Promise<Result> {
  try {
    entered(fields);
    const reading = readFileReading(fields);
    return await contents.keeping({ fileName: part.filename, stream: chunksOf(part.file), reading }, use);
  } catch (error) {
    await drained(part.file);
    throw error;
  }
}

function entered(fields: Record<string, unknown>): PplFileDto {
  return validateDto(PplFileDto, fields);
}

/** The first rows of a file of which only the beginning is sent, so that a wrong one is known before it is sent. */
export async function receiveBeginning(request: FastifyRequest): Promise<PplBeginning> {
  const { bytes, fields } = await receiveCsvWith(request, {
    maxBytes: PPL_BEGINNING_BYTES,
    tooLarge: PPL_MESSAGES.tooLarge,
    notCsv: PPL_MESSAGES.notCsv,
  });
  return beginningOf(bytes, readFileReading(fields));
}

function beginningOf(bytes: Uint8Array, chosen: FileReading): PplBeginning {
  try {
    const { preview, reading } = readBeginning(bytes, bytes.length < PPL_BEGINNING_BYTES, chosen);
    return { ...preview, reading };
  } catch (error) {
    throw error instanceof PplFileError
      ? new AppError('FILE_REJECTED', error.message, { cause: error })
      : error;
  }
}

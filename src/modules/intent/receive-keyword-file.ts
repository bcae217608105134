import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { INTENT_MESSAGES } from '../../contracts/intent/intent-messages';
import { IntentWordingDto } from '../../contracts/intent/intent.dto';
import { fileMissing } from '../../core/http/csv-upload';
import { readJsonField } from '../../core/http/json-field';
import { chunksOf, drained, partsOf } from '../../core/http/multipart';
import type { Submission } from './intent.service';

const LISTS = {
  name: 'lists',
  dto: IntentWordingDto,
  missing: INTENT_MESSAGES.fileFirst,
  invalid: INTENT_MESSAGES.listsInvalid,
};

type Submit<Result> = (submission: Submission) => Promise<Result>;

/** Reads a multipart upload as a stream: the lists are checked before a byte of the file is kept. */
export async function receiveKeywordFile<Result>(
  request: FastifyRequest,
  submit: Submit<Result>,
): Promise<Result> {
  let lists: unknown;
  for await (const part of partsOf(request)) {
    if (part.type === 'file') return receiveFile(part, lists, submit);
    if (part.fieldname === 'lists') lists = part.value;
  }
  throw fileMissing();
}

async function receiveFile<Result>(
  part: MultipartFile,
  lists: unknown,
  submit: Submit<Result>,
): Promise<Result> {
  try {
    const { guess, ...words } = readJsonField(lists, LISTS);
    const details = { lists: words, guess, name: part.filename };
    return await submit({ content: chunksOf(part.file), details: () => details });
  } catch (error) {
    await drained(part.file);
    throw error;
  }
}

import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { IntentLists } from '../../contracts/intent/intent';
import { INTENT_MESSAGES } from '../../contracts/intent/intent-messages';
import { IntentListsDto } from '../../contracts/intent/intent.dto';
import { MESSAGES } from '../../contracts/messages';
import { type AppError, fieldsRefused } from '../../core/errors/app-error';
import { assertFewValues } from '../../core/http/json-bodies';
import { chunksOf, drained, partsOf } from '../../core/http/multipart';
import { validateDto } from '../../core/validation/validate-dto';
import type { Submission } from './intent.service';

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
  throw fileRequired();
}

async function receiveFile<Result>(
  part: MultipartFile,
  lists: unknown,
  submit: Submit<Result>,
): Promise<Result> {
  try {
    const details = { lists: parseLists(lists), name: part.filename };
    return await submit({ content: chunksOf(part.file), details: () => details });
  } catch (error) {
    await drained(part.file);
    throw error;
  }
}

function parseLists(text: unknown): IntentLists {
  if (typeof text !== 'string') throw badLists(INTENT_MESSAGES.fileFirst);
  return validateDto(IntentListsDto, parseObject(text), (errors) =>
    fieldsRefused(errors, Object.values(errors)[0]),
  );
}

function parseObject(text: string): object {
  assertFewValues(Buffer.from(text));
  try {
    const value = JSON.parse(text) as unknown;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Told below: what is no JSON is as wrong as what is no object.
  }
  throw badLists(INTENT_MESSAGES.listsInvalid);
}

function badLists(message: string): AppError {
  return fieldsRefused({ lists: message }, message);
}

function fileRequired(): AppError {
  return fieldsRefused({ file: MESSAGES.fileRequired }, MESSAGES.fileRequired);
}

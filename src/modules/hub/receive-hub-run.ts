import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { HubRunDto } from '../../contracts/hub/hub.dto';
import { HUB_MESSAGES } from '../../contracts/hub/hub-messages';
import { fieldsRefused } from '../../core/errors/app-error';
import { readJsonField } from '../../core/http/json-field';
import { chunksOf, drained, partsOf } from '../../core/http/multipart';
import type { KeywordUpload } from './hub.service';

const OPTIONS = {
  name: 'options',
  dto: HubRunDto,
  missing: HUB_MESSAGES.optionsFirst,
  invalid: HUB_MESSAGES.optionsInvalid,
};

interface Starts<Result> {
  sample: () => Promise<Result>;
  run: (options: HubRunDto, keywords: KeywordUpload) => Promise<Result>;
}

/** Reads a run as a stream: its options are checked before a byte of the file is kept. Only the sample comes without one. */
export async function receiveHubRun<Result>(
  request: FastifyRequest,
  { sample, run }: Starts<Result>,
): Promise<Result> {
  let options: unknown;
  for await (const part of partsOf(request)) {
    if (part.type === 'file') return receiveFile(part, options, run);
    if (part.fieldname === 'options') options = part.value;
  }
  const asked = readJsonField(options, { ...OPTIONS, missing: HUB_MESSAGES.keywordsRequired });
  if (asked.sample) return sample();
  throw fieldsRefused({ file: HUB_MESSAGES.keywordsRequired }, HUB_MESSAGES.keywordsRequired);
}

async function receiveFile<Result>(
  part: MultipartFile,
  options: unknown,
  run: Starts<Result>['run'],
): Promise<Result> {
  try {
    return await run(readJsonField(options, OPTIONS), { content: chunksOf(part.file), name: part.filename });
  } catch (error) {
    await drained(part.file);
    throw error;
  }
}

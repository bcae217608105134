import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { IntentLists } from '../../contracts/intent/intent';
import { IntentSubmitDto } from '../../contracts/intent/intent.dto';
import { readJsonTokens } from '../../core/http/json-tokens';
import { validateDto } from '../../core/validation/validate-dto';
import type { KeywordUpload } from './intent.service';
import { peek } from './keyword-upload';
import { SubmissionReader } from './submission-reader';

/** Reads lists and file from a JSON body while it comes; of the whole only the file's bytes are in memory. */
export async function receiveSubmission(
  request: FastifyRequest,
): Promise<{ lists: IntentLists; upload: KeywordUpload }> {
  const reader = new SubmissionReader();
  await readJsonTokens(request, (token) => reader.take(token));
  const { file, ...lists } = validateDto(IntentSubmitDto, reader.payload);
  const { beginning, complete, content } = await peek(Readable.from(reader.content));
  return { lists, upload: { name: fileNameOf(file.name, file.extension), beginning, complete, content } };
}

/** The client sends the name with or without its extension. */
function fileNameOf(name: string, extension = ''): string {
  const ending = extension.replace(/^\.?/, '.');
  return ending === '.' || name.toLowerCase().endsWith(ending.toLowerCase()) ? name : name + ending;
}

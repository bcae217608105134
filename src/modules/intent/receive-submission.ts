import type { FastifyRequest } from 'fastify';
import { IntentSubmitDto } from '../../contracts/intent/intent.dto';
import { readJsonTokens } from '../../core/http/json-tokens';
import { validateDto } from '../../core/validation/validate-dto';
import type { Submission } from './intent.service';
import { SubmissionReader } from './submission-reader';

/** Reads lists and file from a JSON body while the file's content is taken: neither is in memory as a whole. */
export function receiveSubmission(request: FastifyRequest): Submission {
  const reader = new SubmissionReader();
  let complete = false;
  const content = async function* () {
    for await (const _ of readJsonTokens(request, (token) => reader.take(token))) yield* reader.takeContent();
    complete = true;
  };
  const details = () => {
    if (!complete) return undefined;
    const { file, guess, ...lists } = validateDto(IntentSubmitDto, reader.payload);
    return { lists, guess, name: fileNameOf(file.name, file.extension) };
  };
  return { content: content(), details };
}

/** The client sends the name with or without its extension. */
function fileNameOf(name: string, extension = ''): string {
  const ending = extension.replace(/^\.?/, '.');
  return ending === '.' || name.toLowerCase().endsWith(ending.toLowerCase()) ? name : name + ending;
}

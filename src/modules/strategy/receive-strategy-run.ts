import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { StrategyRunDto } from '../../contracts/strategy/strategy.dto';
import { STRATEGY_MESSAGES } from '../../contracts/strategy/strategy-messages';
import { fieldsRefused } from '../../core/errors/app-error';
import { MULTIPART_LIMITS } from '../../core/http/body-limits';
import { readJsonField } from '../../core/http/json-field';
import { chunksOf, drained, partsOf } from '../../core/http/multipart';

export const UPLOADS = ['keywords', 'searchConsole'] as const;
export type UploadKind = (typeof UPLOADS)[number];

/** A file on its way in: it must be read to its end before the next one comes. */
export interface StrategyUpload {
  kind: UploadKind;
  name: string;
  content: AsyncIterable<Uint8Array>;
}

const OPTIONS = {
  name: 'options',
  dto: StrategyRunDto,
  missing: STRATEGY_MESSAGES.optionsFirst,
  invalid: STRATEGY_MESSAGES.optionsInvalid,
};
const LIMITS = { ...MULTIPART_LIMITS, files: UPLOADS.length };

/** Reads a run as a stream: its options are checked before a byte of a file is kept. */
export async function receiveStrategyRun<Result>(
  request: FastifyRequest,
  run: (options: StrategyRunDto, uploads: AsyncIterable<StrategyUpload>) => Promise<Result>,
): Promise<Result> {
  const parts = partsOf(request, LIMITS);
  const read: { file?: MultipartFile } = {};
  try {
    const { options, first } = await beginningOf(parts, read);
    return await run(readJsonField(options, OPTIONS), uploadsOf(first, parts, read));
  } catch (error) {
    await drainAll(parts, read);
    throw error;
  }
}

type Parts = AsyncGenerator<Multipart, void>;

async function beginningOf(parts: Parts, read: { file?: MultipartFile }) {
  let options: unknown;
  for (;;) {
    const { done, value } = await parts.next();
    if (done) return { options };
    if (value.type === 'file') {
      read.file = value;
      return { options, first: value };
    }
    if (value.fieldname === 'options') options = value.value;
  }
}

async function* uploadsOf(
  first: MultipartFile | undefined,
  parts: Parts,
  read: { file?: MultipartFile },
): AsyncGenerator<StrategyUpload, void> {
  const seen = new Set<UploadKind>();
  for (let part: Multipart | undefined = first; part;) {
    if (part.type === 'file') {
      const { fieldname, filename, file } = part;
      read.file = part;
      const kind = UPLOADS.find((known) => known === fieldname);
      if (!kind || seen.has(kind)) {
        throw fieldsRefused({ [fieldname]: STRATEGY_MESSAGES.fileUnknown }, STRATEGY_MESSAGES.fileUnknown);
      }
      seen.add(kind);
      yield { kind, name: filename, content: chunksOf(file) };
    }
    const next = await parts.next();
    part = next.done ? undefined : next.value;
  }
}

/** Reads the rest of a refused upload away, so that the answer reaches its sender. */
async function drainAll(parts: Parts, { file }: { file?: MultipartFile }): Promise<void> {
  if (file) await drained(file.file);
  try {
    for await (const part of parts) if (part.type === 'file') await drained(part.file);
  } catch {
    // What is refused already may be broken as well.
  }
}

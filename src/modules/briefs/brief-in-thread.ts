import { limitFunction } from 'p-limit';
import { inThreadIfPossible } from '../../core/process/in-thread';
import { threadFile } from '../../core/process/thread-file';
import type {
  ComparedPages,
  FindReply,
  FindRequest,
  ReadReply,
  ReadRequest,
  TextsReply,
  TextsRequest,
} from './brief-thread-messages';

type Request = ReadRequest | TextsRequest | FindRequest;

/** At a time: more would only make each slower. */
const MAX_THREADS = 2;
/** Many times what ten of the largest pages need; what is not done by then is made to cost time. */
const MAX_MS = 20_000;
/** Megabytes of JavaScript objects: the model of languages alone takes 61. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };

const work = limitFunction(
  <Reply>(request: Request, signal?: AbortSignal) =>
    inThreadIfPossible<Reply>({
      name: `brief: ${request.task}`,
      file: threadFile(__dirname, 'brief-thread.js'),
      data: request,
      transfer: request.task === 'read' ? [request.body.buffer] : [],
      maxMs: MAX_MS,
      memory: MEMORY,
      signal,
    }),
  { concurrency: MAX_THREADS },
) as <Reply>(request: Request, signal?: AbortSignal) => Promise<Reply | undefined>;

/** What a brief keeps of a page; undefined where reading it takes too long or too much memory. */
export function readCompetitor(
  { body, ...page }: Omit<ReadRequest, 'task' | 'body'> & { body: Buffer },
  signal?: AbortSignal,
): Promise<ReadReply | undefined> {
  return work<ReadReply>({ task: 'read', body: new Uint8Array(body), ...page }, signal);
}

/** What the meaning of pages is asked with; undefined where that takes too long or too much memory. */
export function textsOfPages(
  { pages, query }: ComparedPages,
  signal?: AbortSignal,
): Promise<TextsReply | undefined> {
  return work<TextsReply>({ task: 'texts', pages, query }, signal);
}

/** What several pages have in common; undefined where that takes too long or too much memory. */
export function findInPages(
  request: Omit<FindRequest, 'task'>,
  signal?: AbortSignal,
): Promise<FindReply | undefined> {
  return work<FindReply>({ task: 'find', ...request }, signal);
}

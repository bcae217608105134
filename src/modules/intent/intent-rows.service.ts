import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { ClassifiedRows, IntentRowsQuery } from '../../contracts/intent/intent';
import { notFound } from '../../core/errors/app-error';
import { decoded } from '../../core/files/encoding';
import { ResultKeywords } from '../../domain/intent/result-keywords';
import { ResultRowsSearch } from '../../domain/intent/result-rows';
import { JobsService } from '../jobs/jobs.service';

/** The rows of classified files, a page at a time, read from the stored result as it passes by. */
@Injectable()
export class IntentRowsService {
  constructor(private readonly jobs: JobsService) {}

  /** Rejects when the signal fires: nobody waits any more. */
  async page(
    owner: AuthUser,
    jobId: string,
    { query, signal }: { query: IntentRowsQuery; signal: AbortSignal },
  ): Promise<ClassifiedRows> {
    const { result } = await this.jobs.ofKind(owner, 'intent', jobId);
    const file = await this.jobs.openResult(owner, jobId);
    if (!result) throw notFound();
    const search = new ResultRowsSearch(result, query);
    if (search.isComplete()) return search.get();
    for await (const piece of decoded(file) as AsyncIterable<Uint8Array>) {
      signal.throwIfAborted();
      search.add(piece);
      if (search.isComplete()) break;
    }
    return search.get();
  }

  /** A file of the keywords that a query finds, with the columns of their source, for another tool to begin with. */
  async keywords(
    owner: AuthUser,
    jobId: string,
    query: Pick<IntentRowsQuery, 'q' | 'show'>,
  ): Promise<{ name: string; content: AsyncIterable<Uint8Array> }> {
    const { result } = await this.jobs.ofKind(owner, 'intent', jobId);
    const file = await this.jobs.openResult(owner, jobId);
    if (!result) throw notFound();
    const pieces = decoded(file) as AsyncIterable<Uint8Array>;
    return { name: result.fileName, content: keywordsIn(pieces, new ResultKeywords(result, query)) };
  }
}

async function* keywordsIn(
  pieces: AsyncIterable<Uint8Array>,
  keywords: ResultKeywords,
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    keywords.add(piece);
    const chunk = keywords.chunk();
    if (chunk.length > 0) yield chunk;
    if (keywords.isComplete()) return;
  }
}

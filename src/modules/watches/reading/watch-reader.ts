import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { threadFile } from '../../../core/process/thread-file';
import { WarmThreads } from '../../../core/process/warm-threads';
import type { ScopeFault, ThreadReply, WatchRequest, WatchWork, WatchWorkKind } from './read-thread-messages';

/** At a time: more would only make each slower. */
const THREADS = 2;
/** Many times what 2 MB of HTML need; a page that is not read by then is made to cost time. */
const MAX_MS = 20_000;
/** Megabytes of JavaScript objects. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** A page that takes more time or memory than one may. */
export class PageTooCostly extends Error {
  override readonly name = 'PageTooCostly';
}

/** A selector that can't be used on a page. */
export class ScopeRefused extends Error {
  override readonly name = 'ScopeRefused';

  constructor(readonly fault: ScopeFault) {
    super(fault.sentence);
  }
}

/** Reads and compares watched pages in threads of their own. */
@Injectable()
export class WatchReader implements OnApplicationShutdown {
  private readonly threads = new WarmThreads<WatchRequest, ThreadReply>({
    name: 'watched page',
    file: threadFile(__dirname, 'read-thread.js'),
    count: THREADS,
    maxMs: MAX_MS,
    memory: MEMORY,
    tooMuch: () => new PageTooCostly('It takes more time or memory than a page may.'),
  });

  async ask<Kind extends WatchWorkKind>(
    request: WatchWork[Kind]['request'] & { kind: Kind },
  ): Promise<WatchWork[Kind]['reply']> {
    const answer = await this.threads.ask(request);
    if ('fault' in answer) throw new ScopeRefused(answer.fault);
    if ('error' in answer) throw new Error(answer.error);
    return answer.reply;
  }

  onApplicationShutdown(): Promise<void> {
    return this.threads.close();
  }
}

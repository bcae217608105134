import { Worker } from 'node:worker_threads';
import { limitFunction } from 'p-limit';
import type { TextPage } from '../../contracts/text/text-page';
import { threadFile } from '../../core/process/thread-file';
import { logFailuresOf } from '../../core/process/thread-failures';
import type { PageReply, PageToRead } from './page-thread-messages';

/** At a time: more would only make each slower. */
const MAX_THREADS = 2;
/** What Readability needs for 2 MB many times over; a page that is not read by then is made to cost time. */
const MAX_ARTICLE_MS = 3_000;
/** Megabytes of JavaScript objects: 60 times the largest page. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

export type ReadPage = Omit<TextPage, 'url'>;

/**
 * Zones and main text of a page, in a thread of its own. Where Readability finds nothing, or not in time, the landmarks
 * say what the main text is; undefined where not even the zones could be read.
 */
export const readPage = limitFunction(
  (page: PageToRead, until: number) =>
    new Promise<ReadPage | undefined>((fulfil) => {
      const thread = new Worker(threadFile(__dirname, 'page-thread.js'), {
        workerData: page,
        transferList: [page.body.buffer],
        resourceLimits: MEMORY,
        env: {},
      });
      logFailuresOf(thread, 'page text');
      let read: ReadPage | undefined;
      const end = () => {
        clearTimeout(deadline);
        void thread.terminate();
        fulfil(read);
      };
      const endWithin = (most: number) => setTimeout(end, Math.max(0, Math.min(most, until - Date.now())));
      let deadline = endWithin(Infinity);
      thread.on('message', (reply: PageReply) => {
        if ('zones' in reply) {
          read = { ...reply.zones, mainText: reply.mainText };
          clearTimeout(deadline);
          deadline = endWithin(MAX_ARTICLE_MS);
          return;
        }
        if (read && reply.article) read.mainText = reply.article;
        end();
      });
      // What Readability stumbles over, or a page that needs too much memory: what is there is what is told.
      thread.on('error', end);
      thread.on('exit', end);
    }),
  { concurrency: MAX_THREADS },
);

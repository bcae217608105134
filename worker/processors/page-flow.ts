import type { Worker } from 'node:worker_threads';
import type { ReadingPageDetail } from '../../src/contracts/readings/readings';

/** What a thread that works on a reading is sent: each page, and that there are no more. */
export type PagePart = { kind: 'page'; page: ReadingPageDetail } | { kind: 'end' };

/** Pages that are on their way to the thread: texts that wait there take memory. */
const MAX_AHEAD = 16;

/** Passes pages to a thread as they are read, and no faster than it answers. */
export class PageFlow {
  private ahead = 0;
  private resume?: () => void;
  private isOver = false;

  /** The thread says first that it is ready, then a word for each page. */
  async passOn(
    pages: AsyncIterable<ReadingPageDetail> | Iterable<ReadingPageDetail>,
    thread: Worker,
  ): Promise<void> {
    const send = (part: PagePart) => thread.postMessage(part);
    await this.room(1);
    for await (const page of pages) {
      send({ kind: 'page', page });
      await this.room(MAX_AHEAD);
    }
    send({ kind: 'end' });
  }

  /** Whoever waits is told that nothing will be answered any more, so that no more pages are read. */
  stop(): void {
    this.isOver = true;
    this.resume?.();
  }

  answered(): void {
    this.ahead -= 1;
    this.resume?.();
  }

  /** One more is on its way; waits until fewer than `most` are. */
  private async room(most: number): Promise<void> {
    this.ahead += 1;
    while (this.ahead >= most && !this.isOver) {
      await new Promise<void>((resume) => {
        this.resume = resume;
      });
    }
    if (this.isOver) throw new Error('The thread has ended.');
  }
}

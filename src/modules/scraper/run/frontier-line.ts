import type { PageRecord } from '../crawl-pages.schema';

/** Addresses of one kind that wait to be given out, as far as they are read from the database. */
export class FrontierLine {
  queue: PageRecord[] = [];
  /** Whether the database may hold more than what is read. */
  hasMore = true;
  /** Read, and not written as visited yet. */
  open = 0;
  /** Given out so far. */
  given = 0;
  reading?: Promise<void>;

  /** Whether there is one that could be given out. */
  get isWaiting(): boolean {
    return this.queue.length > 0 || this.hasMore;
  }

  /** Whether none is waiting or under way, so that none will come. */
  get isUsedUp(): boolean {
    return !this.isWaiting && this.open === 0;
  }
}

/** Of the pages, those that a sitemap alone leads to while links lead to others: so that of both some are read. */
const LISTED_SHARE = 0.2;

/**
 * The line whose turn it is: what links lead to comes first, and what a sitemap names waits until that is used up, but for
 * its share. Null while a page is under way that may lead to others.
 */
export function lineInTurn(linked: FrontierLine, listed: FrontierLine): FrontierLine | null {
  const share = LISTED_SHARE * (linked.given + listed.given + 1);
  if (listed.isWaiting && listed.given + 1 <= share) return listed;
  if (linked.isWaiting) return linked;
  return linked.isUsedUp && listed.isWaiting ? listed : null;
}

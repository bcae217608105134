import { Injectable } from '@nestjs/common';
import { CLICK_RETENTION_DAYS, ORPHAN_DAYS } from '../../contracts/clicks/clicks';
import { firstDayOf } from '../../domain/clicks/go-links';
import { dayOf } from '../../domain/statistics/days';
import { GoClicksRepository } from './go-clicks.repository';
import { GoLinksRepository } from './go-links.repository';

const DAY_MS = 86_400_000;
/** Longer than from one round to the next. */
const LATE_MS = 2 * DAY_MS;

/** Deletes what was kept long enough. */
@Injectable()
export class ClicksUpkeepService {
  constructor(
    private readonly links: GoLinksRepository,
    private readonly clicks: GoClicksRepository,
  ) {}

  /** Gives how many records were deleted. */
  async removeOld(now: Date): Promise<number> {
    const counts = await this.clicks.removeBefore(firstDayOf(CLICK_RETENTION_DAYS, dayOf(now)));
    const links = await this.links.removeOrphanedBefore(new Date(now.getTime() - ORPHAN_DAYS * DAY_MS));
    return counts + links + (await this.removeLate(now));
  }

  /** What was counted while a block was being deleted: by clicks that had found their link before. */
  private async removeLate(now: Date): Promise<number> {
    let removed = 0;
    for (const link of await this.links.idsOrphanedSince(new Date(now.getTime() - LATE_MS))) {
      removed += await this.clicks.removeOfLink(link);
    }
    return removed;
  }
}

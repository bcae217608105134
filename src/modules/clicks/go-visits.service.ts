import { Injectable, Logger } from '@nestjs/common';
import { inTime } from '../../core/process/in-time';
import { dayOf } from '../../domain/statistics/days';
import type { GoLinkRecord, LiveGoLink } from './clicks.schema';
import { GoClicksRepository } from './go-clicks.repository';
import { GoLinksRepository } from './go-links.repository';

/** How long somebody who clicks waits for the count at most, in milliseconds; it is made all the same. */
const COUNT_MS = 250;

/** Follows counted links. */
@Injectable()
export class GoVisitsService {
  private readonly logger = new Logger('Clicks');

  constructor(
    private readonly links: GoLinksRepository,
    private readonly clicks: GoClicksRepository,
  ) {}

  /** Where a link leads; null where there is none. A click is counted, and one that cannot be counted leads on as well. */
  async follow(id: string, isClick: boolean, now: Date): Promise<string | null> {
    const link = await this.links.find(id);
    if (!link) return null;
    if (isClick && isCounted(link)) await inTime(this.count(link, now), COUNT_MS, undefined);
    return link.target;
  }

  private async count(link: LiveGoLink, now: Date): Promise<void> {
    try {
      await this.clicks.add(link, dayOf(now));
    } catch (err) {
      this.logger.warn({ err }, 'A click was not counted');
    }
  }
}

function isCounted(link: GoLinkRecord): link is LiveGoLink {
  return link.counted === true && link.block !== undefined && link.owner !== undefined;
}

import { Injectable } from '@nestjs/common';
import {
  type BlockLink,
  type ClicksView,
  type LinkClicks,
  MAX_BLOCK_LINKS,
} from '../../contracts/clicks/clicks';
import { CLICK_MESSAGES } from '../../contracts/clicks/clicks-messages';
import { AccountRemovals } from '../../core/accounts/account-removals';
import { isUnchanged } from '../../core/database/differing';
import { AppError } from '../../core/errors/app-error';
import { firstDayOf } from '../../domain/clicks/go-links';
import { dayOf, daysBetween } from '../../domain/statistics/days';
import type { LiveGoLink } from './clicks.schema';
import { type ClickSums, GoClicksRepository } from './go-clicks.repository';
import { type BlockRef, GoLinksRepository } from './go-links.repository';

interface Asked {
  /** How many days, today included. */
  period: number;
  now: Date;
}

/** The counted links of users' blocks, and how often they are clicked. */
@Injectable()
export class ClicksService {
  constructor(
    private readonly links: GoLinksRepository,
    private readonly clicks: GoClicksRepository,
    removals: AccountRemovals,
  ) {
    removals.add((owner) => this.forget({ owner }, new Date()));
  }

  /**
   * The ids of the links to these targets, made where the block has none; by their targets. A link that the block has keeps
   * its id for as long as the block is there.
   */
  async linksOf(whose: BlockRef, wanted: readonly BlockLink[], now: Date): Promise<Map<string, string>> {
    const known = byTarget(await this.links.listOfBlock(whose));
    const added = wanted.filter(({ target }) => !known.has(target));
    if (known.size + added.length > MAX_BLOCK_LINKS) {
      throw new AppError('CONFLICT', CLICK_MESSAGES.tooManyLinks);
    }
    for (const link of wanted) {
      const record = known.get(link.target);
      if (record && !isUnchanged(record, { ...link })) await this.links.describe(record._id, link);
    }
    await this.links.insertNew(whose, added, now);
    const all = added.length > 0 ? byTarget(await this.links.listOfBlock(whose)) : known;
    return new Map(wanted.flatMap(({ target }) => [[target, all.get(target)?._id ?? ''] as const]));
  }

  /** Whether clicks on the links that the block has are counted. */
  setCounted(whose: BlockRef, counted: boolean): Promise<void> {
    return this.links.setCounted(whose, counted);
  }

  async ofBlock({ owner, block }: BlockRef, { period, now }: Asked): Promise<ClicksView> {
    const from = firstDayOf(period, dayOf(now));
    const [links, sums] = await Promise.all([
      this.links.listOfBlock({ owner, block }),
      this.clicks.sumOfBlock(owner, block, from),
    ]);
    return toView(links, sums, { period, now });
  }

  /** Of the links that a product of the owner's library has in all blocks. */
  async ofProduct(owner: string, product: string, { period, now }: Asked): Promise<ClicksView> {
    const links = await this.links.listOfProduct(owner, product);
    const ids = links.map(({ _id }) => _id);
    const sums = await this.clicks.sumOfLinks(owner, ids, firstDayOf(period, dayOf(now)));
    return toView(links, sums, { period, now });
  }

  /** Deletes what was counted of a block or an account; its links lead to their targets for a while, uncounted. */
  async forget(whose: { owner: string; block?: string }, now: Date): Promise<void> {
    await this.links.orphan(whose, now);
    await this.clicks.removeOf(whose);
  }
}

function byTarget(links: readonly LiveGoLink[]): Map<string, LiveGoLink> {
  return new Map(links.map((link) => [link.target, link]));
}

function toView(
  links: readonly LiveGoLink[],
  { byDay, byLink }: ClickSums,
  { period, now }: Asked,
): ClicksView {
  const today = dayOf(now);
  const days = daysBetween(firstDayOf(period, today), today);
  const rows = new Map<string, LinkClicks>();
  for (const { _id, target, kind, label } of links) {
    const clicks = byLink.get(_id) ?? 0;
    const known = rows.get(target);
    // A product may have the same link in several blocks.
    if (known) known.clicks += clicks;
    else rows.set(target, { id: _id, target, kind, label, clicks });
  }
  return {
    days: days.map((day) => ({ day, clicks: byDay.get(day) ?? 0 })),
    links: [...rows.values()].sort((a, b) => b.clicks - a.clicks || (a.target < b.target ? -1 : 1)),
    total: days.reduce((sum, day) => sum + (byDay.get(day) ?? 0), 0),
  };
}

import { Inject, Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { Block, SavedBlockView } from '../../contracts/blocks/blocks';
import type { BlockLinksView, ClickPeriod, ClicksView } from '../../contracts/clicks/clicks';
import { CLICK_MESSAGES } from '../../contracts/clicks/clicks-messages';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { AppError, notFound } from '../../core/errors/app-error';
import { blockLinks } from '../../domain/blocks/counted-links';
import { goAddress, reachOf } from '../../domain/clicks/go-links';
import { ClicksService } from '../clicks/clicks.service';
import { assertAllowed } from './assert-allowed';
import { toView } from './block-views';
import { BlocksRepository } from './blocks.repository';
import type { BlockRecord } from './blocks.schema';

/** Counting of clicks on the links of saved blocks: off unless the owner switches it on, block by block. */
@Injectable()
export class BlockClicksService {
  constructor(
    private readonly blocks: BlocksRepository,
    private readonly clicks: ClicksService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Links that were copied before go on leading to their targets in either case. */
  async setCounting(owner: AuthUser, id: string, on: boolean): Promise<SavedBlockView> {
    const before = await this.existing(owner, id);
    if (on) assertAllowed(owner, before.variant);
    const changed = await this.blocks.setCountClicks(owner.id, id, on);
    if (!changed) throw notFound();
    await this.clicks.setCounted({ owner: owner.id, block: id }, on);
    return toView(changed);
  }

  /** The addresses that stand for the targets of the block as it is saved; `origin` is where the caller has this instance open. */
  async makeLinks(owner: AuthUser, id: string, origin: string, now: Date): Promise<BlockLinksView> {
    const { variant, config, countClicks } = await this.existing(owner, id);
    assertAllowed(owner, variant);
    if (!countClicks) throw new AppError('CONFLICT', CLICK_MESSAGES.off);
    const whose = { owner: owner.id, block: id };
    const { counted } = blockLinks({ variant, config } as Block);
    const ids = await this.clicks.linksOf(whose, counted, now);
    await this.followMeanwhile(owner, id, now);
    const base = this.environment.publicUrl || origin;
    const links = [...ids].map(([target, link]) => [target, goAddress(base, link)] as const);
    return {
      origin: base,
      reach: reachOf(base, this.environment.publicUrl),
      links: Object.fromEntries(links),
    };
  }

  async ofBlock(owner: AuthUser, id: string, period: ClickPeriod, now: Date): Promise<ClicksView> {
    await this.existing(owner, id);
    return this.clicks.ofBlock({ owner: owner.id, block: id }, { period, now });
  }

  ofProduct(owner: AuthUser, product: string, period: ClickPeriod, now: Date): Promise<ClicksView> {
    return this.clicks.ofProduct(owner.id, product, { period, now });
  }

  /** The block may have been deleted, or counting switched off, while its links were made. */
  private async followMeanwhile(owner: AuthUser, id: string, now: Date): Promise<void> {
    const whose = { owner: owner.id, block: id };
    const block = await this.blocks.find(owner.id, id);
    if (block?.countClicks) return;
    if (block) await this.clicks.setCounted(whose, false);
    else await this.clicks.forget(whose, now);
    throw block ? new AppError('CONFLICT', CLICK_MESSAGES.off) : notFound();
  }

  private async existing(owner: AuthUser, id: string): Promise<BlockRecord> {
    const record = await this.blocks.find(owner.id, id);
    if (record) return record;
    throw notFound();
  }
}

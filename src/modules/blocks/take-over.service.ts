import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { AuthUser } from '../../contracts/access/access';
import type { Block } from '../../contracts/blocks/blocks';
import { undoableSince } from '../../contracts/products/product-changes';
import { PRODUCT_MESSAGES as SAYS } from '../../contracts/products/product-messages';
import type {
  LeftBecause,
  LeftBlock,
  TakeOverBlock,
  TakeOverCheckView,
  TakeOverUndoView,
  TakeOverView,
} from '../../contracts/products/take-over';
import type { TakeOverBlockDto } from '../../contracts/products/take-over.dto';
import { AccountRemovals } from '../../core/accounts/account-removals';
import { AppError } from '../../core/errors/app-error';
import { type FillOptions, type FillProduct, refilledBlock } from '../../domain/products/fill-block';
import { takeOverChanges } from '../../domain/products/take-over';
import { ProductPicturesService } from '../products/product-pictures.service';
import { ProductShopsService } from '../products/product-shops.service';
import { ProductsService } from '../products/products.service';
import { isAllowed } from './assert-allowed';
import { BlockUndoRepository } from './block-undo.repository';
import { toEntry } from './block-views';
import { BlocksRepository } from './blocks.repository';
import type { BlockRecord } from './blocks.schema';

/** Characters of a mark: 132 bits, so that no two fillings of a block have the same by accident. */
const MARK_LENGTH = 22;

interface Source {
  product: FillProduct;
  options: FillOptions;
}

/** What a product makes of a block that was filled from it. */
interface Refilled {
  config: BlockRecord['config'];
  mark: string;
}

/** Takes a product that was changed over into the saved blocks that were filled from it. */
@Injectable()
export class TakeOverService {
  constructor(
    private readonly blocks: BlocksRepository,
    private readonly undoable: BlockUndoRepository,
    private readonly products: ProductsService,
    private readonly shops: ProductShopsService,
    private readonly pictures: ProductPicturesService,
    removals: AccountRemovals,
  ) {
    removals.add((owner) => this.undoable.removeAll(owner));
  }

  /** What would change, block by block; changes nothing. */
  async check(owner: AuthUser, id: string): Promise<TakeOverCheckView> {
    const source = await this.sourceOf(owner, id);
    const blocks: TakeOverBlock[] = [];
    let used = 0;
    for await (const record of this.blocks.streamUsing(owner.id, source.product.id)) {
      used++;
      const changes = takeOverChanges(blockOf(record), source.product, source.options);
      if (changes.length === 0) continue;
      const { mark } = refilled(record, source);
      blocks.push({ ...toEntry(record), allowed: isAllowed(owner, record.variant), mark, changes });
    }
    return { used, blocks };
  }

  /** Changes the blocks that are, and would become, what was shown of them. */
  async apply(owner: AuthUser, id: string, chosen: readonly TakeOverBlockDto[]): Promise<TakeOverView> {
    const source = await this.sourceOf(owner, id);
    const change = new Types.ObjectId();
    const left: LeftBlock[] = [];
    const marks = new Map(chosen.map((block) => [block.id.toLowerCase(), block.mark]));
    for (const [block, mark] of marks) {
      const record = await this.blocks.find(owner.id, block);
      const reason = record ? await this.applyTo(owner, record, { source, change, mark }) : 'gone';
      if (reason) left.push({ id: block, name: record?.name ?? '', reason });
    }
    const changed = marks.size - left.length;
    if (changed === 0) return { changed, left };
    await this.undoable.removeBefore(owner.id, change);
    return { changed, left, undo: change.toHexString() };
  }

  /** Takes the last change back, but for blocks that were changed again since. */
  async undo(owner: AuthUser, change: string): Promise<TakeOverUndoView> {
    let restored = 0;
    let changedSince = 0;
    for await (const { _id, block, config, toRefresh, updatedAt } of this.undoable.of(
      owner.id,
      change,
      undoableSince(),
    )) {
      const at = after(updatedAt);
      // Who has copied what is taken back has it on their pages.
      const now = await this.blocks.find(owner.id, block.toHexString());
      const before = { config, toRefresh: toRefresh === true || now?.toRefresh !== true };
      const back = await this.blocks.replaceConfig(owner.id, { _id: block, updatedAt }, before, at);
      if (back) restored++;
      else changedSince++;
      await this.undoable.drop(_id);
    }
    if (restored + changedSince === 0) throw new AppError('NOT_FOUND', SAYS.changeGone);
    return { restored, changedSince };
  }

  removeOld(now: Date): Promise<number> {
    return this.undoable.removeOld(undoableSince(now));
  }

  /** Why a block was left as it is; undefined where it was changed. What it was is kept before it is. */
  private async applyTo(
    owner: AuthUser,
    record: BlockRecord,
    { source, change, mark }: { source: Source; change: Types.ObjectId; mark: string },
  ): Promise<LeftBecause | undefined> {
    if (!isAllowed(owner, record.variant)) return 'forbidden';
    const next = refilled(record, source);
    if (next.mark !== mark) return 'changed';
    const { _id: block, owner: ofOwner, config, toRefresh = false } = record;
    const at = after(record.updatedAt);
    const before = { block, config, toRefresh, updatedAt: at };
    const undo = { _id: new Types.ObjectId(), change, owner: ofOwner, ...before, at };
    await this.undoable.keep(undo);
    const changed = await this.blocks.replaceConfig(
      owner.id,
      record,
      { config: next.config, toRefresh: true },
      at,
    );
    if (!changed) {
      await this.undoable.drop(undo._id);
      return 'changed';
    }
    // The undo may show them again for a day: they are kept as long.
    for (const picture of record.pictures) {
      const isKept = changed.pictures.some((kept) => kept.equals(picture));
      if (!isKept) await this.pictures.release(owner.id, picture);
    }
    return undefined;
  }

  private async sourceOf(owner: AuthUser, id: string): Promise<Source> {
    const product = await this.products.get(owner, id);
    return { product, options: { shops: await this.shops.of(owner.id) } };
  }
}

function blockOf({ variant, config }: BlockRecord): Block {
  return { variant, config } as Block;
}

function refilled(record: BlockRecord, { product, options }: Source): Refilled {
  const { config } = refilledBlock(blockOf(record), product, options);
  const text = JSON.stringify([record.updatedAt, config]);
  return { config, mark: createHash('sha256').update(text).digest('base64url').slice(0, MARK_LENGTH) };
}

/** Now, and later than a time in any case. */
function after(time: Date): Date {
  return new Date(Math.max(Date.now(), time.getTime() + 1));
}

import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { AuthUser } from '../../contracts/access/access';
import { BLOCK_MESSAGES } from '../../contracts/blocks/block-messages';
import {
  type BlockFile,
  MAX_BLOCK_TEXT,
  MAX_SAVED_BLOCKS,
  type SavedBlockEntry,
  type SavedBlockView,
} from '../../contracts/blocks/blocks';
import type { SaveBlockDto } from '../../contracts/blocks/blocks.dto';
import { AccountRemovals } from '../../core/accounts/account-removals';
import { RoomLocks } from '../../core/database/room-locks';
import { isUnchanged } from '../../core/database/differing';
import type { ListPage, ListRequest } from '../../core/database/list-page';
import { AppError, fieldsRefused, notFound } from '../../core/errors/app-error';
import { ClicksService } from '../clicks/clicks.service';
import { ProductPicturesService } from '../products/product-pictures.service';
import { assertAllowed } from './assert-allowed';
import { toEntry, toView } from './block-views';
import { type BlockFilter, BlocksRepository, keyOf, type NewBlock } from './blocks.repository';
import type { BlockRecord } from './blocks.schema';

/** Blocks that users keep under a name. Reading and deleting stay open to who may not use a variant any more. */
@Injectable()
export class BlocksService {
  constructor(
    private readonly blocks: BlocksRepository,
    private readonly clicks: ClicksService,
    private readonly pictures: ProductPicturesService,
    private readonly rooms: RoomLocks,
    removals: AccountRemovals,
  ) {
    removals.add((owner) => this.blocks.removeAll(owner));
  }

  async list(
    owner: AuthUser,
    { filter, sort, range }: ListRequest<BlockFilter>,
  ): Promise<ListPage<SavedBlockEntry>> {
    const { items, total } = await this.blocks.list(owner.id, filter, sort, range);
    return { items: items.map(toEntry), total };
  }

  async get(owner: AuthUser, id: string): Promise<SavedBlockView> {
    return toView(await this.existing(owner, id));
  }

  async save(owner: AuthUser, { name, variant, config }: SaveBlockDto): Promise<SavedBlockView> {
    const saved = await this.insert(owner, { name, variant, config });
    if (!saved) throw fieldsRefused({ name: BLOCK_MESSAGES.nameTaken });
    return saved;
  }

  async update(
    owner: AuthUser,
    id: string,
    { name, variant, config }: SaveBlockDto,
  ): Promise<SavedBlockView> {
    const before = await this.existing(owner, id);
    assertAllowed(owner, before.variant);
    if (before.variant !== variant) throw fieldsRefused({ variant: BLOCK_MESSAGES.variantFixed });
    if (isUnchanged(before, { name, config })) return toView(before);
    const after = found(await this.blocks.update(owner.id, id, { name, config }));
    await this.releasePictures(before, after.pictures);
    return toView(after);
  }

  async rename(owner: AuthUser, id: string, name: string): Promise<SavedBlockView> {
    const before = await this.existing(owner, id);
    assertAllowed(owner, before.variant);
    if (isUnchanged(before, { name })) return toView(before);
    return toView(found(await this.blocks.update(owner.id, id, { name })));
  }

  /** Notes that it was copied, and so is on its pages as it is. */
  async noteCopied(owner: AuthUser, id: string): Promise<SavedBlockView> {
    return toView(found(await this.blocks.setCopied(owner.id, id)));
  }

  async duplicate(owner: AuthUser, id: string): Promise<SavedBlockView> {
    const { name, variant, config } = await this.existing(owner, id);
    return this.insertUnderFreeName(owner, { name, variant, config }, (number) =>
      number === 1 ? ' (copy)' : ` (copy ${number})`,
    );
  }

  /** Keeps a block file's block; where its name is taken, under the next free one. */
  import(owner: AuthUser, { name, variant, config }: BlockFile): Promise<SavedBlockView> {
    return this.insertUnderFreeName(owner, { name, variant, config }, (number) =>
      number === 1 ? '' : ` (${number})`,
    );
  }

  async export(owner: AuthUser, id: string): Promise<BlockFile> {
    const { name, variant, config } = await this.existing(owner, id);
    return { format: 'cohort-block', version: 1, name, variant, config };
  }

  async remove(owner: AuthUser, id: string): Promise<SavedBlockView> {
    const before = await this.existing(owner, id);
    const whose = { owner: owner.id, block: id };
    await this.clicks.forget(whose, new Date());
    await this.blocks.remove(owner.id, id);
    // Links that were made meanwhile: none are made from here on.
    await this.clicks.forget(whose, new Date());
    await this.releasePictures(before, []);
    return toView(before);
  }

  /** The name with the first ending that makes it free, cut where it would be too long. */
  private async insertUnderFreeName(
    owner: AuthUser,
    block: NewBlock,
    ending: (number: number) => string,
  ): Promise<SavedBlockView> {
    const nameWith = (tail: string) => cut(block.name, MAX_BLOCK_TEXT - tail.length) + tail;
    const beginning = cut(block.name, MAX_BLOCK_TEXT - ending(MAX_SAVED_BLOCKS).length);
    const taken = await this.blocks.takenNames(owner.id, block.variant, beginning);
    for (let number = 1; ; number++) {
      const name = nameWith(ending(number));
      if (taken.has(keyOf(name))) continue;
      const saved = await this.insert(owner, { ...block, name });
      if (saved) return saved;
    }
  }

  /** Null where the name is taken. */
  private async insert(owner: AuthUser, block: NewBlock): Promise<SavedBlockView | null> {
    assertAllowed(owner, block.variant);
    const record = await this.rooms.hold(`blocks of ${owner.id}`, async () => {
      if ((await this.blocks.count(owner.id)) >= MAX_SAVED_BLOCKS) throw tooMany();
      return this.blocks.insert(owner.id, block);
    });
    return record && toView(record);
  }

  private async existing(owner: AuthUser, id: string): Promise<BlockRecord> {
    return found(await this.blocks.find(owner.id, id));
  }

  /** Pictures that a block shows no longer are deleted after a day, unless something else shows them. */
  private async releasePictures(
    { owner, pictures }: BlockRecord,
    kept: readonly Types.ObjectId[],
  ): Promise<void> {
    for (const picture of pictures) {
      const isKept = kept.some((id) => id.equals(picture));
      if (!isKept) await this.pictures.release(owner.toHexString(), picture);
    }
  }
}

function found(record: BlockRecord | null): BlockRecord {
  if (record) return record;
  throw notFound();
}

/** At most so many UTF-16 units, no half character and no space at the end. */
function cut(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

function tooMany(): AppError {
  return new AppError('CONFLICT', BLOCK_MESSAGES.tooManyBlocks);
}

import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { AuthUser } from '../../contracts/access/access';
import {
  type ProductChangeKind,
  type ProductChangeView,
  type ProductUndoView,
  undoableSince,
  undoableUntil,
} from '../../contracts/products/product-changes';
import { PRODUCT_MESSAGES as SAYS } from '../../contracts/products/product-messages';
import { MAX_PRODUCTS } from '../../contracts/products/products';
import { AccountRemovals } from '../../core/accounts/account-removals';
import { AppError } from '../../core/errors/app-error';
import { withShops } from '../../domain/products/product';
import { type ProductUndo, ProductChangesRepository } from './product-changes.repository';
import type { ProductChangeRecord, ProductUndoRecord } from './product-changes.schema';
import { ProductPicturesService } from './product-pictures.service';
import { ProductShopsService } from './product-shops.service';
import { ProductSlotsRepository } from './product-slots.repository';
import { ProductsRepository, type ProductWrite } from './products.repository';
import type { ProductFields, ProductRecord } from './products.schema';

/** What a user's undo may hold: products of all changes together, and changes. The oldest ones go first. */
const MAX_UNDO_PRODUCTS = 3 * MAX_PRODUCTS;
const MAX_UNDO_CHANGES = 50;

/** What is to become of a product: made, given other fields, or deleted. */
export type PlannedChange =
  | { before?: undefined; fields: ProductFields }
  | { before: ProductRecord; fields: ProductFields }
  | { before: ProductRecord; fields?: undefined };

/** What a change came to. */
export interface AppliedChange {
  /** Absent where nothing was changed. */
  change?: ProductChangeView;
  /** Those that could not be: products that were changed meanwhile, and new ones for which there was no room. */
  missed: Set<PlannedChange>;
}

type Step = PlannedChange & { id: Types.ObjectId; revision: Types.ObjectId };

/** Makes changes of products that can be undone for a day: what each did is kept before it is done. */
@Injectable()
export class ProductChangesService {
  constructor(
    private readonly changes: ProductChangesRepository,
    private readonly products: ProductsRepository,
    private readonly slots: ProductSlotsRepository,
    private readonly pictures: ProductPicturesService,
    private readonly shops: ProductShopsService,
    removals: AccountRemovals,
  ) {
    removals.add((owner) => this.changes.removeAll(owner));
  }

  async list(owner: AuthUser): Promise<ProductChangeView[]> {
    const changes = await this.changes.of(owner.id, undoableSince());
    return changes.filter(({ changed }) => changed > 0).map(toView);
  }

  /** Changes each product that is still as it was read. */
  async apply(
    owner: string,
    kind: ProductChangeKind,
    planned: readonly PlannedChange[],
  ): Promise<AppliedChange> {
    if (planned.length === 0) return { missed: new Set() };
    const now = new Date();
    const steps: Step[] = planned.map((one) => ({
      ...one,
      id: one.before?._id ?? new Types.ObjectId(),
      revision: new Types.ObjectId(),
    }));
    const change = await this.changes.begin(owner, kind, steps.map(toUndo), now);
    const missed = await this.write(owner, steps, now);
    const changed = steps.length - missed.length;
    if (changed === 0) await this.changes.remove(change._id);
    else if (missed.length > 0) {
      await this.changes.leaveOut(
        change._id,
        missed.map(({ id }) => id),
        changed,
      );
    }
    await this.dropOldest(owner);
    const missedIds = new Set(missed.map(({ id }) => id));
    for (const { before, fields, id } of steps) {
      const isGone = before?.picture && !fields?.picture?.equals(before.picture);
      if (isGone && !missedIds.has(id)) await this.pictures.release(owner, before.picture);
    }
    return {
      ...(changed > 0 && { change: toView({ ...change, changed }) }),
      missed: new Set(planned.filter((_, place) => missedIds.has(steps[place]?.id ?? change._id))),
    };
  }

  /** Takes a change back, but for products that were changed again since. */
  async undo(owner: AuthUser, id: string): Promise<ProductUndoView> {
    const change = await this.changes.find(owner.id, id, undoableSince());
    if (!change) throw new AppError('NOT_FOUND', SAYS.changeGone);
    const undo = await this.withShopsOfNow(owner.id, await this.changes.undoOf(change._id));
    const deleted = undo.flatMap(({ before, revision }) => (before && !revision ? [before] : []));
    const writes = await this.writesOf(owner.id, undo);
    const missed = await this.products.write(owner.id, writes);
    const back = await this.slots.insert(owner.id, deleted);
    await this.changes.remove(change._id);
    for (const { before } of writes) await this.pictures.release(owner.id, before.picture);
    const noRoom = deleted.length - back.size;
    const restored = writes.length - missed.size + back.size;
    return { restored, noRoom, changedSince: undo.length - restored - noRoom };
  }

  removeOld(now: Date): Promise<number> {
    return this.changes.removeOld(undoableSince(now));
  }

  private async write(owner: string, steps: readonly Step[], now: Date): Promise<Step[]> {
    const writes = steps.flatMap(({ before, fields, id, revision }): ProductWrite[] => {
      if (!before) return [];
      if (!fields) return [{ before }];
      const { createdAt } = before;
      return [{ before, after: { ...fields, _id: id, owner: before.owner, revision, createdAt } }];
    });
    const made = steps.flatMap(({ before, fields, id, revision }) =>
      before ? [] : [{ ...fields, _id: id, owner: new Types.ObjectId(owner), revision, createdAt: now }],
    );
    const missed = await this.products.write(owner, writes);
    const there = made.length > 0 ? await this.slots.insert(owner, made) : new Set<string>();
    return steps.filter(({ before, id }) => {
      const hex = id.toHexString();
      return before ? missed.has(hex) : !there.has(hex);
    });
  }

  /** What takes back what was given or made: only products that are as the change left them. */
  private async writesOf(owner: string, undo: readonly ProductUndoRecord[]): Promise<ProductWrite[]> {
    const left = new Map(undo.map((entry) => [entry.product.toHexString(), entry]));
    const current = await this.products.matching(owner, { id: [...left.keys()] });
    return current.flatMap((record): ProductWrite[] => {
      const entry = left.get(record._id.toHexString());
      if (!entry?.revision?.equals(record.revision)) return [];
      if (!entry.before) return [{ before: record }];
      return [{ before: record, after: { ...entry.before, revision: new Types.ObjectId() } }];
    });
  }

  /** The table of shops may be another one since. */
  private async withShopsOfNow(owner: string, undo: ProductUndoRecord[]): Promise<ProductUndoRecord[]> {
    const shops = await this.shops.of(owner);
    return undo.map(({ before, ...entry }) =>
      before ? { ...entry, before: { ...before, links: withShops(before.links, shops) } } : entry,
    );
  }

  private async dropOldest(owner: string): Promise<void> {
    const changes = await this.changes.of(owner, undoableSince());
    let products = 0;
    for (const [place, { _id, changed }] of changes.entries()) {
      products += changed;
      const isNewest = place === 0;
      if (!isNewest && (place >= MAX_UNDO_CHANGES || products > MAX_UNDO_PRODUCTS)) {
        await this.changes.remove(_id);
      }
    }
  }
}

function toUndo({ before, fields, id, revision }: Step): ProductUndo {
  return {
    product: id,
    ...(before && { before }),
    ...(fields && { revision }),
    ...(before?.picture && { picture: before.picture }),
  };
}

function toView({ _id, kind, changed, at }: ProductChangeRecord): ProductChangeView {
  return { id: _id.toHexString(), kind, changed, undoUntil: undoableUntil(at).toISOString() };
}

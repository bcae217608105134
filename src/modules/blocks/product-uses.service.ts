import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { SavedBlockEntry } from '../../contracts/blocks/blocks';
import type { ProductFilter } from '../../contracts/products/product-changes';
import { MAX_USES_NAMED, type ProductUsesView } from '../../contracts/products/product-uses';
import type { ListPage, ListRange } from '../../core/database/list-page';
import { ProductsService } from '../products/products.service';
import { toEntry } from './block-views';
import { BlocksRepository } from './blocks.repository';

const LAST_CHANGED = { field: 'updatedAt', direction: 'DESC' } as const;

/** Which saved blocks were filled from products. */
@Injectable()
export class ProductUsesService {
  constructor(
    private readonly blocks: BlocksRepository,
    private readonly products: ProductsService,
  ) {}

  /** The owner's blocks that use one of the owner's products, the last changed first. */
  async list(owner: AuthUser, product: string, range: ListRange): Promise<ListPage<SavedBlockEntry>> {
    const { id } = await this.products.get(owner, product);
    const { items, total } = await this.blocks.list(owner.id, { product: id }, LAST_CHANGED, range);
    return { items: items.map(toEntry), total };
  }

  /** How many of the products that a filter finds are used, and in how many blocks. */
  async count(owner: AuthUser, filter: ProductFilter): Promise<ProductUsesView> {
    const ids = new Set(await this.products.idsOf(owner, filter));
    const uses = await this.blocks.usesOf(owner.id, [...ids]);
    const used = new Set(uses.flatMap(({ products }) => products.filter((id) => ids.has(id))));
    uses.sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime());
    const first = uses.slice(0, MAX_USES_NAMED).map(({ _id }) => _id.toHexString());
    const range = { start: 0, end: MAX_USES_NAMED - 1 };
    const { items } = await this.blocks.list(owner.id, { id: first }, LAST_CHANGED, range);
    return { products: used.size, blocks: uses.length, named: items.map(toEntry) };
  }

  /** Which of these files a saved block shows, whatever became of the product that it was filled from. */
  shownPictures(files: readonly string[]): Promise<string[]> {
    return this.blocks.shownPictures(files);
  }
}

import type { FieldErrors } from '../../contracts/error-codes';
import type { ProductRowView } from '../../contracts/products/product-import';
import { PRODUCT_IMPORT_MESSAGES as SAYS } from '../../contracts/products/product-import-messages';
import type { Product } from '../../contracts/products/products';
import { SaveProductDto } from '../../contracts/products/products.dto';
import type { ShopView } from '../../contracts/products/shops';
import { differing } from '../../core/database/differing';
import { AppError } from '../../core/errors/app-error';
import { validateDto } from '../../core/validation/validate-dto';
import { datedPrice } from '../../domain/products/price';
import { type Identity, ProductMatcher } from '../../domain/products/product-match';
import { columnNames, columnOf, type ProductRow } from '../../domain/products/product-row';
import { dayOf } from '../../domain/statistics/days';
import { joinSentences } from '../../domain/text/join-sentences';
import type { PlannedChange } from './product-changes.service';
import { fieldsOf } from './product-fields';
import type { ProductRecord } from './products.schema';

export interface PlannedRow {
  view: ProductRowView;
  /** What the row does to a product; absent where that is nothing. */
  change?: PlannedChange;
}

type Known = Identity & { record: ProductRecord };
type New = Identity & { row: number };

/** Finds out what each row of a file would do, one after the other: of two for the same product the second is wrong. */
export class ImportPlan {
  private readonly known: ProductMatcher<Known>;
  private readonly added = new ProductMatcher<New>([]);
  /** Rows that are for a product that is there, by its id. */
  private readonly taken = new Map<string, number>();

  constructor(
    products: readonly ProductRecord[],
    private readonly shops: readonly ShopView[],
    private room: number,
    private readonly now: Date,
  ) {
    this.known = new ProductMatcher(
      products.map((record) => ({
        ...{ name: record.name, sku: record.sku, gtin: record.gtin },
        id: record._id.toHexString(),
        record,
      })),
    );
  }

  add(row: ProductRow): PlannedRow {
    const { name = '', sku = '', gtin = '' } = row.given;
    const identity = { id: row.id, name, sku, gtin: gtin.replace(/[\s-]/g, '') };
    const match = this.known.match(identity);
    if ('problem' in match) return refused(row, [match.problem]);
    const before = match.product?.record;
    const first = before ? this.taken.get(match.product?.id ?? '') : this.rowAbove(identity);
    if (first !== undefined) return refused(row, [SAYS.duplicate(first)]);
    const read = productOf(row, before);
    if ('errors' in read) return refused(row, [...row.problems, ...read.errors]);
    if (row.problems.length > 0) return refused(row, row.problems);
    const fields = fieldsOf(this.dated(read.product, before), this.shops, this.now);
    if (before) return this.updated(row, before, fields);
    if (this.room <= 0) return refused(row, [SAYS.noRoom]);
    this.room--;
    this.added.add({ ...identity, id: '', row: row.row });
    return { view: viewOf(row, 'created'), change: { fields } };
  }

  private updated(row: ProductRow, before: ProductRecord, fields: ReturnType<typeof fieldsOf>): PlannedRow {
    this.taken.set(before._id.toHexString(), row.row);
    const { updatedAt: _, price, ...others } = fields;
    const changed = [
      ...Object.keys(differing(before, others)),
      ...Object.keys(differing(before.price, price)),
    ];
    const reason = columnNames(changed);
    if (reason === '') return { view: viewOf(row, 'unchanged') };
    return { view: viewOf(row, 'updated', reason), change: { before, fields } };
  }

  private dated(product: Product, before: ProductRecord | undefined): Product {
    if (!before) return product;
    return { ...product, price: datedPrice(before.price, product.price, dayOf(this.now)) };
  }

  private rowAbove(identity: Identity): number | undefined {
    const match = this.added.match({ ...identity, id: '' });
    return 'product' in match ? match.product?.row : undefined;
  }
}

/** The product that a row makes of one that is there, or of none; or what is wrong, column by column. */
function productOf(
  { given, price }: ProductRow,
  before: ProductRecord | undefined,
): { product: Product } | { errors: string[] } {
  let errors: FieldErrors = {};
  try {
    const entered = { ...asProduct(before), ...given, price: { ...before?.price, ...price } };
    const product = validateDto(SaveProductDto, entered, (found) => {
      errors = found;
      return new AppError('VALIDATION_FAILED', SAYS.columnsInvalid);
    });
    return { product };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const sentences = Object.entries(errors).map(([field, sentence]) =>
      SAYS.inColumn(columnOf(field), sentence),
    );
    return { errors: [...new Set(sentences)] };
  }
}

function asProduct(before: ProductRecord | undefined): Partial<Product> {
  if (!before) return {};
  const { name, image, imageAlt, description, links, pros, cons, features } = before;
  const { score, brand, sku, gtin, tags } = before;
  return {
    ...{ name, image, imageAlt, description, links, pros, cons, features },
    ...{ score, brand, sku, gtin, tags },
  };
}

function viewOf({ row, given }: ProductRow, outcome: ProductRowView['outcome'], reason = ''): ProductRowView {
  return { row, name: given.name ?? '', outcome, reason };
}

function refused(row: ProductRow, sentences: readonly string[]): PlannedRow {
  return { view: viewOf(row, 'error', joinSentences(sentences)) };
}

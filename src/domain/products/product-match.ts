import { PRODUCT_LABELS } from '../../contracts/products/product-import';
import { PRODUCT_IMPORT_MESSAGES as SAYS } from '../../contracts/products/product-import-messages';
import type { Product } from '../../contracts/products/products';
import { identityKey } from '../text/identity-key';

/** What a product is found by. */
export type Identity = Pick<Product, 'name' | 'sku' | 'gtin'> & { id: string };

type Key = 'gtin' | 'sku' | 'name';
const KEYS: readonly Key[] = ['gtin', 'sku', 'name'];

/** The product that a row is for, none for a new one, or why that can't be told. */
export type Match<Known> = { product?: Known } | { problem: string };

/**
 * Finds the products that rows of a file are for: by the id, else by the gtin, else by the sku, else by the name. One
 * with the same name but another gtin or sku is another product.
 */
export class ProductMatcher<Known extends Identity> {
  private readonly byId = new Map<string, Known>();
  private readonly byKey = {
    gtin: new Map<string, Known[]>(),
    sku: new Map<string, Known[]>(),
    name: new Map<string, Known[]>(),
  };

  constructor(products: readonly Known[]) {
    for (const product of products) this.add(product);
  }

  /** One more that rows may be for; it is not found by an empty id. */
  add(product: Known): void {
    if (product.id !== '') this.byId.set(product.id, product);
    for (const key of KEYS) {
      const text = identityKey(product[key]);
      const alike = this.byKey[key].get(text);
      if (alike) alike.push(product);
      else this.byKey[key].set(text, [product]);
    }
  }

  match(row: Identity): Match<Known> {
    const known = this.byId.get(row.id);
    if (known) return { product: known };
    for (const key of KEYS) {
      const text = identityKey(row[key]);
      const same = text === '' ? [] : (this.byKey[key].get(text) ?? []).filter((one) => agree(one, row, key));
      if (same.length > 1) return { problem: SAYS.ambiguous(PRODUCT_LABELS[key]) };
      if (same[0]) return { product: same[0] };
    }
    return {};
  }
}

/** Whether two that are alike in one key differ in none that counts more: an empty one tells nothing. */
function agree(one: Identity, other: Identity, key: Key): boolean {
  return KEYS.slice(0, KEYS.indexOf(key)).every((stronger) => {
    const [first, second] = [identityKey(one[stronger]), identityKey(other[stronger])];
    return first === '' || second === '' || first === second;
  });
}

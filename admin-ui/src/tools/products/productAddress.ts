const HASH = '#product-';
const NEW = 'new';

/** The hash under which a product's form opens over the list; without an id that of a new one. */
export function hashOf(id: string = NEW): string {
  return HASH + id;
}

/** Whose form a hash opens: an id, `new`, or undefined for none. */
export function productOfHash(hash: string): string | undefined {
  return hash.startsWith(HASH) ? hash.slice(HASH.length) || undefined : undefined;
}

export function isNew(product: string): boolean {
  return product === NEW;
}

import type { FileReading } from '../../src/contracts/csv/file-reading';
import type { ProductChangeView } from '../../src/contracts/products/product-changes';
import type { ProductColumns } from '../../src/contracts/products/product-import';
import type { Product, ProductView } from '../../src/contracts/products/products';
import type { TakeOverBlock } from '../../src/contracts/products/take-over';
import { asStudent, expectStatus, type SignedIn, unique } from './actors';
import { type Answer, call } from './http';

/** A student who has one of the tools that open the library. */
export function asKeeper(at?: string): Promise<SignedIn> {
  return asStudent({ allowed: ['schema-generator'], at });
}

/** A product with something in every field. */
export function wholeProduct(fields: Partial<Product> = {}): Product {
  return {
    name: unique('Machine'),
    image: 'https://shop.example/machine.jpg',
    imageAlt: 'From the front',
    description: 'First line\n=second | line',
    links: [{ shop: '', url: 'https://www.amazon.de/dp/B012345678?th=1#reviews' }],
    price: { amount: '129.99', was: '149', currency: 'EUR', asOf: '2026-11-26' },
    pros: ['Quick | quiet', 'Back\\slash'],
    cons: ['-10 % louder'],
    features: [
      { key: 'Size: outer', value: '3 | 4: cm' },
      { key: 'Colour', value: '' },
    ],
    score: '9.4',
    brand: 'Acme, "Inc"',
    sku: 'A-1',
    gtin: '4006381333931',
    tags: ['Coffee', 'Küche'],
    ...fields,
  };
}

export async function addProduct(who: SignedIn, fields: Partial<Product> = {}): Promise<ProductView> {
  return expectStatus(
    await who.post<ProductView>('/api/products', { name: unique('Product'), ...fields }),
    201,
  );
}

export function changeProducts(who: SignedIn, change: object): Promise<Answer<ProductChangeView>> {
  return who.post<ProductChangeView>('/api/products/changes', change);
}

/** Blocks of a check, as they are chosen. */
export function marked(blocks: readonly TakeOverBlock[]): { id: string; mark: string }[] {
  return blocks.map(({ id, mark }) => ({ id, mark }));
}

/** A file as the import takes it; without columns it is only looked into. */
export function sendFile<Body>(
  { token }: Pick<SignedIn, 'token'>,
  path: string,
  content: string | Uint8Array<ArrayBuffer>,
  columns?: Partial<ProductColumns>,
  reading?: FileReading,
): Promise<Answer<Body>> {
  const body = new FormData();
  if (reading) body.append('reading', JSON.stringify(reading));
  if (columns) body.append('columns', JSON.stringify(columns));
  body.append('file', new Blob([content], { type: 'text/csv' }), 'products.csv');
  return call<Body>('POST', `/api/products/imports${path}`, { token, body });
}

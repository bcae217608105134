import type { ProductView } from '@contracts/products/products';
import type { ShopView } from '@contracts/products/shops';

/** A mixer with a price, unless said otherwise. */
export function aProduct(change: Partial<ProductView> = {}): ProductView {
  return {
    id: 'p1',
    name: 'Mixer',
    image: '',
    imageAlt: '',
    description: '',
    links: [{ shop: 'amazon.com', url: 'https://www.amazon.com/dp/1' }],
    price: { amount: '249', was: '299', currency: 'USD', asOf: '2026-11-20' },
    pros: ['Strong'],
    cons: [],
    features: [{ key: 'Power', value: '500 W' }],
    score: '9.4',
    brand: 'Halden',
    sku: '',
    gtin: '',
    tags: ['kitchen'],
    createdAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    ...change,
  };
}

/** A shop of one's own, a market with a tag and one without, and a shop that takes none. */
export const SHOP_TABLE: readonly ShopView[] = [
  {
    id: 'own-0000000000000001',
    name: 'Garden Shop',
    hosts: ['garden.example'],
    parameter: 'aff',
    tag: 'me',
    isBuiltIn: false,
  },
  market('Amazon US', 'amazon.com', 'mine-20'),
  market('Amazon Germany', 'amazon.de', ''),
  { id: 'ebay.com', name: 'eBay', hosts: ['ebay.com'], parameter: '', tag: '', isBuiltIn: true },
];

function market(name: string, host: string, tag: string): ShopView {
  return { id: host, name, hosts: [host], parameter: 'tag', tag, isBuiltIn: true };
}

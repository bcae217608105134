import type { Product } from '../../contracts/products/products';
import { EMPTY_SCHEMA_PRODUCT } from '../../contracts/schema/schema';
import { filledSchemaProduct } from './fill-schema';
import { shopTable } from './shops';

const shops = shopTable([], new Map([['amazon.com', 'mine-20']]));
const SILENT: Product = {
  name: 'Mixer',
  image: '',
  imageAlt: '',
  description: '',
  links: [],
  price: { amount: '', was: '', currency: 'EUR', asOf: '' },
  pros: [],
  cons: [],
  features: [],
  score: '',
  brand: '',
  sku: '',
  gtin: '',
  tags: [],
};
const PRODUCT: Product = {
  ...SILENT,
  image: 'https://pics.example/mixer.webp',
  description: 'Kneads.',
  links: [{ shop: 'amazon.com', url: 'https://www.amazon.com/dp/B0' }],
  price: { amount: '249.00', was: '299.00', currency: 'EUR', asOf: '2026-11-20' },
  pros: ['Quiet', 'Two\nlines'],
  cons: ['Heavy'],
  score: '9.4',
  brand: 'Halden',
  sku: 'HM-1',
  gtin: '4006381333931',
};

it('fills a product of a schema, its offer with the user’s tag', () => {
  expect(filledSchemaProduct({ ...EMPTY_SCHEMA_PRODUCT, award: 'Best' }, PRODUCT, { shops })).toEqual({
    ...EMPTY_SCHEMA_PRODUCT,
    award: 'Best',
    name: 'Mixer',
    brand: 'Halden',
    url: 'https://www.amazon.com/dp/B0',
    image: 'https://pics.example/mixer.webp',
    description: 'Kneads.',
    pros: 'Quiet\nTwo lines',
    cons: 'Heavy',
    sku: 'HM-1',
    gtin: '4006381333931',
    addRating: true,
    rating: '9.4',
    max_rating: '10',
    worst_rating: '0',
    addOffer: true,
    price: '249.00',
    currency: 'EUR',
    offer_url: 'https://www.amazon.com/dp/B0?tag=mine-20',
  });
});

it('leaves what the product does not say', () => {
  const form = { ...EMPTY_SCHEMA_PRODUCT, brand: 'Mine', price: '1.00', addOffer: true, pros: 'One' };
  expect(filledSchemaProduct(form, SILENT, { shops })).toEqual({ ...form, name: 'Mixer' });
  const untagged = filledSchemaProduct(form, PRODUCT, { shops: [] });
  expect(untagged.offer_url).toBe('');
});

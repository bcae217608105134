import { aProduct } from '../../../testing/products';
import { NEW_PRODUCT, requestOf, valuesOf } from './productValues';

it('sends no empty lines and entries', () => {
  const values = {
    ...NEW_PRODUCT,
    name: 'Mixer',
    pros: ['Strong', '', ' Quiet '],
    links: [
      { shop: '', url: ' ' },
      { shop: '', url: 'https://shop.example/' },
    ],
    features: [
      { key: '', value: '' },
      { key: 'Power', value: '' },
    ],
  };
  expect(requestOf(values)).toMatchObject({
    pros: ['Strong', 'Quiet'],
    links: [{ url: 'https://shop.example/' }],
    features: [{ key: 'Power', value: '' }],
  });
});

it('begins with what is stored, with a currency to enter a price in, and never changes it', () => {
  const product = aProduct({ price: { amount: '', was: '', currency: '', asOf: '' } });
  const values = valuesOf(product);
  expect(values).toEqual(
    expect.objectContaining({ name: 'Mixer', price: { ...product.price, currency: 'USD' } }),
  );
  expect(values).not.toHaveProperty('id');
  expect(values.features[0]).not.toBe(product.features[0]);
});

import type { Product } from '@contracts/products/products';
import { TOP_3_TABLE_1 } from '@domain/blocks/presets/presets';

/** The tag by which samples are found and deleted again. */
export const SAMPLE_TAG = 'sample';

type Further = Pick<Product, 'brand' | 'description' | 'pros' | 'cons'> & { amount: string; was: string };

/** What the cards of the table's preset do not say, in their order. */
const FURTHER: readonly Further[] = [
  {
    brand: 'Halden',
    amount: '249.00',
    was: '299.00',
    description: 'A tilt-head mixer that kneads two loaves at once and stays where it stands.',
    pros: ['Kneads stiff dough without walking', 'Bowl, hook and whisk go into the dishwasher'],
    cons: ['Heavy to lift into a cupboard'],
  },
  {
    brand: 'Brevano',
    amount: '699.99',
    was: '',
    description: 'Two heating circuits: it brews and froths at the same time, and is hot in three minutes.',
    pros: ['Pressure gauge and pre-infusion', 'Froths while it brews'],
    cons: ['Takes up half a yard of countertop', 'Loud grinder'],
  },
  {
    brand: 'Kestrel',
    amount: '89.90',
    was: '119.00',
    description: 'A basket for four, a window to look through and a drawer that is cleaned in a minute.',
    pros: ['Crisp fries with a spoon of oil', 'Window and light'],
    cons: ['Short cord', 'Beeps cannot be switched off'],
  },
];

/** Three products of ours that show what the library keeps; their pictures are drawings, as data URLs. */
export function sampleProducts(day: string): Product[] {
  return TOP_3_TABLE_1.innerData.map((card, index) => {
    const { title, image, imageAlt, features, ratingText, imageHref } = card;
    const {
      brand = '',
      amount = '',
      was = '',
      description = '',
      pros = [],
      cons = [],
    } = FURTHER[index] ?? {};
    return {
      name: title,
      image,
      imageAlt,
      description,
      links: [{ shop: '', url: imageHref }],
      price: { amount, was, currency: 'USD', asOf: day },
      pros,
      cons,
      features: features.map(({ key, value }) => ({ key, value })),
      score: ratingText,
      brand,
      sku: '',
      gtin: '',
      tags: [SAMPLE_TAG],
    };
  });
}

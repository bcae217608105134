import { ALL_BLOCK_VARIANTS, type Block, type BlockVariant } from '../../contracts/blocks/blocks';
import { blockMarkup, presetOf } from '../blocks/blocks';
import {
  changesOf,
  type FillablePart,
  filledBlock,
  filledPart,
  type FillProduct,
  isFillable,
  partAt,
  productPartsOf,
  refilledBlock,
} from './fill-block';
import { shopTable } from './shops';

const ID = '64b000000000000000000001';
const OTHER_ID = '64b000000000000000000002';
const shops = shopTable([], new Map([['amazon.com', 'mine-20']]));
const PRODUCT: FillProduct = {
  id: ID,
  name: 'Halden Mixer',
  image: 'https://pics.example/mixer.webp',
  imageAlt: 'A red mixer',
  description: 'Kneads two loaves at once.',
  links: [
    { shop: 'amazon.com', url: 'https://www.amazon.com/dp/B0' },
    { shop: '', url: 'https://www.halden.example/mixer' },
  ],
  price: { amount: '249.00', was: '299.00', currency: 'USD', asOf: '2026-11-20' },
  pros: ['Quiet'],
  cons: ['Heavy', 'Dear'],
  features: [
    { key: 'Power', value: '1,200 W' },
    { key: 'Bowl', value: '6 l' },
  ],
  score: '9.4',
  brand: 'Halden',
  sku: 'HM-1',
  gtin: '4006381333931',
  tags: ['kitchen'],
};
const SILENT: FillProduct = {
  ...PRODUCT,
  id: OTHER_ID,
  name: 'Brevano',
  image: '',
  imageAlt: '',
  description: '',
  links: [],
  price: { amount: '', was: '', currency: 'USD', asOf: '' },
  pros: [],
  cons: [],
  features: [],
  score: '',
};
const FILLABLE = ALL_BLOCK_VARIANTS.filter(isFillable);
const LINK = 'https://www.amazon.com/dp/B0?tag=mine-20';

const blockOf = (variant: BlockVariant): Block => ({ variant, config: presetOf(variant) }) as Block;
const pathsOf = ({ config }: Block) =>
  'innerData' in config && 'buttons' in (config.innerData[0] ?? {})
    ? config.innerData.map((_, i) => `innerData.${i}`)
    : [''];
const partOf = (variant: BlockVariant, place = 0) => {
  const block = blockOf(variant);
  return partAt(block, pathsOf(block)[place] ?? '') as FillablePart;
};
const textsOf = (part: object) => JSON.stringify(part);

it('fills every block but notices', () => {
  expect(ALL_BLOCK_VARIANTS.filter((variant) => !isFillable(variant))).toEqual(['notice-box']);
  const notice = blockOf('notice-box').config as FillablePart;
  expect(filledPart('notice-box', notice, PRODUCT, { shops })).toEqual(notice);
});

describe.each(FILLABLE)('%s', (variant) => {
  const part = partOf(variant);
  const filled = filledPart(variant, part, PRODUCT, { shops });

  it('says what the product says, and is filled twice as once', () => {
    expect(filled).toMatchObject({ productId: ID });
    expect(filledPart(variant, filled, PRODUCT, { shops })).toEqual(filled);
    expect(changesOf(variant, part, PRODUCT, { shops })).not.toEqual([]);
    expect(changesOf(variant, filled, PRODUCT, { shops })).toEqual([]);
  });

  it('has no part of another product left, and its own where none was there', () => {
    const sample = filledPart(variant, part, SILENT, { shops });
    const [own] = changesOf(variant, part, SILENT, { shops });
    expect(['Name', 'Title', undefined]).toContain(own?.field);
    expect(sample).toMatchObject({ productId: OTHER_ID });
    const after = textsOf(filledPart(variant, filled, SILENT, { shops }));
    for (const text of ['Halden', '249', 'mixer.webp', 'B0', 'Kneads', '9.4', '1,200', 'Quiet', 'Heavy']) {
      expect(after).not.toContain(text);
    }
  });
});

/** Keys of a sample that say how it looks, or name a place rather than a product. */
const LOOKS =
  /Color$|^(?:id|kind|narrow|stars|currency|orderText|sortText|scoreText|priceText|disclaimerText|alternateTitle|prosTitle|consTitle|label|codeLabel)$/;

/** The texts of a config that speak of its product, without numbers of one digit. */
function productTexts(value: unknown, key = ''): string[] {
  if (LOOKS.test(key)) return [];
  if (typeof value === 'string') return value.length > 1 ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => productTexts(entry, key));
  return Object.entries(value ?? {}).flatMap(([name, entry]) => productTexts(entry, name));
}

describe('a sample', () => {
  const BARE: FillProduct = { ...SILENT, links: [{ shop: '', url: 'https://shop.example/brevano' }] };
  const sides = ['PROS', 'CONS'];

  it.each(FILLABLE.filter((variant) => variant !== 'coupon-box'))(
    'leaves nothing in %s that is filled from a product of a name and a link',
    (variant) => {
      const sample = presetOf(variant);
      const block = pathsOf(blockOf(variant)).reduce(
        (so, path) => filledBlock(so, path, BARE, { shops, sample }),
        blockOf(variant),
      );
      const titles = variant.startsWith('pros-cons') ? sides : [];
      const texts = productTexts(sample).filter((text) => !titles.includes(text));
      const left = productTexts(block.config);
      expect(texts.filter((text) => left.includes(text))).toEqual([]);
      const markup = blockMarkup(block);
      expect(texts.filter((text) => text.length > 3 && markup.includes(text))).toEqual([]);
    },
  );

  it('keeps what its user has written, and the looks of its buttons', () => {
    const sample = presetOf('product-box-1');
    const written = { ...sample, description: 'My own words.', specialText: 'For bakers' };
    const config = filledBlock({ variant: 'product-box-1', config: written }, '', PRODUCT, {
      shops,
      sample,
    }).config;
    expect(config).toMatchObject({ specialText: 'For bakers', name: PRODUCT.name });
    expect(
      filledBlock({ variant: 'product-box-1', config: written }, '', BARE, { shops, sample }).config,
    ).toMatchObject({ description: 'My own words.', specialText: 'For bakers', image: '', multiList: [] });
    expect(config).toMatchObject({
      buttons: [{ text: 'Check on Amazon', bgColor: '#ff9900', link: LINK }, {}],
    });
  });

  it('keeps the heading that its user gave a table', () => {
    const sample = presetOf('comparison-table');
    const block: Block = { variant: 'comparison-table', config: { ...sample, heading: 'Mixers' } };
    const { config } = filledBlock(block, 'innerData.0', BARE, { shops, sample });
    expect(config).toMatchObject({ heading: 'Mixers' });
  });
});

it.each<[BlockVariant, object]>([
  ['product-box-1', { name: 'Halden Mixer', description: PRODUCT.description, multiList: PRODUCT.features }],
  ['product-box-2', { showScore: true, productScoreText: '9.4', price: PRODUCT.price, imageHref: LINK }],
  ['verdict-box', { summary: PRODUCT.description, pros: ['Quiet'], cons: ['Heavy', 'Dear'] }],
  ['specifications', { title: 'Halden Mixer', groups: [{ title: '', rows: PRODUCT.features }] }],
  ['call-to-action', { title: 'Halden Mixer', text: PRODUCT.description, price: PRODUCT.price }],
  [
    'coupon-box',
    { shop: 'Amazon', title: '20% off all bottles', imageHref: LINK, buttons: [{ link: LINK }] },
  ],
  ['top-3-table-1', { title: 'Halden Mixer', showRating: true, ratingText: '9.4' }],
  ['comparison-table', { title: 'Halden Mixer', features: PRODUCT.features, imageAlt: 'A red mixer' }],
  ['product-list', { description: PRODUCT.description, image: PRODUCT.image }],
  ['versus-box-1', { title: 'Halden Mixer', ratingText: '9.4', features: PRODUCT.features }],
  ['pros-cons-1', { innerData: [{ list: ['Quiet'] }, { list: ['Heavy', 'Dear'] }] }],
])('%s gets the fields of its own', (variant, fields) => {
  expect(filledPart(variant, partOf(variant), PRODUCT, { shops })).toMatchObject(fields);
});

it('makes a button for each shop and keeps those of the same shop as they look', () => {
  const own = {
    text: 'See {product}',
    link: 'https://amazon.com/old',
    textColor: '#111111',
    bgColor: '#ff9900',
  };
  const other = { ...own, text: 'Gone', link: 'https://www.walmart.com/ip/1' };
  const part = { ...partOf('product-box-1'), buttons: [other, own] } as FillablePart;
  expect(filledPart('product-box-1', part, PRODUCT, { shops })).toMatchObject({
    buttons: [
      { ...own, link: LINK },
      {
        text: 'Check on halden.example',
        link: 'https://www.halden.example/mixer',
        textColor: '#ffffff',
        bgColor: '#484848',
      },
    ],
  });
  expect(filledPart('product-box-1', { ...part, buttons: [] }, PRODUCT, { shops })).toMatchObject({
    buttons: [{ text: 'Check on Amazon' }, { text: 'Check on halden.example' }],
  });
});

it('names the markets of Amazon where a product has links to several', () => {
  const links = ['https://www.amazon.com/dp/B0', 'https://www.amazon.co.uk/dp/B0', 'https://amazon.com/b'];
  const product = { ...PRODUCT, links: links.map((url) => ({ shop: '', url })) };
  const part = { ...partOf('product-box-1'), buttons: [] } as FillablePart;
  expect(filledPart('product-box-1', part, product, { shops })).toMatchObject({
    buttons: [{ text: 'Check on Amazon US' }, { text: 'Check on Amazon UK' }, { text: 'Check on Amazon US' }],
  });
});

it('leaves a coupon what it gives, and the shop as it was worded', () => {
  const coupon = filledPart('coupon-box', partOf('coupon-box'), PRODUCT, { shops });
  const worded = { ...coupon, shop: 'Amazon.com', title: '$20 off' } as FillablePart;
  expect(filledPart('coupon-box', worded, PRODUCT, { shops })).toEqual(worded);
});

it('leaves hidden what was hidden of the same product, and reworded what was reworded', () => {
  const box = filledPart('product-box-1', partOf('product-box-1'), PRODUCT, { shops });
  expect(filledPart('product-box-1', { ...box, showScore: false }, PRODUCT, { shops })).toMatchObject({
    showScore: false,
  });
  const specifications = filledPart('specifications', partOf('specifications'), PRODUCT, { shops });
  const worded = {
    ...specifications,
    title: 'All about it',
    groups: [
      { title: 'Drive', rows: [{ key: 'power', value: '900 W' }] },
      { title: 'Size', rows: [{ key: 'Gone', value: '1' }] },
    ],
  } as FillablePart;
  expect(filledPart('specifications', worded, PRODUCT, { shops })).toMatchObject({
    title: 'All about it',
    groups: [
      { title: 'Drive', rows: [{ key: 'Power', value: '1,200 W' }] },
      { title: 'Size', rows: [{ key: 'Bowl', value: '6 l' }] },
    ],
  });
});

it('keeps the best of a row while it says the same', () => {
  const features = [
    { key: 'power ', value: '1,200 W', best: true },
    { key: 'Bowl', value: '5 l', best: true },
  ];
  const part = { ...partOf('comparison-table'), features } as FillablePart;
  expect(filledPart('comparison-table', part, PRODUCT, { shops })).toMatchObject({
    features: [
      { key: 'Power', value: '1,200 W', best: true },
      { key: 'Bowl', value: '6 l' },
    ],
  });
});

it('tells what changes by the fields’ names', () => {
  const box = filledPart('product-box-1', partOf('product-box-1'), PRODUCT, { shops });
  const newer = {
    ...PRODUCT,
    price: { ...PRODUCT.price, amount: '229.00', was: '', asOf: '2026-11-29' },
    features: PRODUCT.features.slice(1),
    links: PRODUCT.links.slice(0, 1),
  };
  expect(changesOf('product-box-1', box, newer, { shops })).toEqual([
    { field: 'Features', before: 'Power: 1,200 W\nBowl: 6 l', after: 'Bowl: 6 l' },
    {
      field: 'Price',
      before: '$249.00, before $299.00, as of 20 Nov 2026',
      after: '$229.00, as of 29 Nov 2026',
    },
    expect.objectContaining({ field: 'Buttons', after: `Check on amazon: ${LINK}` }),
  ]);
});

it.each(FILLABLE)('%s: finds the parts of a product and fills those alone', (variant) => {
  const block = blockOf(variant);
  expect(productPartsOf(block)).toEqual([]);
  const paths = pathsOf(block);
  const last = paths.at(-1) ?? '';
  const config = structuredClone(block.config);
  const target = partAt({ ...block, config } as Block, last);
  Object.assign(target ?? {}, { productId: ID });
  const used = { ...block, config } as Block;
  expect(productPartsOf(used)).toEqual([{ path: last, productId: ID }]);
  const refilled = refilledBlock(used, PRODUCT, { shops });
  expect(partAt(refilled, last)).toEqual(filledPart(variant, target as FillablePart, PRODUCT, { shops }));
  if (paths.length > 1) expect(partAt(refilled, paths[0] ?? '')).toEqual(partAt(block, paths[0] ?? ''));
  expect(blockMarkup(refilled)).not.toBe(blockMarkup(block));
  expect(refilledBlock(used, SILENT, { shops })).toEqual(used);
});

import { ALL_BLOCK_VARIANTS, type Block } from '../../contracts/blocks/blocks';
import { filledBlock, HOSTILE_TEXTS, presetBlock } from '../../../test/support/blocks';
import { blockMarkup, presetOf } from './blocks';
import { blockLinks } from './counted-links';

const BUTTON = {
  text: 'Buy {product}',
  link: 'https://shop.example/',
  textColor: '#ffffff',
  bgColor: '#484848',
};
const box = (fields: object): Block => ({
  variant: 'product-box-1',
  config: { ...presetOf('product-box-1'), name: 'Mug', imageHref: '', buttons: [], ...fields },
});
const targets = (block: Block) => blockLinks(block).counted.map(({ target }) => target);

it('tells the buttons and linked pictures that show', () => {
  const block = box({
    image: 'https://pictures.example/mug.png',
    imageAlt: 'A mug & a “spoon”',
    imageHref: 'https://shop.example/mug?a=1&b=2',
    buttons: [BUTTON],
  });
  expect(blockLinks(block)).toEqual({
    counted: [
      {
        target: 'https://shop.example/mug?a=1&b=2',
        kind: 'picture',
        label: 'A mug & a “spoon”',
        products: [],
      },
      { target: 'https://shop.example/', kind: 'button', label: 'Buy Mug', products: [] },
    ],
    direct: [],
  });
});

it.each([
  ['a button without a text', { buttons: [{ ...BUTTON, text: ' ' }] }],
  ['a button whose address is none', { buttons: [{ ...BUTTON, link: 'https://' }] }],
  ['a script', { buttons: [{ ...BUTTON, link: 'javascript:alert(1)' }] }],
  ['a link of a picture that does not show', { image: '', imageHref: 'https://shop.example/' }],
])('does not tell %s', (_, fields) => {
  expect(targets(box(fields))).toEqual([]);
});

it('tells each target once, as a browser writes it', () => {
  const buttons = ['https://SHOP.example', 'https://shop.example/', ' https://shop.example/# '];
  expect(targets(box({ buttons: buttons.map((link) => ({ ...BUTTON, link })) }))).toEqual([
    'https://shop.example/',
    'https://shop.example/#',
  ]);
});

it('leaves Amazon’s links direct', () => {
  const links = ['https://www.amazon.de/dp/1?tag=me-21', 'https://amzn.to/1', 'https://shop.example/'];
  const { counted, direct } = blockLinks(box({ buttons: links.map((link) => ({ ...BUTTON, link })) }));
  expect(counted.map(({ target }) => target)).toEqual(['https://shop.example/']);
  expect(direct.map(({ target }) => target)).toEqual(links.slice(0, 2));
});

it('tells which products of the library a link belongs to', () => {
  const preset = presetOf('top-3-table-1');
  const innerData = preset.innerData.map((card, i) => ({
    ...card,
    ...(i < 2 && { productId: `product ${i}` }),
    buttons: [
      { ...BUTTON, link: 'https://shop.example/all' },
      { ...BUTTON, link: `https://shop.example/${i}` },
    ],
  }));
  const { counted } = blockLinks({ variant: 'top-3-table-1', config: { ...preset, innerData } });
  const productsOf = (path: string) => counted.find(({ target }) => target.endsWith(path))?.products;
  expect(['/all', '/0', '/1', '/2'].map(productsOf)).toEqual([
    ['product 0', 'product 1'],
    ['product 0'],
    ['product 1'],
    [],
  ]);
});

describe('the markup with addresses in the place of others', () => {
  const LINKS = { 'https://shop.example/?a=1&b=2': 'https://cohort.example/go/0123456789ABCDxz' };
  const block = box({
    image: 'https://shop.example/?a=1&b=2',
    description: 'See https://shop.example/?a=1&b=2 or href="https://shop.example/?a=1&b=2"',
    buttons: [
      { ...BUTTON, link: 'https://shop.example/?a=1&b=2' },
      { ...BUTTON, link: 'https://www.amazon.com/dp/1' },
    ],
  });

  it('changes where links lead, and nothing else', () => {
    const plain = blockMarkup(block);
    const changed = blockMarkup(block, { links: LINKS });
    expect(changed).toContain('href="https://cohort.example/go/0123456789ABCDxz" rel="sponsored');
    expect(changed).toContain('href="https://www.amazon.com/dp/1"');
    const back = changed.replace(
      'https://cohort.example/go/0123456789ABCDxz',
      'https://shop.example/?a=1&amp;b=2',
    );
    expect(back).toBe(plain);
  });

  it.each(ALL_BLOCK_VARIANTS)('of a %s is the same without any', (variant) => {
    expect(blockMarkup(presetBlock(variant), { links: {} })).toBe(blockMarkup(presetBlock(variant)));
  });

  it.each(ALL_BLOCK_VARIANTS)('of a %s with hostile texts has every counted link, escaped', (variant) => {
    const filled = filledBlock(variant, [...HOSTILE_TEXTS, 'https://shop.example/"><b>&amp;']);
    const { counted } = blockLinks(filled);
    const links = Object.fromEntries(counted.map(({ target }, i) => [target, `https://go.example/${i}"<`]));
    const html = blockMarkup(filled, { links });
    expect(html.match(/href="https:\/\/go\.example\/\d+&quot;&lt;"/g)?.length ?? 0).toBe(
      blockMarkup(filled).match(/ href="/g)?.length ?? 0,
    );
    expect(html).not.toContain('go.example/0"');
  });
});

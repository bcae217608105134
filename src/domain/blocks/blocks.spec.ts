import fc from 'fast-check';
import { HtmlValidate } from 'html-validate';
import { filledBlock, HOSTILE_TEXTS, presetBlock, VARIANTS } from '../../../test/support/blocks';
import { BLOCK_VARIANTS } from '../../contracts/blocks';
import { TOOLS } from '../../contracts/tools';
import { blockMarkup, presetOf } from './blocks';
import { contrast } from './colors';

const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.tuple(fc.constantFrom(...HOSTILE_TEXTS), fc.constantFrom(...HOSTILE_TEXTS)).map(([a, b]) => a + b),
);

const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'] });

function complaints(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? ''}`),
  );
}

const TAGS = ['a', 'dd', 'div', 'dl', 'dt', 'img', 'li', 'p', 'span', 'svg', 'ul', 'ol'];
const SHAPES = ['line', 'polygon', 'polyline'];
const ATTRIBUTES =
  /^(class|style|href|rel|target|src|alt|width|height|loading|dir|points|viewBox|aria-hidden|x1|x2|y1|y2)$/;
/** One tag with quoted attributes, or text that holds neither `<` nor `>`: what a parser can read in one way only. */
const PIECE = /<(\/?)([a-z]+)((?: [a-zA-Z0-9-]+="[^"<>]*")*)( \/)?>|[^<>]+/y;
const STYLE =
  /^--cohort-[a-z-]+: (#[0-9a-f]{6}|\d+(\.\d+)?)(; --cohort-[a-z-]+: (#[0-9a-f]{6}|\d+(\.\d+)?))*$/;
const ADDRESS: Record<string, RegExp> = {
  href: /^https?:\/\//,
  src: /^(https?:\/\/|data:image\/(png|jpeg|gif|webp|avif|svg\+xml)[;,])/i,
  style: STYLE,
};

/** What in the markup is not one of the tags, attributes and addresses that blocks are made of. */
function foreignParts(html: string): string[] {
  const found: string[] = [];
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < html.length) {
    const at = PIECE.lastIndex;
    const piece = PIECE.exec(html);
    if (!piece) return [...found, `unreadable: ${html.slice(at, at + 40)}`];
    const [, , tag, attributes = ''] = piece;
    if (tag !== undefined && ![...TAGS, ...SHAPES].includes(tag)) found.push(`<${tag}>`);
    for (const [, name = '', value = ''] of attributes.matchAll(/ ([a-zA-Z0-9-]+)="([^"]*)"/g)) {
      if (!ATTRIBUTES.test(name)) found.push(name);
      if (ADDRESS[name]?.test(value) === false) found.push(`${name}="${value}"`);
    }
  }
  return found;
}

describe('the registry', () => {
  it('has a block for every sub-tool of the block generators in the catalogue', () => {
    const blockTools = TOOLS.filter(({ id }) => id in BLOCK_VARIANTS);
    const subTools = blockTools.flatMap((tool) =>
      'subTools' in tool ? tool.subTools.map(({ id }) => id) : [],
    );
    expect(subTools.toSorted()).toEqual(VARIANTS.toSorted());
    for (const variant of VARIANTS) expect(blockMarkup(presetBlock(variant))).toContain(`cohort-${variant}"`);
  });

  it('gives each caller a preset of its own', () => {
    const changed = presetOf('product-box-1');
    changed.multiList.length = 0;
    changed.name = 'Mine';
    expect(presetOf('product-box-1').multiList).not.toHaveLength(0);
    expect(presetOf('product-box-1').name).not.toBe('Mine');
  });
});

describe.each(VARIANTS)('the markup of %s', (variant) => {
  it('is valid HTML with the preset', () => {
    expect(complaints(blockMarkup(presetBlock(variant)))).toEqual([]);
  });

  it('marks its links as sponsored and opens them in a new tab', () => {
    const tags = blockMarkup(presetBlock(variant)).match(/<a [^>]*>/g) ?? [];
    for (const tag of tags) expect(tag).toContain('rel="sponsored nofollow noopener" target="_blank"');
    expect(tags.length > 0).toBe(!variant.startsWith('pros-cons'));
  });

  it('holds nothing foreign and stays valid, whatever the texts', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { minLength: 1, maxLength: 30 }), (texts) => {
        const html = blockMarkup(filledBlock(variant, texts));
        expect(foreignParts(html)).toEqual([]);
        expect(complaints(html)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it.each(HOSTILE_TEXTS)('holds nothing foreign and stays valid with %j everywhere', (text) => {
    const html = blockMarkup(filledBlock(variant, [text]));
    expect(foreignParts(html)).toEqual([]);
    expect(complaints(html)).toEqual([]);
  });
});

describe('foreignParts', () => {
  it.each([
    '<script>',
    '<p onclick="x">',
    '<a href="javascript:x">',
    '<img src="data:text/html,x">',
    '<p style="color: red">',
    '<p class=x>',
    'a > b',
  ])('finds %s', (html) => {
    expect(foreignParts(html)).not.toEqual([]);
  });
});

describe('the presets', () => {
  it.each([
    ['product-box-1', '#2A2E32', '9.8/10', 'Top Pick'],
    ['product-box-2', '#b02271', '10/10', "Editor's Choice"],
  ] as const)('%s has the sample of its generator', (variant, themeColor, productScoreText, specialText) => {
    const config = presetOf(variant);
    expect(config).toMatchObject({ themeColor, productScoreText, specialText, showScore: true });
    expect(config).toMatchObject({ showSpecialBox: true, showDisclaimer: true });
    expect(config.disclaimerText).toContain('affiliate links');
    expect(config.buttons.map(({ text }) => text)).toEqual(['Check on amazon', 'Check on Walmart']);
    for (const { textColor, bgColor } of config.buttons) {
      expect(contrast(textColor, bgColor)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(BLOCK_VARIANTS['pros-and-cons-generator'])('%s has the pros, then the cons', (variant) => {
    const sides = presetOf(variant).innerData;
    expect(sides.map(({ title }) => title)).toEqual(['PROS', 'CONS']);
    expect(sides.map(({ alternateTitle }) => alternateTitle)).toEqual(['Left Side', 'Right Side']);
    for (const { list, themeColor } of sides) {
      expect(list.length).toBeGreaterThan(2);
      expect(contrast(themeColor, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('load no picture from another host', () => {
    for (const variant of VARIANTS) {
      expect(blockMarkup(presetBlock(variant))).not.toMatch(/src="(?!data:image\/svg\+xml,)/);
    }
  });
});

import {
  ALL_BLOCK_VARIANTS,
  type Block,
  BLOCK_VARIANTS,
  type BlockVariant,
} from '../../contracts/blocks/blocks';
import { TOOLS } from '../../contracts/access/tools';
import { blockMarkup, presetOf } from './blocks';
import { contrast } from './colors';

function presetBlock(variant: BlockVariant): Block {
  return { variant, config: presetOf(variant) } as Block;
}

describe('the registry', () => {
  it('has a block for every sub-tool of the block generators in the catalogue', () => {
    const blockTools = TOOLS.filter(({ id }) => id in BLOCK_VARIANTS);
    const subTools = blockTools.flatMap((tool) =>
      'subTools' in tool ? tool.subTools.map(({ id }) => id) : [],
    );
    expect(subTools.toSorted()).toEqual(ALL_BLOCK_VARIANTS.toSorted());
    for (const variant of ALL_BLOCK_VARIANTS)
      expect(blockMarkup(presetBlock(variant))).toContain(`cohort-${variant}"`);
  });

  it('gives each caller a preset of its own', () => {
    const changed = presetOf('product-box-1');
    changed.multiList.length = 0;
    changed.name = 'Mine';
    expect(presetOf('product-box-1').multiList).not.toHaveLength(0);
    expect(presetOf('product-box-1').name).not.toBe('Mine');
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
    for (const variant of ALL_BLOCK_VARIANTS) {
      expect(blockMarkup(presetBlock(variant))).not.toMatch(/src="(?!data:image\/svg\+xml,)/);
    }
  });
});

describe('a disclaimer of affiliate links', () => {
  const withDisclaimer = ALL_BLOCK_VARIANTS.filter((variant) => 'showDisclaimer' in presetOf(variant));
  const AFFILIATE = 'Disclosure: this box contains affiliate links.';
  const SAMPLE = 'The maker lent us this product.';
  const html = (variant: BlockVariant, disclaimerText: string, keepsLinks: boolean) => {
    const config = { ...presetOf(variant), showDisclaimer: true, disclaimerText };
    if (keepsLinks) return blockMarkup({ variant, config } as Block);
    const without = JSON.stringify(config, (key, value: unknown) =>
      /^(?:link|imageHref|url)$/.test(key) ? '' : value,
    );
    return blockMarkup({ variant, config: JSON.parse(without) as unknown } as Block);
  };

  it.each(withDisclaimer)('shows in %s only beside a link', (variant) => {
    const sample = html(variant, AFFILIATE, true);
    expect(sample.includes(AFFILIATE)).toBe(sample.includes('<a '));
    const linkless = html(variant, AFFILIATE, false);
    expect(linkless).not.toContain('<a ');
    expect(linkless).not.toContain('cohort-disclaimer');
    expect(html(variant, SAMPLE, false)).toContain(SAMPLE);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_BLOCK_VARIANTS, type BlockVariant } from '../../contracts/blocks/blocks';
import { onePaste } from './one-paste';
import { blockStylesheet, stylesheetParts } from './stylesheet';

interface Rule {
  selectors: string[];
  properties: string[];
}

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const SHEETS: [path: string, root: string][] = [
  ['base.css', '.cohort-block:not(#_#_)'],
  ['product.css', '.cohort-block:not(#_#_)'],
  ['sort.css', '.cohort-block:not(#_#_)'],
  ...ALL_BLOCK_VARIANTS.map((variant): [string, string] => [
    `${variant}/styles.css`,
    `.cohort-${variant}:not(#_#_._)`,
  ]),
];
/** Directions of the screen: in a right-to-left page they are the wrong ones. */
const PHYSICAL =
  /^(top|right|bottom|left|(min-|max-)?(width|height)|(margin|padding|border)-(top|right|bottom|left)(-.*)?|float)$/;

/** The rules of a stylesheet, those inside a query of page or container too. */
function rulesOf(css: string): Rule[] {
  const plain = css.replace(/\/\*.*?\*\//gs, '').replace(/@(?:media|container)[^{]*\{/g, '');
  return [...plain.matchAll(/([^{}]*)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    selectors: selectors.split(/,(?![^(]*\))/).map((selector) => selector.replaceAll('}', '').trim()),
    properties: body.split(';').map((line) => (line.split(':')[0] ?? '').trim()),
  }));
}

it('every stylesheet belongs to a style of block', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.css')).toSorted()).toEqual(
    SHEETS.map(([path]) => path).toSorted(),
  );
});

describe.each(SHEETS)('%s', (path, root) => {
  const css = read(path);

  it('says nothing about what is outside of its block', () => {
    const selectors = rulesOf(css).flatMap((rule) => rule.selectors);
    expect(selectors).not.toEqual([]);
    expect(selectors.filter((selector) => !isInside(selector, root))).toEqual([]);
  });

  it('needs nothing else: no import, no font, no file', () => {
    expect(css.match(/@[a-z-]+/g)?.filter((rule) => !['@media', '@container'].includes(rule)) ?? []).toEqual(
      [],
    );
    expect(css).not.toMatch(/url\(|https?:|!important/);
  });

  it('turns round in a right-to-left page', () => {
    const properties = rulesOf(css).flatMap((rule) => rule.properties);
    expect(properties.filter((property) => PHYSICAL.test(property))).toEqual([]);
    expect(css).not.toMatch(/:\s*(left|right)\s*;/);
  });
});

function isInside(selector: string, root: string): boolean {
  const rest = selector.slice(root.length);
  return selector.startsWith(root) && /^($|[ .:[>])/.test(rest) && !/[~+]/.test(rest.split(/[ >]/)[0] ?? '');
}

describe('blockStylesheet', () => {
  it('is its parts without what is there for who writes them', () => {
    expect(
      blockStylesheet('\n/* All */\na {\n  /* Why\n   * so */\n  b: c;\n}\n', '/* One */\n\nd {}\n'),
    ).toBe('a {\n  b: c;\n}\n\nd {}\n');
  });
});

/** Bytes of Copy CSS, and of the style element of Copy block, before blocks had prices, stars, labels and schemes. */
const BYTES_BEFORE: [variant: BlockVariant, css: number, paste: number][] = [
  ['product-box-1', 7213, 5607],
  ['product-box-2', 6978, 5467],
  ['top-3-table-1', 10598, 8037],
  ['top-3-table-2', 9495, 7136],
  ['versus-box-1', 8107, 5986],
  ['versus-box-2', 8811, 6550],
  ['pros-cons-1', 4964, 3690],
  ['pros-cons-2', 4999, 3714],
  ['pros-cons-3', 4522, 3293],
  ['pros-cons-4', 4871, 3605],
];
const STYLE_TAGS = '<style></style>'.length;

it.each(BYTES_BEFORE)(
  'what is copied of %s is a quarter longer than it was at most',
  (variant, css, paste) => {
    const sheet = blockStylesheet(...stylesheetParts(variant).map(read));
    expect(Buffer.byteLength(sheet)).toBeLessThanOrEqual(css * 1.25);
    expect(Buffer.byteLength(onePaste('', sheet)) - STYLE_TAGS).toBeLessThanOrEqual(paste * 1.25);
  },
);

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_BLOCK_VARIANTS } from '../../contracts/blocks/blocks';
import { blockStylesheet } from './stylesheet';

interface Rule {
  selectors: string[];
  properties: string[];
}

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const SHEETS: [path: string, root: string][] = [
  ['base.css', '.cohort-block:not(#_#_)'],
  ...ALL_BLOCK_VARIANTS.map((variant): [string, string] => [
    `${variant}/styles.css`,
    `.cohort-block.cohort-${variant}:not(#_#_)`,
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
  it('is the common part, then the variant', () => {
    expect(blockStylesheet('\na {}\n', 'b {}\n')).toBe('a {}\n\nb {}\n');
  });
});

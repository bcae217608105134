import fc from 'fast-check';
import { HtmlValidate } from 'html-validate';
import { BLOCK_SCHEMES } from '../../src/contracts/blocks/block-parts';
import { ALL_BLOCK_VARIANTS } from '../../src/contracts/blocks/blocks';
import { blockMarkup } from '../../src/domain/blocks/blocks';
import { everythingOn, filledBlock, HOSTILE_TEXTS, presetBlock } from '../support/blocks';

/** The markup of every block, with its preset and with texts that want to break it. */

const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.tuple(fc.constantFrom(...HOSTILE_TEXTS), fc.constantFrom(...HOSTILE_TEXTS)).map(([a, b]) => a + b),
);

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // A table that is laid out as a grid keeps its roles in every browser only where they are written out.
    'no-redundant-role': 'off',
    // A block is a part of a page, whose headings lead to its own.
    'heading-level': ['error', { minInitialRank: 'any' }],
  },
});

function complaints(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? ''}`),
  );
}

const WITHOUT_LINKS = /^(pros-cons-\d|specifications|notice-box)$/;
const TAGS =
  'a bdi br dd del div dl dt h2 h3 h4 h5 h6 img input label li p section span svg table tbody td th thead time tr ul ol'.split(
    ' ',
  );
const SHAPES = ['line', 'polygon', 'polyline'];
const ATTRIBUTES =
  /^(class|style|href|rel|target|src|alt|width|height|loading|fetchpriority|dir|points|viewBox|aria-hidden|aria-label|datetime|name|role|scope|tabindex|translate|type|value|x1|x2|y1|y2)$/;
/** One tag with quoted attributes, or text that holds neither `<` nor `>`: what a parser can read in one way only. */
const PIECE = /<(\/?)([a-z]+\d?)((?: [a-zA-Z0-9-]+="[^"<>]*"| checked)*)( \/)?>|[^<>]+/y;
const DECLARATION =
  /--cohort-[a-z-]+: (#[0-9a-f]{6}|\d+(\.\d+)?|12px|normal|var\(--cohort-[a-z-]+, #[0-9a-f]{6}\)|var\(--cohort-night\) (#[0-9a-f]{6}|12px|normal))/;
const STYLE = new RegExp(`^${DECLARATION.source}(; ${DECLARATION.source})*$`);
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

describe.each(ALL_BLOCK_VARIANTS)('the markup of %s', (variant) => {
  it('is valid HTML with the preset', () => {
    expect(complaints(blockMarkup(presetBlock(variant)))).toEqual([]);
  });

  it.each(BLOCK_SCHEMES)('is valid HTML with everything on in the scheme %s', (scheme) => {
    const html = blockMarkup(everythingOn(variant, scheme));
    expect(complaints(html)).toEqual([]);
    expect(foreignParts(html)).toEqual([]);
  });

  it('marks its links as sponsored and opens them in a new tab', () => {
    const tags = blockMarkup(presetBlock(variant)).match(/<a [^>]*>/g) ?? [];
    for (const tag of tags) expect(tag).toContain('rel="sponsored nofollow noopener" target="_blank"');
    expect(tags.length > 0).toBe(!WITHOUT_LINKS.test(variant));
  });

  it('holds nothing foreign and stays valid, whatever the texts', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { minLength: 1, maxLength: 30 }), (texts) => {
        for (const block of [presetBlock(variant), everythingOn(variant, 'auto')]) {
          const html = blockMarkup(filledBlock(variant, texts, { of: block }));
          expect(foreignParts(html)).toEqual([]);
          expect(complaints(html)).toEqual([]);
        }
      }),
      { numRuns: process.env.COHORT_TEST_ALL ? 15 : 3 },
    );
  });

  it.each(HOSTILE_TEXTS)('holds nothing foreign and stays valid with %j everywhere', (text) => {
    for (const block of [presetBlock(variant), everythingOn(variant, 'auto')]) {
      const html = blockMarkup(filledBlock(variant, [text], { of: block }));
      expect(foreignParts(html)).toEqual([]);
      expect(complaints(html)).toEqual([]);
    }
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

import { presetOf } from '../../src/domain/blocks/blocks';
import type {
  BlockFeature,
  BlockLook,
  BlockProductExtras,
  BlockScheme,
} from '../../src/contracts/blocks/block-parts';
import type { Block, BlockVariant } from '../../src/contracts/blocks/blocks';

/** What somebody may put into a field of a block to break it, or out of it. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u200B',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '" style="position:fixed" x="',
  '</p></div></style><h1>',
  '<!-- ',
  ']]>',
  '&lt;script&gt;',
  '&amp; &nbsp; &nosuch; &#0;',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,"onload="alert(1)',
  'https://example.com/" onclick="alert(1)',
  "https://example.com/'onclick='alert(1)",
  '#fff;background:url(https://evil.example/)',
  'red}body{display:none',
  'line\n\n  break\ttab',
  'tail of white space   ',
  '\u0000\u0008\uFFFE\uD800',
  '$& $1 ${x} `x`',
  '{product}{product}',
  '<a href="https://example.com/">a link</a>',
  'שלום עולם',
  '👩‍💻 emoji',
  'x'.repeat(300),
];
const NO_TEXT = /^(image|imageHref|link|.*color|scheme|locale|stars|price)$/i;
const EXTRAS: BlockProductExtras = {
  price: { amount: '1249.99', was: '1499.00', currency: 'USD', asOf: '2026-11-26' },
  stars: 'beside',
  ribbon: 'Best value',
  badge: 'New',
  award: 'Test winner 2026',
};

/**
 * The preset, or the given block, with its texts replaced by the given ones, in turn, and its lists twice as long. `textsOnly` leaves addresses
 * and colours as they are.
 */
export function filledBlock(
  variant: BlockVariant,
  texts: string[],
  { textsOnly = false, of = presetBlock(variant) }: { textsOnly?: boolean; of?: Block } = {},
): Block {
  let next = 0;
  const fill = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') {
      return textsOnly && NO_TEXT.test(name) ? value : texts[next++ % texts.length];
    }
    if (textsOnly && NO_TEXT.test(name)) return value;
    if (Array.isArray(value)) return [...value, ...value].map((entry) => fill(entry));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fill(part, key)]));
  };
  return { variant, config: fill(of.config) } as Block;
}

export function presetBlock(variant: BlockVariant): Block {
  return { variant, config: presetOf(variant) } as Block;
}

/** The preset with all that a block may show besides. */
export function everythingOn(variant: BlockVariant, scheme: BlockScheme = 'light'): Block {
  const look: BlockLook = { scheme, headingLevel: 2, atTop: true, locale: 'en-US' };
  const preset: object = presetOf(variant);
  const config = {
    ...preset,
    ...look,
    ...('innerData' in preset ? {} : EXTRAS),
    ...(variant.startsWith('pros-cons') ? {} : { showDisclaimer: true }),
    ...(variant.startsWith('versus') ? { disclaimerText: 'We earn a commission on what you buy.' } : {}),
  };
  if (!('innerData' in config) || variant.startsWith('pros-cons')) return { variant, config } as Block;
  const innerData = (config.innerData as { features: BlockFeature[] }[]).map((product, place) => ({
    ...product,
    ...EXTRAS,
    ...(variant.startsWith('versus') ? { ratingText: '9.4/10' } : {}),
    features: product.features.map((feature, row) => ({ ...feature, best: row % 2 === place % 2 })),
  }));
  return { variant, config: { ...config, innerData } } as unknown as Block;
}

import { presetOf } from '../../src/domain/blocks/blocks';
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
const NO_TEXT = /^(image|imageHref|link|.*color)$/i;

/**
 * The preset with its texts replaced by the given ones, in turn, and its lists twice as long. `textsOnly` leaves addresses
 * and colours as they are.
 */
export function filledBlock(variant: BlockVariant, texts: string[], { textsOnly = false } = {}): Block {
  let next = 0;
  const fill = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') {
      return textsOnly && NO_TEXT.test(name) ? value : texts[next++ % texts.length];
    }
    if (Array.isArray(value)) return [...value, ...value].map((entry) => fill(entry));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fill(part, key)]));
  };
  return { variant, config: fill(presetOf(variant)) } as Block;
}

export function presetBlock(variant: BlockVariant): Block {
  return { variant, config: presetOf(variant) } as Block;
}

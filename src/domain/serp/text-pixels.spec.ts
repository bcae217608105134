import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { descriptionPixels, textPixels, titlePixels } from './text-pixels';

interface Font {
  unitsPerEm: number;
  charToGlyph(character: string): { index: number; advanceWidth: number };
}
// oxlint-disable-next-line typescript/no-require-imports -- it has no types
const opentype = require('opentype.js') as { parse(bytes: ArrayBuffer): Font };

const FONTS = join(process.cwd(), 'node_modules/@fontsource/arimo/files');

function fontsOf(weight: number): Font[] {
  return readdirSync(FONTS)
    .filter((name) => name.endsWith(`-${weight}-normal.woff`))
    .map((name) => opentype.parse(new Uint8Array(readFileSync(join(FONTS, name))).buffer));
}

/** Sum of the advances that the font files themselves give. */
function fontPixels(fonts: Font[], text: string, size: number): number {
  return Array.from(text)
    .map((character) => {
      const font = fonts.find((candidate) => candidate.charToGlyph(character).index > 0);
      if (!font) throw new Error(`No font has ${character}`);
      return (font.charToGlyph(character).advanceWidth / font.unitsPerEm) * size;
    })
    .reduce((sum, width) => sum + width, 0);
}

const TEXTS = [
  'The 10 Best Running Shoes of 2026, Tested & Reviewed | Example',
  'AVAWAToTyWe. "Kerned" pairs — and dashes – and… more',
  'Größe & Übergröße: Schuhe für breite Füße',
  'Бег по-русски: обувь для длинных дистанций',
  'Ελληνικά παπούτσια για τρέξιμο',
  'Giày chạy bộ tốt nhất năm nay',
  'Zażółć gęślą jaźń €1.299,00 ©™',
  'נעלי ריצה',
];

describe.each([
  ['regular', 400],
  ['bold', 700],
] as const)('the advances of %s', (weight, fontWeight) => {
  const fonts = fontsOf(fontWeight);

  it.each(TEXTS)('are those of the font for %s', (text) => {
    for (const size of [14, 20]) {
      const { pixels, estimated } = textPixels(text, { size, weight });
      expect(Math.abs(pixels - fontPixels(fonts, text, size))).toBeLessThanOrEqual(0.05);
      expect(estimated).toBe(false);
    }
  });
});

it.each([
  ['nothing', '', 0, false],
  ['ideographs', '跑步鞋', 60, true],
  ['an emoji', '🧦', 20, true],
  ['joined emoji as one', '👩‍💻', 20, true],
  ['a flag as one', '🇩🇪', 20, true],
  ['zero-width characters', '\u200b\u200d\ufeff', 0, false],
  ['soft hyphens and marks of direction', '\u00ad\u200e\u200f\u00ad', 0, false],
  ['a word with a soft hyphen as one without', 'mm\u00admm', (4 * 1706 * 20) / 2048, false],
  ['a script that the font has not', 'กก', 2 * 0.56 * 20, true],
  ['stars, which are up to a square', '★★★★☆', 100, true],
  ['arrows, ticks and shapes', '➜✔✦▶⇢', 100, true],
  ['numbers in circles', '①②', 40, true],
])('measures %s', (_, text, pixels, estimated) => {
  const width = textPixels(text, { size: 20 });
  expect(width.pixels).toBeCloseTo(pixels, 2);
  expect(width.estimated).toBe(estimated);
});

it('measures titles at 20 and descriptions at 14 pixels', () => {
  expect(titlePixels('mmmm')).toBe(Math.round((4 * 1706 * 20) / 2048));
  expect(descriptionPixels('mmmm')).toBe(Math.round((4 * 1706 * 14) / 2048));
});

it('measures no more than can be shown', () => {
  expect(titlePixels('m'.repeat(1_000_000))).toBe(titlePixels('m'.repeat(2_000)));
});

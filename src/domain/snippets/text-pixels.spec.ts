import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { descriptionPixels, textPixels, titlePixels, widthsBefore } from './text-pixels';

interface Font {
  unitsPerEm: number;
  charToGlyph(character: string): { index: number; advanceWidth: number };
  getKerningValue(left: unknown, right: unknown): number;
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
  'Бег по-русски: длинных дистанций',
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
      const own = fontPixels(fonts, text, size);
      expect(Math.abs(pixels - own)).toBeLessThanOrEqual(0.05);
      expect(estimated).toBe(false);
    }
  });
});

it.each([
  ['nothing', '', 0, false],
  ['ideographs', '跑步鞋', 60, true],
  ['an emoji', '🧦', 25, true],
  ['joined emoji as one', '👩‍💻', 25, true],
  ['a flag as one', '🇩🇪', 25, true],
  ['keycaps', '1️⃣#️⃣', 50, true],
  ['a symbol in colour', '❤️', 25, true],
  ['mathematical letters', '𝐁𝐞', 36, true],
  ['Devanagari with its marks', 'किताब', (3 * 0.66 + 2 * 0.4) * 20, true],
  ['Georgian', 'თბ', 2 * 0.66 * 20, true],
  ['Arabic', 'كتاب', (0.56 + 0.41 + 0.32 + 1.15) * 20, true],
  ['fractions and per mille, but for those that the font has', '⅓‰', 40, true],
  ['a half, which the font has', '½', (1708 * 20) / 2048, false],
  ['operators', '∞≈≠', 3 * 0.85 * 20, true],
  ['degrees and Roman numerals', '℃Ⅷ', (1.15 + 1.35) * 20, true],
  ['zero-width characters', '\u200b\u200d\ufeff', 0, false],
  ['soft hyphens and marks of direction', '\u00ad\u200e\u200f\u00ad', 0, false],
  ['a word with a soft hyphen as one without', 'mm\u00admm', (4 * 1706 * 20) / 2048, false],
  ['a script that the font has not', 'กก', 2 * 0.6 * 20, true],
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

it.each(['АД', 'ка', 'Γΐ', 'r’'])('is never less than what kerning makes wider: %s', (pair) => {
  for (const [weight, fontWeight] of [
    ['regular', 400],
    ['bold', 700],
  ] as const) {
    const font = fontsOf(fontWeight).find((each) =>
      Array.from(pair).every((one) => each.charToGlyph(one).index > 0),
    );
    const [left, right] = Array.from(pair, (one) => font?.charToGlyph(one));
    const kerned =
      ((left?.advanceWidth ?? 0) + (right?.advanceWidth ?? 0) + (font?.getKerningValue(left, right) ?? 0)) /
      2048;
    const { pixels } = textPixels(pair, { size: 20, weight });
    expect(pixels).toBeGreaterThanOrEqual(kerned * 20 - 0.001);
    expect(pixels).toBeLessThanOrEqual(kerned * 20 + 2.6);
    expect(widthsBefore(pair, () => weight === 'bold').before[2]).toBeCloseTo(pixels / 20, 6);
  }
});

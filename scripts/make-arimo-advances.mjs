/**
 * Writes src/domain/snippets/arimo-advances.json: how wide each character of Arimo is, which has Arial's measures.
 * Run it after an update of @fontsource/arimo: `node scripts/make-arimo-advances.mjs`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const fonts = join(root, 'node_modules/@fontsource/arimo/files');
const { version } = JSON.parse(readFileSync(join(fonts, '../package.json'), 'utf8'));

const UNITS_PER_EM = 2048;

const [plainFonts, boldFonts] = [fontsOf(400), fontsOf(700)];
const regular = advancesOf(plainFonts);
const bold = advancesOf(boldFonts);
const codePoints = [...regular.keys()].filter((codePoint) => bold.has(codePoint)).sort((a, b) => a - b);

const target = join(root, 'src/domain/snippets/arimo-advances.json');
writeFileSync(target, `${JSON.stringify(tables(), null, 2)}\n`);
console.log(`${codePoints.length} characters in ${target}`);

/** The subsets of one weight. */
function fontsOf(weight) {
  const files = readdirSync(fonts).filter((name) => name.endsWith(`-${weight}-normal.woff`));
  return files.map((file) => {
    const bytes = readFileSync(join(fonts, file));
    const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    if (font.unitsPerEm !== UNITS_PER_EM) throw new Error(`${file} has ${font.unitsPerEm} units per em`);
    return font;
  });
}

/** Units of each character. */
function advancesOf(subsets) {
  const advances = new Map();
  for (const font of subsets)
    for (const [codePoint, glyph] of Object.entries(font.tables.cmap.glyphIndexMap))
      advances.set(Number(codePoint), font.glyphs.get(glyph).advanceWidth);
  return advances;
}

/** Pairs that kerning moves apart, each with the units of the weight that does so most: `АД76`. */
function wideningPairs() {
  const pairs = new Map();
  for (const font of [...plainFonts, ...boldFonts]) {
    const glyphs = Object.entries(font.tables.cmap.glyphIndexMap).map(([code, glyph]) => [
      String.fromCodePoint(Number(code)),
      font.glyphs.get(glyph),
    ]);
    for (const [first, left] of glyphs)
      for (const [second, right] of glyphs) {
        const units = font.getKerningValue(left, right);
        if (units > (pairs.get(first + second) ?? 0)) pairs.set(first + second, units);
      }
  }
  return [...pairs].map(([pair, units]) => `${pair}${units}`).join(' ');
}

/** What is told of each character, by the first of a run of them that follow on each other. */
function byRun(unitsOf) {
  const runs = {};
  let first;
  codePoints.forEach((codePoint, index) => {
    const follows = codePoint === codePoints[index - 1] + 1;
    if (!follows) first = codePoint;
    runs[first] = follows ? `${runs[first]} ${unitsOf(codePoint)}` : `${unitsOf(codePoint)}`;
  });
  return runs;
}

function tables() {
  return {
    source: `Arimo, by @fontsource/arimo ${version} (SIL Open Font License 1.1). Made by scripts/make-arimo-advances.mjs.`,
    unitsPerEm: UNITS_PER_EM,
    regular: byRun((codePoint) => regular.get(codePoint)),
    wideningPairs: wideningPairs(),
    boldAdds: byRun((codePoint) => bold.get(codePoint) - regular.get(codePoint)),
  };
}

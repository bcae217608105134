/**
 * Writes src/domain/serp/arimo-advances.ts: how wide each character of Arimo is, which has Arial's measures.
 * Run it after an update of @fontsource/arimo: `node scripts/make-arimo-advances.mjs`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const fonts = join(root, 'node_modules/@fontsource/arimo/files');
const { version } = JSON.parse(readFileSync(join(fonts, '../package.json'), 'utf8'));

const regular = advancesOf(400);
const bold = advancesOf(700);
const codePoints = [...regular.keys()].filter((codePoint) => bold.has(codePoint)).sort((a, b) => a - b);

const target = join(root, 'src/domain/serp/arimo-advances.ts');
writeFileSync(target, source());
console.log(`${codePoints.length} characters in ${target}`);

/** Units of each character, from the subsets of one weight. */
function advancesOf(weight) {
  const advances = new Map();
  for (const file of readdirSync(fonts).filter((name) => name.endsWith(`-${weight}-normal.woff`))) {
    const bytes = readFileSync(join(fonts, file));
    const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    if (font.unitsPerEm !== 2048) throw new Error(`${file} has ${font.unitsPerEm} units per em`);
    for (const [codePoint, glyph] of Object.entries(font.tables.cmap.glyphIndexMap)) {
      advances.set(Number(codePoint), font.glyphs.get(glyph).advanceWidth);
    }
  }
  return advances;
}

/** Runs of characters that follow on each other: the first, and how many. */
function runs() {
  const found = [];
  for (const codePoint of codePoints) {
    const last = found.at(-1);
    if (last && last[0] + last[1] === codePoint) last[1] += 1;
    else found.push([codePoint, 1]);
  }
  return found;
}

function text(name, numbers) {
  const lines = numbers.join(' ').match(/.{1,100}(?: |$)/g);
  return `export const ${name} =\n${lines.map((line) => `  '${line}'`).join(' +\n')};\n`;
}

function source() {
  return [
    `/** Made by scripts/make-arimo-advances.mjs of Arimo (@fontsource/arimo ${version}, SIL Open Font License 1.1). */`,
    'export const UNITS_PER_EM = 2048;',
    '/** Runs of characters: the code point of the first, and how many follow on it, itself included. */',
    text('RUNS', runs().flat()),
    '/** Units of each of them, in their order. */',
    text(
      'REGULAR',
      codePoints.map((codePoint) => regular.get(codePoint)),
    ),
    text(
      'BOLD',
      codePoints.map((codePoint) => bold.get(codePoint)),
    ),
  ].join('\n');
}

/**
 * Writes src/domain/blocks/presets/pictures.json: the drawings of the folder beside it, each on one line.
 * Run it after a change of one: `node scripts/make-preset-pictures.mjs`. A test compares.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'src/domain/blocks/presets/pictures');

const names = readdirSync(folder)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -'.svg'.length))
  .sort();
const pictures = Object.fromEntries(names.map((name) => [name, onOneLine(name)]));
writeFileSync(`${folder}.json`, `${JSON.stringify(pictures, null, 2)}\n`);
console.log(`${names.length} pictures in ${folder}.json`);

function onOneLine(name) {
  const svg = readFileSync(join(folder, `${name}.svg`), 'utf8');
  return svg.trim().replace(/\s+/g, ' ').replaceAll('> <', '><');
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pictures from './pictures.json';

it('has the drawings as their files are: node scripts/make-preset-pictures.mjs', () => {
  const folder = join(__dirname, 'pictures');
  const drawn = readdirSync(folder).map((file) => {
    const svg = readFileSync(join(folder, file), 'utf8');
    return [file.replace(/\.svg$/, ''), svg.trim().replace(/\s+/g, ' ').replaceAll('> <', '><')];
  });
  expect(pictures).toEqual(Object.fromEntries(drawn));
});

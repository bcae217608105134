/**
 * Writes src/domain/markets/territory-table.ts: the languages of each territory, and the codes that hreflang may have.
 * Run it after an update of cldr-core: `node scripts/make-territory-table.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (file) => JSON.parse(readFileSync(join(root, 'node_modules/cldr-core', file), 'utf8'));

const { version } = read('package.json');
// ZZ stands for an unknown one.
const { ZZ: _, ...territories } = read('supplemental/territoryInfo.json').supplemental.territoryInfo;
const languages = Object.keys(read('supplemental/likelySubtags.json').supplemental.likelySubtags);
const scripts = Object.keys(read('scriptMetadata.json').scriptMetadata);

/** Percent of a territory's people from which on a language counts that is not official. */
const MIN_PERCENT = 10;
/** CLDR's own, which ISO 3166-1 has not given to anybody or has only reserved. */
const NOT_IN_ISO = ['AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA', 'XK'];
/** Withdrawn from ISO 639-1. */
const WITHDRAWN = ['in', 'iw', 'ji', 'jw', 'mo'];

const target = join(root, 'src/domain/markets/territory-table.ts');
writeFileSync(target, source());
console.log(`${Object.keys(territories).length} territories in ${target}`);

/** `DE de+91 en64`: the code, then each language with its percent, `+` where it is official, the largest first. */
function rowOf([code, { languagePopulation = {} }]) {
  const spoken = Object.entries(languagePopulation)
    .map(([language, { _populationPercent: percent, _officialStatus: status }]) => ({
      language: language.replace('_', '-'),
      percent: Number(percent),
      // Of a part of the territory is not of the territory.
      official: status === 'official' || status === 'de_facto_official',
    }))
    .filter(({ language, percent, official }) => language !== 'und' && (official || percent >= MIN_PERCENT))
    .sort((a, b) => Number(b.official) - Number(a.official) || b.percent - a.percent);
  return [
    code,
    ...spoken.map(
      ({ language, percent, official }) => `${language}${official ? '+' : '='}${Math.round(percent)}`,
    ),
  ].join(' ');
}

function text(name, parts, separator) {
  const lines = parts.join(separator).match(/.{1,100}(?:[ |]|$)/g);
  return `export const ${name} =\n${lines.map((line) => `  '${line}'`).join(' +\n')};\n`;
}

function source() {
  const iso = Object.keys(territories).filter((code) => !NOT_IN_ISO.includes(code));
  return [
    `/** Made by scripts/make-territory-table.mjs of the Unicode CLDR (cldr-core ${version}, Unicode License v3). */`,
    '',
    '/** Each territory with its official languages (`+`) and those of at least a tenth of its people (`=`), in percent. */',
    text('TERRITORY_TABLE', Object.entries(territories).map(rowOf), '|'),
    '/** ISO 639-1. */',
    text(
      'LANGUAGE_CODES',
      languages.filter((code) => /^[a-z]{2}$/.test(code) && !WITHDRAWN.includes(code)).sort(),
      ' ',
    ),
    '/** ISO 15924, as far as languages are written in them. */',
    text('SCRIPT_CODES', scripts.filter((code) => !/^Z/.test(code)).sort(), ' '),
    '/** ISO 3166-1, two letters. */',
    text('REGION_CODES', iso.sort(), ' '),
  ].join('\n');
}

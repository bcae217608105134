/**
 * Writes src/domain/markets/territories.json: the languages of each territory, and the codes that hreflang may have.
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

const target = join(root, 'src/domain/markets/territories.json');
writeFileSync(target, `${JSON.stringify(tables(), null, 2)}\n`);
console.log(`${Object.keys(territories).length} territories in ${target}`);

/** `de+91 en=64`: each language with its percent, `+` where it is official; official ones first, then the largest. */
function languagesOf({ languagePopulation = {} }) {
  const spoken = Object.entries(languagePopulation)
    .map(([language, { _populationPercent: percent, _officialStatus: status }]) => ({
      language: language.replace('_', '-'),
      percent: Number(percent),
      // Of a part of the territory is not of the territory.
      official: status === 'official' || status === 'de_facto_official',
    }))
    .filter(({ language, percent, official }) => language !== 'und' && (official || percent >= MIN_PERCENT))
    .sort((a, b) => Number(b.official) - Number(a.official) || b.percent - a.percent);
  return spoken
    .map(({ language, percent, official }) => `${language}${official ? '+' : '='}${Math.round(percent)}`)
    .join(' ');
}

function tables() {
  const isCurrent = (code) => /^[a-z]{2}$/.test(code) && !WITHDRAWN.includes(code);
  return {
    source: `The Unicode CLDR, by cldr-core ${version} (Unicode License v3). Made by scripts/make-territory-table.mjs.`,
    notInIso3166: NOT_IN_ISO.join(' '),
    iso639: languages.filter(isCurrent).sort().join(' '),
    iso15924: scripts
      .filter((code) => !code.startsWith('Z'))
      .sort()
      .join(' '),
    territories: Object.fromEntries(
      Object.entries(territories).map(([code, territory]) => [code, languagesOf(territory)]),
    ),
  };
}

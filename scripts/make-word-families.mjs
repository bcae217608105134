/**
 * Writes src/domain/text/word-families.json: which frequent words are forms of one word, where stemmers say otherwise. Both
 * packages are fetched from PyPI at these versions and not installed; `npm run build:server` goes before:
 * `node scripts/make-word-families.mjs [folder with both unpacked]`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unpack } from 'msgpackr';
import { inRoot } from './lib/paths.mjs';
import { exceptionsTo, familiesOf } from './lib/word-families.mjs';
import { folded, readingsOf } from './lib/word-readings.mjs';
import { fetchedPackages } from './lib/python-packages.mjs';

const PACKAGES = ['wordfreq==3.1.1', 'spacy-lookups-data==1.0.5'];
const STEMMERS = {
  ...{ da: 'danish', de: 'german', es: 'spanish', fr: 'french', it: 'italian', nb: 'norwegian' },
  ...{ nl: 'dutch', pt: 'portuguese', ru: 'russian', sv: 'swedish' },
};
/** Norwegian has its own code in texts. */
const NAMES = { nb: 'no' };
/** Words that count, and those of which their other forms are read. */
const [FREQUENT, READ] = [20_000, 40_000];
const WORD = /^\p{Ll}{2,24}$/u;
/** Letters in common are told by one letter. */
const MOST_COMMON = 25;

const require = createRequire(import.meta.url);
const { shorterForms, stemWithMark } = require(inRoot('dist/src/domain/text/derived-words.js'));
const folder = process.argv[2] ?? fetchedPackages(PACKAGES);
const languages = Object.fromEntries(
  Object.keys(STEMMERS).map((code) => [NAMES[code] ?? code, packed(exceptionsOf(code))]),
);
const target = inRoot('src/domain/text/word-families.json');
const source =
  'Made by scripts/make-word-families.mjs. Which words are frequent: wordfreq 3.1.1 by Robyn Speer, CC BY-SA 4.0 ' +
  '(https://creativecommons.org/licenses/by-sa/4.0/), with data of Wikipedia, OPUS OpenSubtitles 2018, SUBTLEX by Marc Brysbaert et al., ' +
  'ParaCrawl, the Leeds Internet Corpus and Google Books Ngrams (http://books.google.com/ngrams). Of which words they are forms: ' +
  'spacy-lookups-data 1.0.5 by Explosion, MIT; of Italian Morph-it! by Marco Baroni and Eros Zanchetta, CC BY-SA 2.0. ' +
  'This file is under CC BY-SA 4.0.';
writeFileSync(target, `${JSON.stringify({ source, languages }, null, 2)}\n`);
console.log(`${readFileSync(target).length} bytes in ${target}`);

function exceptionsOf(code) {
  const words = frequent(code);
  const { stemmer } = require(`@orama/stemmers/${STEMMERS[code]}`);
  const stems = new Map();
  const stem = (word) => {
    if (!stems.has(word)) stems.set(word, stemmer(word));
    return stems.get(word);
  };
  const families = familiesOf(code, words, readingsOf(code, words, tableOf), stem);
  return exceptionsTo((word) => stemWithMark(word, stem(word), NAMES[code] ?? code), {
    families,
    frequent: new Set(words.slice(0, FREQUENT)),
    stem,
    shorter: (word) => shorterForms(word, NAMES[code] ?? code),
  });
}

/** The most frequent first. */
function frequent(code) {
  const file = join(folder, `wordfreq/data/small_${code}.msgpack.gz`);
  const [, ...bins] = unpack(gunzipSync(readFileSync(file)));
  const words = bins.flat().filter((word) => WORD.test(word));
  return [...new Set(words.slice(0, READ).map(folded))];
}

function tableOf(name) {
  const file = join(folder, `spacy_lookups_data/data/${name}.json.gz`);
  return JSON.parse(gunzipSync(readFileSync(file)).toString().trim());
}

/** Each family with its first word, and of each other how much it shares with that, as a letter, and the rest. */
function packed(families) {
  return families
    .map(([first, ...others]) => {
      const word = first.replace('+', '');
      const rests = others.map((other) => {
        let common = 0;
        while (common < MOST_COMMON && common < word.length && word[common] === other[common]) common += 1;
        return String.fromCharCode(65 + common) + other.slice(common);
      });
      return [first, ...rests].join(' ');
    })
    .join(';');
}

/**
 * Writes src/domain/text/common-words.json: the most frequent words of a dozen languages, how frequent they are and, where a
 * dictionary says so, whether they are no nouns. Both packages are fetched from PyPI at these versions and not installed:
 * `node scripts/make-common-words.mjs [folder with both unpacked]`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unpack } from 'msgpackr';
import { inRoot } from './lib/paths.mjs';
import { polishCaseOf } from './lib/polish-case.mjs';
import { fetchedPackages } from './lib/python-packages.mjs';

const PACKAGES = ['wordfreq==3.1.1', 'spacy-lookups-data==1.0.5'];
const LANGUAGES = ['cs', 'de', 'en', 'es', 'fr', 'it', 'nb', 'nl', 'pl', 'pt', 'ru', 'sv', 'tr'];
/** Norwegian has its own code in texts. */
const NAMES = { nb: 'no' };
const KEPT = 10_000;
const WORD = /^\p{Ll}[\p{Ll}'-]{0,23}$/u;
/** A step for each digit: the scale of Zipf, log10 of uses in a billion words. */
const [MOST_FREQUENT, STEP] = [7, 0.35];
const SIGNS = { noun: '', oblique: '~', verb: '!', adjective: '?', other: '.' };

const folder = process.argv[2] ?? fetchedPackages(PACKAGES);
const languages = Object.fromEntries(
  LANGUAGES.map((code) => [NAMES[code] ?? code, packed(frequent(code), classesOf(code))]),
);
const target = inRoot('src/domain/text/common-words.json');
const source =
  'Made by scripts/make-common-words.mjs. Words and how frequent they are: wordfreq 3.1.1 by Robyn Speer, CC BY-SA 4.0 ' +
  '(https://creativecommons.org/licenses/by-sa/4.0/), with data of Wikipedia, OPUS OpenSubtitles 2018, SUBTLEX by Marc Brysbaert et al., ' +
  'ParaCrawl, the Leeds Internet Corpus and Google Books Ngrams (http://books.google.com/ngrams). Which are no nouns: ' +
  'spacy-lookups-data 1.0.5 by Explosion, MIT; of Italian Morph-it! by Marco Baroni and Eros Zanchetta, CC BY-SA 2.0. ' +
  'This file is under CC BY-SA 4.0.';
writeFileSync(target, `${JSON.stringify({ source, step: STEP, from: MOST_FREQUENT, languages }, null, 2)}\n`);
console.log(`${readFileSync(target).length} bytes in ${target}`);

/** Words with their places on the scale of Zipf, the most frequent first. */
function frequent(code) {
  const [, ...bins] = unpack(
    gunzipSync(readFileSync(join(folder, `wordfreq/data/small_${code}.msgpack.gz`))),
  );
  return bins
    .flatMap((words, centibels) => words.map((word) => ({ word, zipf: 9 - centibels / 100 })))
    .filter(({ word }) => WORD.test(word))
    .slice(0, KEPT);
}

/** Each word with what it shares with the one before it, as a letter, the rest, its step, and a sign of what it is. */
function packed(words, classOf) {
  let before = '';
  return words
    .sort((one, other) => (one.word < other.word ? -1 : 1))
    .map(({ word, zipf }) => {
      let common = 0;
      while (common < 25 && common < before.length && before[common] === word[common]) common += 1;
      before = word;
      const step = Math.min(9, Math.max(0, Math.round((MOST_FREQUENT - zipf) / STEP)));
      return String.fromCharCode(65 + common) + word.slice(common) + step + SIGNS[classOf(word)];
    })
    .join('');
}

function tableOf(name) {
  const file = join(folder, `spacy_lookups_data/data/${name}.json.gz`);
  return JSON.parse(gunzipSync(readFileSync(file)).toString().trim());
}

/** Forms with their first forms, which are told of none but others. */
function formsOf(name) {
  const table = tableOf(name);
  return { ...Object.fromEntries(Object.values(table).map((lemma) => [lemma, lemma])), ...table };
}

function classesOf(code) {
  if (code === 'it' || code === 'pl') return byForms(code);
  if (code === 'fr' || code === 'nl') return byIndex(code);
  if (code === 'es') return spanish();
  if (code === 'pt') return portuguese();
  return () => 'noun';
}

/** Where forms are listed by what they are. */
function byForms(code) {
  const [noun, verb, adjective, other, number] = ['noun', 'verb', 'adj', 'adv', 'num'].map((name) =>
    formsOf(`${code}_lemma_lookup_${name}`),
  );
  return (word) => {
    if (Object.hasOwn(number, word)) return 'other';
    // Adjectives are nouns of those who are so.
    const positive = word.replace(/^nie(?=.{4})/, '');
    if (
      code === 'pl' &&
      Object.hasOwn(adjective, positive) &&
      /(?:y|i|a|e|go|mu|ej|ch|[yi]mi?|ą)$/.test(word)
    ) {
      if (!Object.hasOwn(noun, word) || Object.hasOwn(adjective, noun[word])) return 'adjective';
    }
    if (Object.hasOwn(noun, word)) return code === 'pl' ? polishCaseOf(noun[word], word) : 'noun';
    if (Object.hasOwn(adjective, word)) return 'adjective';
    if (Object.hasOwn(verb, word)) return 'verb';
    return Object.hasOwn(other, word) ? 'other' : 'noun';
  };
}

/** Where words are listed in their first form, and those of other forms apart. */
function byIndex(code) {
  const [index, exceptions] = [tableOf(`${code}_lemma_index`), tableOf(`${code}_lemma_exc`)];
  const has = (name) => {
    const [first, others] = [new Set(index[name]), exceptions[name] ?? {}];
    return (word) => first.has(word) || Object.hasOwn(others, word) || first.has(word.replace(/[sx]$/, ''));
  };
  const [isNoun, isVerb, isAdjective, isOther] = ['noun', 'verb', 'adj', 'adv'].map(has);
  return (word) => {
    if (isNoun(word)) return 'noun';
    if (isVerb(word)) return 'verb';
    if (isAdjective(word)) return 'adjective';
    return isOther(word) ? 'other' : 'noun';
  };
}

function spanish() {
  const index = tableOf('es_lemma_index');
  const lookup = tableOf('es_lemma_lookup');
  const [nouns, verbs, adjectives] = ['noun', 'verb', 'adj'].map((name) => new Set(index[name]));
  return (word) => {
    const lemma = Object.hasOwn(lookup, word) ? lookup[word] : word;
    if ([word, word.replace(/s$/, ''), word.replace(/es$/, ''), lemma].some((each) => nouns.has(each)))
      return 'noun';
    if (verbs.has(lemma) && lemma !== word) return 'verb';
    // What has both genders is no noun.
    if (adjectives.has(lemma) || (/as?$/.test(word) && lemma.endsWith('o'))) return 'adjective';
    return /mente$/.test(word) ? 'other' : 'noun';
  };
}

/** What ends as nouns do may be one. */
function portuguese() {
  const lookup = tableOf('pt_lemma_lookup');
  return (word) => {
    const lemma = Object.hasOwn(lookup, word) ? lookup[word] : word;
    if (/[aei]r$/.test(lemma) && lemma !== word && !/(?:[oae]s?|ões|gem)$/.test(word)) return 'verb';
    return /mente$/.test(word) ? 'other' : 'noun';
  };
}

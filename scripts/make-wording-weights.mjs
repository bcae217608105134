/**
 * Writes src/domain/intent/wording-weights.json: by which features of its wording an English keyword has an intent, learned from
 * test/quality/intent/training-en.txt. `npm run build:server` goes before: `node scripts/make-wording-weights.mjs`.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from './lib/paths.mjs';
import { learn } from './lib/softmax-regression.mjs';

const require = createRequire(import.meta.url);
const { INTENT_TYPES } = require(inRoot('dist/src/contracts/intent/intent.js'));
const { WordingFeatures } = require(inRoot('dist/src/domain/intent/wording-features.js'));

const MATERIAL = 'test/quality/intent/training-en.txt';
/** As many as fit into 60 kB, four signs each. */
const TABLE_SIZE = 14_000;
const CLASSES = [...INTENT_TYPES, 'None'];
/** By how much the keywords outweigh the penalty on large weights: of 3, 10 and 30 the best. */
const STRENGTH = 10;
/** Signs from # on, without the backslash: −45 to 45. */
const SIGNS = { first: 0x23, leftOut: 0x5c, least: -45 };

const text = readFileSync(inRoot(MATERIAL), 'utf8');
const features = new WordingFeatures(TABLE_SIZE);
const theta = learn(casesOf(text), {
  ...{ features: TABLE_SIZE, classes: CLASSES.length, strength: STRENGTH },
});
const result = {
  source: `Made by scripts/make-wording-weights.mjs from ${MATERIAL}.`,
  material: createHash('sha256').update(text).digest('hex'),
  tableSize: TABLE_SIZE,
  ...written(theta),
};
writeFileSync(inRoot('src/domain/intent/wording-weights.json'), `${JSON.stringify(result, null, 2)}\n`);

/** Each labeled keyword; one with two intents is half of either. */
function casesOf(labeled) {
  let labels = [];
  return labeled.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) labels = line.slice(2).split('|');
    if (line === '' || line.startsWith('# ')) return [];
    features.read(line);
    return {
      places: [...features.places.subarray(0, features.count)],
      shares: CLASSES.map((name) => (labels.includes(name) ? 1 / labels.length : 0)),
    };
  });
}

/** How much more a feature speaks for each intent than for none: a sign each, whose square it is, so that small ones differ. */
function written(learned) {
  const overNone = (feature) => {
    const own = learned.slice(feature * CLASSES.length, (feature + 1) * CLASSES.length);
    return INTENT_TYPES.map((_, type) => own[type] - own[INTENT_TYPES.length]);
  };
  const all = Array.from({ length: TABLE_SIZE }, (_, feature) => overNone(feature)).flat();
  const scale = all.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / SIGNS.least ** 2;
  const signs = all.map((weight) => {
    const code = Math.round(Math.sign(weight) * Math.sqrt(Math.abs(weight) / scale)) - SIGNS.least;
    const sign = code + SIGNS.first;
    return String.fromCharCode(sign >= SIGNS.leftOut ? sign + 1 : sign);
  });
  const rounded = (value) => Number(value.toPrecision(6));
  return { scale: rounded(scale), bias: overNone(TABLE_SIZE).map(rounded), weights: signs.join('') };
}

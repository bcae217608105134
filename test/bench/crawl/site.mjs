// A generated site on loopback, in a process of its own: `pages` pages of 50 kB on average, each linked to some others.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';

const AVERAGE_BYTES = 50_000;
/** Links of a page to others, and of each page to the same ones. */
const LINKS = 60;
const NAVIGATION = 20;
/** What robots.txt and nofollow forbid, and a page links to all the same. */
const FORBIDDEN = ['/private/a', '/private/b', '/nofollow-only'];
const WORDS =
  'page site link search engine crawl title text word index robots canonical anchor image table report'.split(
    ' ',
  );

/** Starts it, with pages of so many bytes on average; `counts` tells how often each path was asked for. */
export async function startSite(pages, averageBytes = AVERAGE_BYTES) {
  const child = fork(new URL(import.meta.url).pathname, [String(pages), String(averageBytes)]);
  const [{ port }] = await once(child, 'message');
  const ask = async (message) => {
    child.send(message);
    const [answer] = await once(child, 'message');
    return answer;
  };
  return {
    host: `127.0.0.1:${port}`,
    origin: `http://127.0.0.1:${port}`,
    counts: () => ask('counts'),
    reset: () => ask('reset'),
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}

export const pathOf = (page) => (page === 0 ? '/' : `/section-${page % 40}/page-${page}`);

function html(page, pages, averageBytes) {
  const random = randomOf(page + 1);
  const links = Array.from({ length: LINKS }, (_, i) => {
    // Each page is reached: from the one of a tenth of its number.
    const target = i < 10 ? page * 10 + i + 1 : Math.floor(random() * pages);
    return target < pages ? `<li><a href="${pathOf(target)}">Page ${target}</a></li>` : '';
  });
  const navigation = Array.from(
    { length: NAVIGATION },
    (_, i) => `<a href="${pathOf(i % pages)}">Part ${i}</a>`,
  );
  const size = averageBytes * (0.4 + 1.2 * random());
  const paragraphs = [];
  for (let bytes = links.join('').length; bytes < size; bytes += paragraphs.at(-1).length) {
    const words = Array.from({ length: 60 }, () => WORDS[Math.floor(random() * WORDS.length)]);
    paragraphs.push(`<p class="text text--body">${words.join(' ')} <em>${page}</em>.</p>\n`);
  }
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page ${page} of the site</title>
<meta name="description" content="What page ${page} says of itself, in a sentence or two, for those who search.">
<link rel="canonical" href="${pathOf(page)}"><meta name="viewport" content="width=device-width"></head><body>
<nav>${navigation.join('')}<a href="${FORBIDDEN[page % 2]}">Private</a>
<a rel="nofollow" href="${FORBIDDEN[2]}">Not this one</a><a href="/file-${page}.pdf">File</a></nav>
<main><h1>Page ${page}</h1>${paragraphs.join('')}<ul>${links.join('')}</ul></main></body></html>`;
}

function randomOf(seed) {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x9e3779b9) >>> 0;
    return state / 2 ** 32;
  };
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const [pages, averageBytes] = process.argv.slice(2).map(Number);
  const byPath = new Map(Array.from({ length: pages }, (_, page) => [pathOf(page), page]));
  // What is made once costs the measured crawlers nothing, as far as it fits the memory.
  const made = new Map();
  let counts = {};
  const server = createServer((request, response) => {
    counts[request.url] = (counts[request.url] ?? 0) + 1;
    if (request.url === '/robots.txt') return response.end('User-agent: *\nDisallow: /private/\n');
    const page = byPath.get(request.url);
    if (page === undefined) {
      response.statusCode = 404;
      return response.end('Not here');
    }
    let body = made.get(page);
    if (!body) {
      body = Buffer.from(html(page, pages, averageBytes));
      if (made.size < 2_500) made.set(page, body);
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(body);
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
  process.on('message', (message) => {
    process.send(counts);
    if (message === 'reset') counts = {};
  });
}

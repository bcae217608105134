import { startSite, type Site } from './site';

/** Subjects of pages; each page's text names the next three without a link. */
const SUBJECTS = [
  'Drip irrigation',
  'Crop rotation',
  'Companion planting',
  'Raised beds',
  'Green manure',
  'Tomato blight',
  'Saving seed',
  'Soil testing',
  'Cold frames',
  'Worm composting',
];

export const LINK_PAGES = SUBJECTS.length;
export const linkPath = (n: number) => `/${subjectOf(n).toLowerCase().replaceAll(' ', '-')}`;
export const subjectOf = (n: number) => SUBJECTS[n % LINK_PAGES] ?? '';

interface Options {
  /** Sentences of no use beside, so that a run takes its time. */
  ballast?: number;
  /** Pages that say the same of nothing else. */
  dull?: boolean;
  /** Links of the start beside those to its posts. */
  links?: string;
}

/** A garden's blog, whose start links to the first two of its posts and to a list of all. */
export async function startLinkSite({ ballast = 0, dull = false, links = '' }: Options = {}): Promise<Site> {
  const pages = new Map(SUBJECTS.map((_, n) => [linkPath(n), pageOf(n, { ballast, dull })]));
  const list = SUBJECTS.map((name, n) => `<a href="${linkPath(n)}">${name}</a>`).join(' ');
  pages.set(
    '/',
    `<title>Garden notes</title><main><h1>Notes</h1><p>Welcome to the garden.</p></main><nav>${list}${links}</nav>`,
  );
  return startSite((request, response) => {
    const html = pages.get(request.url ?? '');
    if (request.url === '/broken') return void response.writeHead(500).end();
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(html === undefined ? 'Not here' : `<!doctype html><html lang="en">${html}</html>`);
  });
}

function pageOf(n: number, { ballast, dull }: Required<Omit<Options, 'links'>>): string {
  const name = subjectOf(n);
  const named = [1, 2, 3].map((step) => subjectOf(n + step).toLowerCase());
  const texts = dull
    ? []
    : named.map((other, place) => `Gardeners who start here soon ask about ${other} in year ${place + 1}.`);
  const more = Array.from(
    { length: ballast },
    (_, at) =>
      `Note ${at} of plot ${n}: ${WORDS[(at * 7 + n) % WORDS.length]} grew beside ${WORDS[(at * 3 + 1) % WORDS.length]} all summer.`,
  );
  const paragraphs = [`${name} keeps a small garden healthy.`, ...texts, ...inTens(more)];
  return `<title>${name} | Garden notes</title><main><h1>${name}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</main>`;
}

const WORDS = ['lettuce', 'kale', 'leeks', 'parsnips', 'radishes', 'spinach', 'onions', 'turnips', 'fennel'];

function inTens(sentences: readonly string[]): string[] {
  return Array.from({ length: Math.ceil(sentences.length / 10) }, (_, at) =>
    sentences.slice(at * 10, at * 10 + 10).join(' '),
  );
}

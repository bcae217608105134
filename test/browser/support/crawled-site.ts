import type { IncomingMessage, ServerResponse } from 'node:http';
import { startSite, type Site } from '../../support/site';

/** Pages of the site beside its start. */
export const ARTICLES = 30;

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main>${body}</main></body></html>`;

const article = (number: number) => `/articles/${number}`;
const links = Array.from({ length: ARTICLES }, (_, i) => `<a href="${article(i + 1)}">Article ${i + 1}</a>`);

const PAGES: Record<string, string> = {
  '/': page(
    'Kettle Weekly',
    `<h1>Kettles</h1>${links.join(' ')} <a href="/gone">Gone</a> <a href="/old">Old</a>`,
  ),
  ...Object.fromEntries(
    links.map((_, i) => [
      article(i + 1),
      page(`Article ${i + 1}`, `<p>All that is to say of kettle number ${i + 1}.</p><a href="/">Start</a>`),
    ]),
  ),
};
/** Pages that show nothing without JavaScript, below a start of their own. */
export const SHELLS = 4;

const shell = (number: number) => `/app/${number}`;
const shells = Array.from({ length: SHELLS }, (_, i) => shell(i + 1));
PAGES['/app/'] = page(
  'App',
  `<h1>App</h1>${shells.map((path) => `<a href="${path}">${path}</a>`).join(' ')}`,
);
for (const path of shells)
  PAGES[path] =
    '<!doctype html><html lang="en"><head><title>App</title><script type="module" src="/app.js"></script></head>' +
    '<body><div id="root"></div></body></html>';

const REDIRECTS: Record<string, string> = { '/old': '/older', '/older': '/articles/1' };

/** A small site with what a crawl finds: articles without an h1, a broken link, a chain of redirects. */
export function startCrawledSite(): Promise<Site> {
  return startSite(answer);
}

function answer({ url = '/' }: IncomingMessage, response: ServerResponse): void {
  const location = REDIRECTS[url];
  const html = PAGES[url];
  if (location) response.writeHead(301, { location }).end();
  else if (html) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  else response.writeHead(404, { 'content-type': 'text/html' }).end(page('Not found', '<h1>Not found</h1>'));
}

import { gzipSync } from 'node:zlib';
import type { ServerResponse } from 'node:http';
import { encode } from 'iconv-lite';
import { type Site, startSite } from './site';

/** A generated site: each page links to its neighbours and its children, and all of them to what must not be visited. */
export interface CrawledSite extends Site {
  /** How often each path was asked for. */
  asked: Map<string, number>;
}

export const pagePath = (page: number) => (page === 0 ? '/' : `/node.js-${page}`);

interface SiteOptions {
  /** Milliseconds before each answer. */
  delay?: number;
  /** Paths with what answers there. */
  others?: Record<string, (response: ServerResponse, path: string) => void>;
  /** Links of the first page beside its own. */
  links?: string[];
}

export async function startCrawledSite(
  pages: number,
  { delay = 0, others = {}, links = [] }: SiteOptions = {},
): Promise<CrawledSite> {
  const asked = new Map<string, number>();
  const site = await startSite((request, response) => {
    const path = request.url ?? '';
    asked.set(path, (asked.get(path) ?? 0) + 1);
    const other =
      others[path] ??
      Object.entries(others).find(([key]) => key.endsWith('*') && path.startsWith(key.slice(0, -1)))?.[1];
    if (other) return other(response, path);
    if (path === '/robots.txt')
      return void response.end('User-agent: *\nDisallow: /secret\nSitemap: /sitemap_index.xml\n');
    const page = path === '/' ? 0 : Number(/^\/node\.js-(\d+)$/.exec(path)?.[1] ?? NaN);
    if (!(page < pages)) return void response.writeHead(404).end('Not here');
    const send = () => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(html(page, pages, page === 0 ? links : []));
    };
    if (delay === 0) send();
    else setTimeout(send, delay);
  });
  return { ...site, asked };
}

function html(page: number, pages: number, more: readonly string[]): string {
  const targets = [page * 2 + 1, page * 2 + 2, (page + 7) % pages].filter((target) => target < pages);
  const links = [
    ...targets.map((target) => `<a href="${pagePath(target)}#part">Page ${target}</a>`),
    '<a href="/secret/page">Secret</a><a href="/report.pdf">Report</a><a href="/category/all">All</a>',
    `<a rel="nofollow" href="/never">Never</a><a href="https://elsewhere.example/">Elsewhere</a>`,
    ...more.map((href) => `<a href="${href}">More</a>`),
  ];
  return `<!doctype html><html lang="en"><head><title>Page ${page}</title></head><body><main><h1>Page ${page}</h1>
<p>${`What page ${page} says is said by page ${page} alone. `.repeat(8)}</p>${links.join('\n')}</main></body></html>`;
}

/** What a site may do to keep a crawler busy, and what it writes in other ways than most. */
export const TRAPS: NonNullable<SiteOptions['others']> = {
  '/moved': (response) => void response.writeHead(301, { location: '/moved-on' }).end(),
  '/moved-on': (response) => void response.writeHead(302, { location: pagePath(1) }).end(),
  '/to-secret': (response) => void response.writeHead(301, { location: '/secret/page' }).end(),
  '/to-elsewhere': (response) =>
    void response.writeHead(301, { location: 'https://elsewhere.example/a' }).end(),
  '/bomb': (response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
    response.end(BOMB);
  },
  '/cyrillic': (response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=windows-1251' });
    response.end(encode('<title>Привет, мир</title>', 'windows-1251'));
  },
  '/japanese': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(encode('<meta charset="shift_jis"><title>日本語</title>', 'shift_jis'));
  },
  '/sitemap_index.xml': (response) =>
    void response.end(
      `<sitemapindex><sitemap><loc>${originOf(response)}/sitemap.xml.gz</loc></sitemap></sitemapindex>`,
    ),
  '/sitemap.xml.gz': (response) => {
    response.end(gzipSync(`<urlset><url><loc>${originOf(response)}/orphan</loc></url></urlset>`));
  },
  '/orphan': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<title>Orphan</title><h1>Nobody links here</h1>');
  },
  '/calendar*': (response, path) => {
    const month = Number(/\d+/.exec(path)?.[0] ?? 0);
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<title>Month ${month}</title><a href="/calendar-${month + 1}">Next</a>`);
  },
};
const BOMB = gzipSync(Buffer.alloc(30 * 1024 * 1024));

function originOf(response: ServerResponse): string {
  return `http://127.0.0.1:${response.socket?.localPort ?? 0}`;
}

import { type Site, startSite } from './site';
import { type Theme, THEMES } from './themes';

export interface ReadingSite extends Site {
  /** How often each path was asked for. */
  asked: Map<string, number>;
  /** When pages were asked for, in milliseconds. */
  times: number[];
  theme: Theme;
}

export const readingPath = (n: number) => `/post-${n}`;

interface Options {
  /** Milliseconds before each answer. */
  delay?: number;
  /** Paths with what stands there, as HTML. */
  others?: Record<string, string>;
}

/** A site of so many pages in the theme of a shop's blog; its start names them all, and so does its sitemap. */
export async function startReadingSite(
  pages: number,
  { delay = 0, others = {} }: Options = {},
): Promise<ReadingSite> {
  const [theme] = THEMES as [Theme];
  const asked = new Map<string, number>();
  const times: number[] = [];
  const paths = Array.from({ length: pages }, (_, n) => readingPath(n));
  const start = `<main><h1>Start</h1>${paths.map((path) => `<a href="${path}">${path}</a>`).join(' ')}<a href="/secret/a">a</a></main>`;
  const htmlOf = (path: string): string | undefined => {
    const n = Number(/^\/post-(\d+)$/.exec(path)?.[1] ?? NaN);
    if (n < pages) return theme.page(n);
    return path === '/' ? start : others[path];
  };
  const site = await startSite((request, response) => {
    const path = request.url ?? '/';
    asked.set(path, (asked.get(path) ?? 0) + 1);
    const origin = `http://${request.headers.host ?? ''}`;
    if (path === '/robots.txt') return void response.end('User-agent: *\nDisallow: /secret\n');
    if (path === '/pages.xml') {
      const urls = paths.map((page) => `<url><loc>${origin}${page}</loc></url>`).join('');
      return void response.end(`<urlset>${urls}</urlset>`);
    }
    if (path === '/moved') return void response.writeHead(301, { location: readingPath(0) }).end();
    times.push(performance.now());
    const html = htmlOf(path);
    const send = () => {
      response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(html ?? 'Not here');
    };
    if (delay === 0) send();
    else setTimeout(send, delay);
  });
  return { ...site, asked, times, theme };
}

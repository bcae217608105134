import type { ServerResponse } from 'node:http';
import { type Site, startSite } from './site';

/** A site that answers so many requests a second, and refuses all that come sooner. */
export interface StrictSite extends Site {
  /** How often each path was asked for. */
  asked: Map<string, number>;
  /** How many requests were refused. */
  refused: () => number;
  /** What its robots.txt answers from now on. */
  robots: { status: number; text: string };
}

interface StrictOptions {
  pages: number;
  /** Requests in any second; all without. */
  perSecond?: number;
  /** Sent with a refusal. */
  retryAfter?: string;
  /** Paths that answer once with this status, and then as pages do. */
  failsOnce?: Record<string, number>;
  /** Refuses all for so long, once it has answered so often. */
  complains?: { after: number; forMs: number };
  /** What its robots.txt answers at first. */
  robotsStatus?: number;
}

export const strictPath = (page: number) => (page === 0 ? '/' : `/page-${page}`);

export async function startStrictSite(options: StrictOptions): Promise<StrictSite> {
  const { pages, perSecond = Infinity, retryAfter, failsOnce = {}, robotsStatus = 200, complains } = options;
  const asked = new Map<string, number>();
  const robots = { status: robotsStatus, text: 'User-agent: *\nDisallow: /secret\n' };
  const answered: number[] = [];
  let [refused, all, calmAt] = [0, 0, 0];
  const site = await startSite(({ url = '/' }, response) => {
    asked.set(url, (asked.get(url) ?? 0) + 1);
    const now = performance.now();
    while (answered[0] !== undefined && answered[0] <= now - 1_000) answered.shift();
    if (complains && all++ === complains.after) calmAt = now + complains.forMs;
    if (answered.length >= perSecond || now < calmAt) {
      refused++;
      return void response.writeHead(429, retryAfter ? { 'retry-after': retryAfter } : {}).end('Slow down');
    }
    answered.push(now);
    if (url === '/robots.txt') return void response.writeHead(robots.status).end(robots.text);
    const failure = asked.get(url) === 1 ? failsOnce[url] : undefined;
    if (failure) return void response.writeHead(failure).end('Not now');
    send(response, url, pages);
  });
  return { ...site, asked, robots, refused: () => refused };
}

function send(response: ServerResponse, url: string, pages: number): void {
  const page = url === '/' ? 0 : Number(/^\/page-(\d+)$/.exec(url)?.[1] ?? NaN);
  if (!(page < pages)) return void response.writeHead(404).end('Not here');
  const links = [2 * page + 1, 2 * page + 2]
    .filter((target) => target < pages)
    .map((target) => `<a href="${strictPath(target)}">Page ${target}</a>`);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    `<!doctype html><html lang="en"><head><title>Page ${page}</title></head><body><main><h1>Page ${page}</h1>` +
      `<p>What page ${page} says.</p>${links.join(' ')}</main></body></html>`,
  );
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { startSite, type Site } from './site';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface WatchedSite extends Site {
  /** Paths that were asked for, in their order. */
  asked: string[];
  /** Most requests at once. */
  most(): number;
  /** What a path answers from now on. */
  set(path: string, answer: Answer | string): void;
  robots(text: string): void;
  clear(): void;
}

/** A page of some paragraphs, so that no outcome takes it for empty. */
export function pageOf(title: string, body: string, head = ''): string {
  const text = Array.from(
    { length: 12 },
    (_, line) => `<p>Sentence ${line} of the page, which stays as it is.</p>`,
  );
  return `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><main><h1>Shoes</h1>${body}${text.join('')}</main></body></html>`;
}

export function answerOf(status: number, body = '', headers: Record<string, string> = {}): Answer {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
  };
}

/** A site whose pages a test changes while they are watched. */
export async function startWatchedSite(): Promise<WatchedSite> {
  const pages = new Map<string, Answer>();
  const asked: string[] = [];
  let robots = '';
  let open = 0;
  let most = 0;
  const site = await startSite((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    most = Math.max(most, ++open);
    response.on('close', () => open--);
    if (path === '/robots.txt') response.end(robots);
    else (pages.get(path) ?? answerOf(404, pageOf('Not found', '')))(request, response);
  });
  return {
    ...site,
    asked,
    most: () => most,
    set: (path, answer) => void pages.set(path, typeof answer === 'string' ? answerOf(200, answer) : answer),
    robots: (text) => {
      robots = text;
    },
    clear: () => {
      pages.clear();
      robots = '';
      asked.length = 0;
      most = 0;
    },
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Site, startSite } from './site';

/** A site that pages of another one point at: what it was asked, and when. */
export interface PointedSite extends Site {
  asked: { method: string; path: string; at: number }[];
  /** How often a path was asked for by a method. */
  times: (method: string, path: string) => number;
}

type Answer = (response: ServerResponse, request: IncomingMessage, times: number) => void;

/** Answers what is listed, with how often it was asked; all else is not there. */
export async function startPointedSite(answers: Record<string, Answer>): Promise<PointedSite> {
  const asked: PointedSite['asked'] = [];
  const site = await startSite((request, response) => {
    const { url: path = '', method = '' } = request;
    asked.push({ method, path, at: performance.now() });
    const answer = answers[path];
    if (answer) answer(response, request, asked.filter((each) => each.path === path).length);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('Not here');
  });
  const times = (method: string, path: string) =>
    asked.filter((each) => each.method === method && each.path === path).length;
  return { ...site, asked, times };
}

/** The time between two requests to a site, in milliseconds; each may come late on a busy machine. */
export function meanGap({ asked }: PointedSite): number {
  return ((asked.at(-1)?.at ?? 0) - (asked[0]?.at ?? 0)) / (asked.length - 1);
}

/** A file of so many bytes. */
export const fileOf =
  (contentType: string, bytes = 100): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': contentType, 'content-length': bytes });
    response.end(Buffer.alloc(bytes));
  };

/** A page of a site that is crawled, with what it points at. */
export const pointingPage =
  (title: string, body: string, head = ''): Answer =>
  (response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><main><h1>${title}</h1>${body}</main></body></html>`,
    );
  };

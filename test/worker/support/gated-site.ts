import type { ServerResponse } from 'node:http';
import { type Site, startSite } from '../../support/site';

/** A site that answers so many pages of each part and keeps whoever asks for more waiting. */
export interface GatedSite extends Site {
  /** Lets so many more pages of each part through, or all that are still to come. */
  open(pages: number): void;
  /** How many requests for pages of a part wait for their answer. */
  waiting(part: string): number;
}

const PATH = /^\/([a-z-]+)\/(\d+)$/;

/** Pages `/part/number`: each has a title, a text, markup and links to the next ones of its part. */
export async function startGatedSite(pages: number): Promise<GatedSite> {
  const parts = new Map<string, { left: number; waiting: Set<ServerResponse> }>();
  let allowed = Infinity;
  const partOf = (name: string) => {
    const part = parts.get(name) ?? { left: allowed, waiting: new Set() };
    parts.set(name, part);
    return part;
  };
  const site = await startSite((request, response) => {
    const [, name, number] = PATH.exec(request.url ?? '') ?? [];
    if (name === undefined) return void response.writeHead(404).end();
    const part = partOf(name);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const send = () => response.end(html(name, Number(number), pages));
    if (part.left-- > 0) return void send();
    part.waiting.add(response);
    response.once('close', () => part.waiting.delete(response));
  });
  return {
    ...site,
    open: (count) => {
      allowed = count;
      for (const part of parts.values()) part.left = count;
    },
    waiting: (name) => partOf(name).waiting.size,
  };
}

function html(part: string, number: number, pages: number): string {
  const links = [number + 1, number + 2]
    .filter((target) => target < pages)
    .map((target) => `<a href="/${part}/${target}">Page ${target}</a>`);
  const offer = { '@type': 'Offer', price: String(number + 1), priceCurrency: 'EUR' };
  const markup = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `Shoe ${number}`,
    offers: offer,
  };
  return `<!doctype html><html lang="en"><head><title>Page ${number} of ${part}</title>
<script type="application/ld+json">${JSON.stringify(markup)}</script></head><body><main><h1>Shoe ${number}</h1>
<p>${`What page ${number} says of its shoe is said by this page alone. `.repeat(5)}</p>${links.join(' ')}</main></body></html>`;
}

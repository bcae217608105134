import { startSite, type Site } from '../../support/site';

const REST =
  '<p>Light, quick and made for long distances. The wide toe box gives your feet room, and the foam returns what you put in.</p>' +
  '<p>Ships within two days. Send it back within a month if it does not fit.</p>';

/** Left out for its name. */
const NOTICE = '<div class="cookie-notice">We use cookies.</div>';

/** A product before and after what watches look for: a title, a price and a noindex. */
const VERSIONS = [
  {
    head: '<title>Swift 3 from 99 EUR</title>',
    body: '<h1>Swift 3</h1><p>Price: 99 EUR</p>',
  },
  {
    head: '<title>Swift 3 from 89 EUR</title><meta name="robots" content="noindex">',
    body: '<h1>Swift 3</h1><p>Price: 89 EUR</p><p>Only a few are left in your size.</p>',
  },
];

/**
 * A site whose pages are any: each stays as it is until somebody puts its next version there by `PUT`. Of those named as
 * failing the next one is an error of the server.
 */
export function startChangingSite(): Promise<Site> {
  const versions = new Map<string, number>();
  return startSite((request, response) => {
    const path = request.url ?? '/';
    const version = versions.get(path) ?? 0;
    if (path === '/robots.txt') {
      response.writeHead(404).end();
      return;
    }
    if (request.method === 'PUT') {
      versions.set(path, version + 1);
      response.writeHead(204).end();
      return;
    }
    if (version > 0 && path.includes('failing')) {
      response.writeHead(503).end();
      return;
    }
    const { head, body } = VERSIONS[Math.min(version, VERSIONS.length - 1)] ?? VERSIONS[0]!;
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="en"><head>${head}</head><body><main>${body}${REST}</main>${NOTICE}</body></html>`,
      );
  });
}

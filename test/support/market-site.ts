import { startSite, type Site } from './site';

const ENGLISH =
  'The main tool takes a keyword export as it is, sorts every keyword by what people want, and gives the file back.';
const GERMAN =
  'Das Werkzeug nimmt eine Liste von Suchbegriffen, ordnet sie nach dem, was Menschen wollen, und gibt sie zurück.';

const page = (lang: string, head: string, text: string) =>
  `<!doctype html><html lang="${lang}"><head><title>x</title>${head}</head><body><p>${text}</p></body></html>`;
const alternate = (lang: string, path: string) => `<link rel="alternate" hreflang="${lang}" href="${path}">`;

const PAGES: Record<string, string> = {
  '/en/': page(
    'en',
    alternate('en', '/en/') + alternate('de', '/de/') + alternate('x-default', '/en/'),
    ENGLISH,
  ),
  '/de/': page('de', alternate('de', '/de/') + alternate('en-UK', '/uk'), GERMAN),
  '/wrong': page('en', '<meta property="og:locale" content="de_DE">', GERMAN),
  '/bare': '<p>1 2 3</p>',
  '/later': page('en', '', ENGLISH),
};

export interface MarketSite extends Site {
  /** Paths that were asked for, in their order. */
  asked: string[];
  /** From now on `/later` is a page. */
  mend(): void;
}

/** A small site whose pages say of their languages what is right, wrong or nothing; `/page/…` are as many as wanted. */
export async function startMarketSite(): Promise<MarketSite> {
  const asked: string[] = [];
  let isMended = false;
  const site = await startSite((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const html = path.startsWith('/page/') ? page('en', '', ENGLISH) : PAGES[path];
    const isThere = html !== undefined && (path !== '/later' || isMended);
    response
      .writeHead(isThere ? 200 : 404, {
        'content-type': 'text/html; charset=utf-8',
        ...(path === '/wrong' && { 'content-language': 'fr' }),
      })
      .end(isThere ? html : 'gone');
  });
  return {
    ...site,
    asked,
    mend: () => {
      isMended = true;
    },
  };
}

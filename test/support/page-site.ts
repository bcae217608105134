import { PHOTO } from './pictures';
import { startSite, type Site } from './site';

const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

const PAGES: Record<string, string> = {
  '/': page(
    '<title>Home of the shoes</title><meta name="description" content="All of them"><link rel="canonical" href="/">',
    '<nav><a href="/guide">Guide</a> <a href="/gone" rel="nofollow">Gone</a></nav><main><h1>Shoes</h1><h3>Wide</h3>' +
      '<a href="/old">Old</a><a href="https://other.example/">Other</a><img src=a><img src=b alt=""></main>' +
      '<script type="application/ld+json">{"@type":"WebSite"}</script>',
  ),
  '/guide': page(
    '<title>Guide</title><meta name="robots" content="noindex">',
    '<h1>One</h1><h1>Two</h1><h2></h2><a href="/">Home</a>',
  ),
  '/new': page('<title>New</title>', '<p>No headings and no links</p>'),
  '/shared': page(
    '<title>Shared shoes</title><meta name="description" content="Shoes to share"><meta property="og:image" content="/card.png">' +
      '<link rel="icon" href="/card.png?icon">' +
      '<meta property="og:title" content="Shoes that people share"><meta name="twitter:card" content="summary_large_image">',
    '<h1>Shared shoes</h1>',
  ),
  '/lost': page('<title>Lost</title>', '<h1>Lost</h1><a href="/guide">Guide</a>'),
  '/many': page(
    '<title>Many links</title>',
    Array.from({ length: 2_100 }, (_, link) => `<a href="/page/${link}">Page ${link}</a>`).join(''),
  ),
  '/outline': page(
    '<title>Outline</title>',
    '<div role="heading" aria-level="1">By role</div><h1 role="presentation">Looks</h1>' +
      '<x-card><template shadowrootmode="open"><h2>In a shadow root</h2></template></x-card>' +
      '<div style="display: none"><h4>Hidden</h4></div>',
  ),
  '/secret': page('<title>Secret</title>', '<h1>Secret</h1>'),
};

/** A picture of one pixel. */
const CARD = Buffer.from(PHOTO.slice(PHOTO.indexOf(',') + 1), 'base64');

export interface PageSite extends Site {
  /** Paths that were asked for, in their order. */
  asked: string[];
  /** Most requests at once. */
  most(): number;
}

/** A small site with a page of each kind that the tools that read pages tell apart; `/page/…` are as many as wanted. */
export async function startPageSite(): Promise<PageSite> {
  const asked: string[] = [];
  let open = 0;
  let most = 0;
  const site = await startSite((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    most = Math.max(most, ++open);
    response.on('close', () => open--);
    if (path === '/robots.txt') response.end('User-agent: *\nDisallow: /secret\n');
    else if (path === '/old') response.writeHead(301, { location: '/new' }).end();
    else if (path === '/to-lost') response.writeHead(302, { location: '/lost' }).end();
    else if (path === '/to-secret') response.writeHead(302, { location: '/secret' }).end();
    else if (path === '/broken') response.writeHead(500, { 'content-type': 'text/html' }).end('broken');
    else if (path.startsWith('/card.png')) response.writeHead(200, { 'content-type': 'image/png' }).end(CARD);
    else if (path === '/file.pdf') response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF');
    else {
      const html = path.startsWith('/page/')
        ? page(`<title>${path}</title>`, `<h1>${path}</h1>`)
        : PAGES[path];
      response
        .writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
        .end(html ?? 'gone');
    }
  });
  return { ...site, asked, most: () => most };
}

import { fileOf, pointingPage, type PointedSite, startPointedSite } from '../../support/pointed-sites';

/** Days of its calendar, each an address with a query string: more than are crawled of one path. */
export const DAYS = 25;

/** A site with what pages point at: a calendar, pictures, and links to another site. */
export async function startPointingSite(): Promise<{ own: PointedSite; other: PointedSite }> {
  const other = await startPointedSite({
    '/': fileOf('text/html', 5_000),
    '/moved': (response) => void response.writeHead(301, { location: '/' }).end(),
    '/wall': (response) => void response.writeHead(403).end(),
  });
  const links = ['/', '/moved', '/gone', '/wall'].map(
    (path) => `<a href="${other.origin}${path}">${path}</a>`,
  );
  const days = Array.from({ length: DAYS }, (_, day) => `/calendar?day=${day + 1}`);
  const own = await startPointedSite({
    '/': pointingPage(
      'Garden Sheds',
      `${links.join(' ')} <a href="/guide?utm_source=start">Guide</a> <img src="/shed.png" alt="A shed">` +
        `<img src="/photos/of/sheds/that/nobody/has/uploaded/lost.png" alt="Lost">${days.map((day) => `<a href="${day}">${day}</a>`).join(' ')}`,
      '<link rel="stylesheet" href="/lost.css">',
    ),
    '/guide': pointingPage('The guide to sheds', `<a href="${other.origin}/gone">Gone</a>`),
    '/shed.png': fileOf('image/png', 20_000),
    ...Object.fromEntries(
      days.map((day, at) => [day, pointingPage(`Day ${at + 1}`, 'Open from ten to five.')]),
    ),
  });
  return { own, other };
}

import { PAGE_LIMITS } from '../../contracts/pages/page-limits';
import { readPage } from './read-page';

const URL = 'https://example.com/page';
const read = (html: string, headers?: Record<string, string>) => readPage(html, { url: URL, headers });

describe('a page that says too much', () => {
  const long = 'x'.repeat(100_000);
  const many = (count: number, text: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => text(at)).join(' ');
  const html = `<html lang="${long}"><meta charset="${long}"><link rel="${many(5_000, (at) => `r${at}`)}" href=x>
    ${many(500, (at) => `<meta name=robots content="${long.slice(0, 1_000)}${at}, nofollow">`)}<meta name=googlebot content=noindex>
    <link rel=canonical href="/${long}"><link rel=alternate hreflang="${long}" href="/${long}">
    <meta http-equiv=refresh content="3;/${long}"><meta property="og:${long}" content="${long}"><title>${long}</title>
    <meta name=description content="${long}"><h1>${long}</h1><img alt="${long}">
    <a rel="nofollow ${many(5_000, (at) => `r${at}`)}" href="/x">${long}</a><a rel="${long}" href="/y">y</a><a href="/${long}">z</a>
    <p typeof="${many(300, (at) => `T${at}${long.slice(0, 3_000)}`)}">text</p></html>`;

  it('is told of in few words, and heeded', () => {
    const facts = read(html, { 'content-type': `text/html; charset=${long}` });
    const { mainText, ...others } = facts;
    expect(mainText.length).toBeLessThanOrEqual(PAGE_LIMITS.mainText);
    expect(JSON.stringify(others).length).toBeLessThan(60_000);
    expect(facts.lang).toHaveLength(PAGE_LIMITS.name);
    expect(facts.charset).toHaveLength(PAGE_LIMITS.name);
    expect(facts.robots).toMatchObject({ noindex: true, nofollow: true });
    expect(facts.robots.directives.length).toBeLessThanOrEqual(PAGE_LIMITS.robots);
    expect(facts.canonical).toBeNull();
    expect(facts.links.map(({ rel }) => [rel[0]?.slice(0, 8), rel.length])).toEqual([
      ['nofollow', PAGE_LIMITS.relWords],
      ['xxxxxxxx', 1],
    ]);
  });
});

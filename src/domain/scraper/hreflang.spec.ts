import type { HreflangProblem } from '../../contracts/scraper/crawl-reports';
import type { CrawledPage } from '../../contracts/scraper/crawls';
import { crawledPage, pageIndexOf } from '../../../test/support/crawled-page';
import { HreflangCheck } from './hreflang';

const SITE = 'https://example.com/';
const at = (path: string) => SITE + path;
const indexOf = (pages: Record<string, Partial<CrawledPage>>) => pageIndexOf(SITE, pages);
const moved = (path: string) => ({ status: 301, redirectTo: at(path), indexable: false });

describe('HreflangCheck', () => {
  const lang = (code: string, path: string) => ({ lang: code, url: at(path) });
  const both = [lang('en', 'en'), lang('de', 'de'), lang('x-default', 'en')];

  function findings(pages: Record<string, Partial<CrawledPage>>, path: string): HreflangProblem[] {
    const check = new HreflangCheck(indexOf(pages));
    const rows = Object.entries(pages).map(([own, page]) => crawledPage({ url: at(own), ...page }));
    for (const row of rows) check.note(row);
    return check.findingsOf(rows.find(({ url }) => url === at(path))!).map(({ problem }) => problem);
  }

  it('tells which annotation it is', () => {
    const check = new HreflangCheck(indexOf({ en: {}, de: { status: 404 } }));
    const page = {
      url: at('en'),
      hreflangs: [lang('en', 'en'), { lang: 'de', url: '/de' }, lang('x-default', 'en')],
    };
    expect(check.findingsOf(page)).toEqual([{ problem: 'not-ok', lang: 'de', target: at('de') }]);
    const nowhere = { ...page, hreflangs: [...both, { lang: 'fr', url: 'http://' }] };
    expect(check.findingsOf(nowhere).at(-1)).toEqual({ problem: 'not-ok', lang: 'fr', target: 'http://' });
  });

  it('looks at the first 200 annotations of a page', () => {
    const many = (own: number) => Array.from({ length: own }, () => lang('de', 'de'));
    const page = (own: number) => ({ url: at('en'), hreflangs: [...many(own), ...both, lang('zz', 'en')] });
    const told = (own: number) =>
      new HreflangCheck(indexOf({ en: {} })).findingsOf(page(own)).map(({ problem }) => problem);
    expect([told(196), told(197)]).toEqual([['invalid-code'], []]);
    const back = indexOf({ en: {}, de: {} });
    const check = new HreflangCheck(back);
    check.note({ url: at('de'), hreflangs: [...many(200), lang('en', 'en')] });
    expect(check.findingsOf({ url: at('en'), hreflangs: both })).toMatchObject([
      { problem: 'no-return-link' },
    ]);
  });

  it('judges both pages of a pair', () => {
    const good = { en: { hreflangs: both }, de: { hreflangs: both }, other: {} };
    expect([findings(good, 'en'), findings(good, 'de')]).toEqual([[], []]);
    const oneWay = { ...good, en: {} };
    expect(findings(oneWay, 'de')).toEqual(['no-return-link', 'no-return-link']);
  });

  it.each<[why: string, pages: Record<string, Partial<CrawledPage>>, problems: HreflangProblem[]]>([
    ['nothing of a good pair', { en: { hreflangs: both }, de: { hreflangs: both } }, []],
    ['nothing of a page without any', { en: {} }, []],
    ['nothing of what was not visited', { en: { hreflangs: both } }, []],
    ['a missing return link', { en: { hreflangs: both }, de: {} }, ['no-return-link']],
    ['nothing of what is known and was not visited', { en: { hreflangs: both }, de: { status: null } }, []],
    [
      'what could not be reached',
      { en: { hreflangs: both }, de: { status: null, failure: 'dns' } },
      ['not-ok'],
    ],
    [
      'an answer without content',
      { en: { hreflangs: both }, de: { hreflangs: both, status: 204 } },
      ['not-ok'],
    ],
    [
      'nothing of the canonical of the page itself',
      { en: { hreflangs: both, canonical: at('x') }, de: { hreflangs: both } },
      [],
    ],
    [
      'nothing of blanks around a code',
      {
        en: { hreflangs: [lang(' en ', 'en'), lang('de', 'de'), lang('x-default ', 'en')] },
        de: { hreflangs: both },
      },
      [],
    ],
    ['an error', { en: { hreflangs: both }, de: { status: 404 } }, ['not-ok']],
    ['a redirect', { en: { hreflangs: both }, de: moved('de2') }, ['not-ok']],
    [
      'a canonical of another page',
      { en: { hreflangs: both }, de: { hreflangs: both, canonical: at('x') } },
      ['not-canonical'],
    ],
    [
      'a page that is noindex',
      {
        en: { hreflangs: both },
        de: { hreflangs: both, noindex: true, indexable: false, indexabilityReason: 'noindex' },
      },
      ['not-indexable'],
    ],
    [
      'a page that robots.txt blocks',
      {
        en: { hreflangs: both },
        de: { status: null, indexable: false, indexabilityReason: 'blocked-by-robots' },
      },
      ['not-indexable'],
    ],
    [
      'nothing of a page that was not visited',
      { en: { hreflangs: both }, de: { status: null, indexable: false, indexabilityReason: null } },
      [],
    ],
    ['no self', { en: { hreflangs: [lang('x-default', 'de')] }, de: { hreflangs: both } }, ['no-self']],
    ['no x-default', { en: { hreflangs: [lang('en', 'en')] } }, ['no-x-default']],
    ['a wrong code', { en: { hreflangs: [...both, lang('en-uk', 'en')] } }, ['invalid-code']],
    ['a language that there is not', { en: { hreflangs: [...both, lang('zz', 'en')] } }, ['invalid-code']],
    ['a region that there is not', { en: { hreflangs: [...both, lang('en-ZZ', 'en')] } }, ['invalid-code']],
    ['neither of them', { en: { hreflangs: [...both, lang('xx-YY', 'en')] } }, ['invalid-code']],
    ['no fault of scripts', { en: { hreflangs: [...both, lang('zh-Hant-TW', 'en')] } }, []],
    ['two pages for one code', { en: { hreflangs: [...both, lang('EN', 'en2')] } }, ['conflict']],
    ['the same one twice, as once', { en: { hreflangs: [...both, lang('en', 'en#x')] } }, []],
    ['no address', { en: { hreflangs: [...both, { lang: 'fr', url: null }] } }, ['not-ok']],
  ])('tells %s', (_why, pages, problems) => {
    expect(findings(pages, 'en')).toEqual(problems);
  });
});

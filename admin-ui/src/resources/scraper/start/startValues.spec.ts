import { linesOf, requestOf, startValues, withScheme } from './startValues';

describe('the form of a new crawl', () => {
  it('begins with the address of the settings and the usual limits', () => {
    expect(requestOf(startValues('https://seed.example/'))).toEqual({
      mode: 'site',
      startUrl: 'https://seed.example/',
      addresses: [],
      pageLimit: 500,
      depth: 20,
      delay: 200,
      concurrency: 4,
      robots: true,
      subdomains: false,
      sitemaps: true,
      targets: false,
      lists: false,
      queries: false,
      queryLimit: 200,
      ignorePaths: [],
      extractions: [],
    });
  });

  it('begins with the options of the crawl that is to be done again', () => {
    const values = startValues('https://seed.example/', {
      mode: 'site',
      startUrl: 'https://shop.example/',
      pageLimit: 20,
      robots: false,
      lists: true,
      ignorePaths: ['/cart', '/login'],
      extractions: [{ name: 'Price', by: 'selector', rule: '.price' }],
    });
    expect(requestOf(values)).toMatchObject({
      startUrl: 'https://shop.example/',
      pageLimit: 20,
      depth: 20,
      robots: false,
      lists: true,
      ignorePaths: ['/cart', '/login'],
      extractions: [{ name: 'Price', by: 'selector', rule: '.price' }],
    });
  });

  it('sends of a list its lines alone, as they are entered', () => {
    const values = startValues('https://seed.example/');
    const addresses = 'https://a.example/\r\n\n  a.example/two \nhttps://a.example/\n';
    expect(requestOf({ ...values, mode: 'list', addresses })).toMatchObject({
      mode: 'list',
      startUrl: '',
      addresses: ['https://a.example/', '', 'https://a.example/two', 'https://a.example/', ''],
    });
  });

  it('reads numbers with commas, and no number out of anything else', () => {
    const values = startValues('');
    expect(requestOf({ ...values, pageLimit: '20,000' }).pageLimit).toBe(20_000);
    expect(requestOf({ ...values, pageLimit: '' }).pageLimit).toBeNaN();
    expect(requestOf({ ...values, pageLimit: 'all' }).pageLimit).toBeNaN();
  });

  it('asks for query strings of a site alone, and for a limit where it shows', () => {
    const values = { ...startValues(''), queries: true, queryLimit: '1,000' };
    expect(requestOf(values)).toMatchObject({ queries: true, queryLimit: 1_000 });
    expect(requestOf({ ...values, mode: 'list', targets: true })).toMatchObject({
      queries: false,
      queryLimit: 200,
      targets: true,
    });
    expect(requestOf({ ...values, queries: false, queryLimit: 'x' })).toMatchObject({ queryLimit: 200 });
    expect(requestOf(startValues('', { queries: true, queryLimit: 40 }))).toMatchObject({
      queries: true,
      queryLimit: 40,
    });
  });

  it('asks for an attribute with a selector alone', () => {
    const rule = { name: ' Link ', rule: ' a ', attribute: 'href' };
    const values = startValues('');
    const rules = [
      { ...rule, by: 'selector' as const },
      { ...rule, by: 'pattern' as const },
    ];
    expect(requestOf({ ...values, extractions: rules }).extractions).toEqual([
      { name: 'Link', by: 'selector', rule: 'a', attribute: 'href' },
      { name: 'Link', by: 'pattern', rule: 'a' },
    ]);
  });
});

describe('withScheme', () => {
  it.each([
    ['example.com', 'https://example.com'],
    [' shop.example.com/a?b ', 'https://shop.example.com/a?b'],
    ['münchen.example:8443/x', 'https://münchen.example:8443/x'],
    ['http://example.com', 'http://example.com'],
    ['shop.example/?a=1&amp;b=2', 'https://shop.example/?a=1&b=2'],
    ['mailto:me@example.com', 'mailto:me@example.com'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['nothing', 'nothing'],
    ['', ''],
  ])('%s is %s', (entered, address) => {
    expect(withScheme(entered)).toBe(address);
  });
});

it('takes each line once, without the empty ones', () => {
  expect(linesOf(' a \n\nb\r\na')).toEqual(['a', 'b']);
});

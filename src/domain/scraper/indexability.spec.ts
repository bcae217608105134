import { type IndexabilityFacts, indexabilityOf } from './indexability';

const at = (path: string) => `https://example.com/${path}`;

describe('indexabilityOf', () => {
  const page: IndexabilityFacts = {
    url: at('a'),
    status: 200,
    failure: null,
    contentType: 'text/html',
    noindex: false,
    canonical: null,
  };

  it.each<[reason: string | null, given: Partial<IndexabilityFacts>]>([
    [null, {}],
    [null, { canonical: 'https://EXAMPLE.com:443/a#x' }],
    [null, { refreshTo: at('a') }],
    [null, { canonical: 'mailto:x@y.z' }],
    [null, { contentType: 'application/xhtml+xml; charset=utf-8' }],
    [null, { contentType: null }],
    ['failed', { failure: 'dns', status: null }],
    ['failed', { status: null }],
    ['blocked-by-robots', { blockedByRobots: true, status: null }],
    ['failed', { failure: 'timeout', status: 200 }],
    ['redirect', { status: 300 }],
    ['redirect', { status: 301, noindex: true }],
    ['client-error', { status: 400 }],
    ['client-error', { status: 404, noindex: true }],
    ['server-error', { status: 500 }],
    ['server-error', { status: 503 }],
    ['not-html', { contentType: 'application/pdf', noindex: true }],
    ['not-html', { contentType: 'text/htmlx' }],
    ['not-html', { contentType: 'application/x-text/html' }],
    [null, { contentType: ' text/html' }],
    ['not-html', { status: 204, contentType: null }],
    ['not-html', { status: 205, noindex: true }],
    [null, { status: 203 }],
    ['noindex', { noindex: true, canonical: at('b') }],
    ['canonicalised', { canonical: at('b'), refreshTo: at('c') }],
    ['canonicalised', { canonical: 'http://example.com/a' }],
    ['meta-refresh', { refreshTo: at('b') }],
  ])('tells %s first', (reason, given) => {
    expect(indexabilityOf({ ...page, ...given })).toEqual({ indexable: reason === null, reason });
  });
});

import { go } from '../support/go-links';

describe('an address that is no link', () => {
  it.each([
    `/go/${'0'.repeat(16)}`,
    '/go/',
    '/go/x',
    `/go/${'a'.repeat(5_000)}`,
    '/go/https://evil.example/',
    '/go//evil.example',
    '/go/%2F%2Fevil.example',
    '/go/..%2f..%2fapi%2fhealth',
    '/go/../../etc/passwd',
    '/go/%00',
    '/go/%zz',
    '/go/%E0%A4%A',
    '/go/%C0%AE',
    '/go/$ne',
    '/go/{"$ne":null}'.replaceAll('"', '%22'),
    '/go/[object%20Object]',
    '/go/__proto__',
    '/go/%3Cscript%3Ealert(1)%3C/script%3E',
    `/go/${'0'.repeat(15)}%0d%0aX-Evil:1`,
    `/go/${'0'.repeat(16)}/more/and/more`,
  ])('%s: a page that says what to do', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, text } = await go(path, { method });
      expect(status).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
      expect(headers).not.toHaveProperty('location');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      if (method === 'GET') expect(text).toContain('<h1>This link leads nowhere</h1>');
      expect(text).not.toContain('script');
    }
  });
});

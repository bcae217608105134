import { readFileSync } from 'node:fs';
import { PRODUCT_PICTURES_PATH } from '../../src/contracts/products/product-pictures';
import { RobotsRules } from '../../src/domain/scraper/robots-rules';
import { call } from '../support/http';

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const page = (path: string) => call<string>('GET', path, { headers: HTML });

describe('the built web client', () => {
  it.each(['/', '/intent-finder', '/users/create', '/no-such-page'])(
    'opens at %s and is never cached',
    async (path) => {
      const answer = await page(path);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('<div id="root">');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('comes with a policy that lets scripts and styles of its own in by this answer’s nonces alone', async () => {
    const { text, headers } = await page('/');
    const style = /<meta name="csp-nonce" content="([0-9a-f]{32})"/.exec(text)?.[1];
    const [script, ...others] = [...text.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, of]) => of);
    const nonce = /^ nonce="([0-9a-f]{32})"$/.exec(script ?? '')?.[1];
    const policy = headers.get('content-security-policy') ?? '';
    expect(others).toEqual([]);
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain(`style-src 'self' 'nonce-${style}'`);
    expect((await page('/')).text).not.toContain(nonce);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(text).not.toMatch(/\sstyle=|\son\w+=/);
  });

  it('sends hashed assets compressed and for a year', async () => {
    const { text } = await page('/');
    const assets = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
    expect(assets.length).toBeGreaterThan(1);
    for (const asset of assets) {
      const answer = await call('GET', asset, { headers: { 'accept-encoding': 'br' } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      if (answer.bytes.length > 2000) expect(answer.headers.get('content-encoding')).toBe('br');
    }
  });

  it('sends the policy of a page with pages alone', async () => {
    const main = await page('/');
    const [asset = ''] = /\/assets\/[^"]+\.js/.exec(main.text) ?? [];
    const { headers } = await call('GET', asset);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'");
    for (const name of ['x-frame-options', 'cross-origin-opener-policy', 'origin-agent-cluster']) {
      expect(main.headers.has(name)).toBe(true);
      expect(headers.has(name)).toBe(false);
    }
  });

  it('tells crawlers that nothing is to be indexed but pictures, and has an icon where programs look for one', async () => {
    const robots = await call<string>('GET', '/robots.txt');
    expect(robots.headers.get('content-type')).toContain('text/plain');
    const rules = RobotsRules.parse(
      robots.text,
      robots.status,
      'https://cohort.example/robots.txt',
      'Googlebot',
    );
    expect(rules.allows('https://cohort.example/users')).toBe(false);
    expect(rules.allows('https://cohort.example/go/abc')).toBe(false);
    expect(rules.allows(`https://cohort.example${PRODUCT_PICTURES_PATH}/1-a.webp`)).toBe(true);
    const icon = await call('GET', '/favicon.ico');
    expect([icon.status, icon.headers.get('location')]).toEqual([301, '/favicon.svg']);
  });

  it('answers 404 for an asset that is gone, and JSON for an unknown API path', async () => {
    expect((await page('/assets/gone-00000000.js')).status).toBe(404);
    const api = await page('/api/nothing');
    expect(api.status).toBe(404);
    expect(api.headers.get('content-type')).toContain('application/json');
  });

  it.each([
    ['/privacy-policy.html', 'Privacy'],
    ['/terms-of-service.html', 'Terms'],
  ])('serves %s as a page of its own', async (path, title) => {
    const answer = await page(path);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(title);
    expect(answer.text).not.toContain('<div id="root">');
  });

  it('serves the notices of all that is shipped: packages, fonts, libraries and data', async () => {
    const { status, headers, text } = await page('/third-party-notices');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lock = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
    for (const name of [...Object.keys(lock.dependencies), 'react', '@mui/material', 'react-admin']) {
      expect(text).toContain(`\n${name} `);
    }
    for (const title of ['The vocabulary of schema.org', 'Unicode CLDR', 'Arimo', 'The public suffix list']) {
      expect(text).toContain(`\n${title}\n`);
    }
    for (const words of [
      'SIL OPEN FONT LICENSE',
      'LESSER GENERAL PUBLIC LICENSE',
      'by-sa/3.0',
      'UNICODE LICENSE',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/^(vitest|typescript|@playwright\/test) \d/m);
  });

  it('lets its own pages alone frame the preview of a block, in which no script runs', async () => {
    const { status, headers } = await page('/block-preview.html');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-cache');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('script-src');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    const main = await page('/');
    expect(main.headers.get('content-security-policy')).toContain("frame-src 'self'");
    expect(main.headers.get('x-frame-options')).toBe('DENY');
  });
});

import { DEFAULT_INSTANCE } from '../../contracts/instance/instance';
import { instancePage } from './instance-page';

const PAGE =
  '<head><link rel="icon" href="/favicon.svg" type="image/svg+xml" /><title>Cohort</title></head><p>Loading Cohort</p>';

function instanceIn(html: string): unknown {
  const content = /<meta name="instance" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return JSON.parse(content.replace(/&(#?\w+);/g, (_, name: string) => entities[name] ?? ''));
}

it('is the default one where nothing is set', () => {
  const html = instancePage(PAGE, DEFAULT_INSTANCE, 'n');
  expect(html).toContain('<title>Cohort</title>');
  expect(html).toContain('href="/favicon.svg" type="image/svg+xml"');
  expect(html).not.toContain('<style');
  expect(instanceIn(html)).toEqual(DEFAULT_INSTANCE);
});

it('has the name, the logo and the accent of the instance', () => {
  const instance = {
    ...DEFAULT_INSTANCE,
    name: 'SEO Guild',
    logo: '/api/instance/logo/x',
    accent: '#0f766e',
  };
  const html = instancePage(PAGE, instance, 'n0nce');
  expect(html).toContain('<title>SEO Guild</title>');
  expect(html).toContain('Loading SEO Guild');
  expect(html).toContain('href="/api/instance/logo/x" type="image/png"');
  expect(html).toContain('<style nonce="n0nce">:root{--accent:#0f766e;');
  expect(instanceIn(html)).toEqual(instance);
});

it('lets no name out of its place', () => {
  const name = '</title>"$&<script>';
  const html = instancePage(PAGE, { ...DEFAULT_INSTANCE, name }, 'n');
  expect(html).not.toContain('<script>');
  expect(html).toContain('<title>&lt;/title&gt;&quot;$&amp;&lt;script&gt;</title>');
  expect(instanceIn(html)).toMatchObject({ name });
});

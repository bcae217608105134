import sharp from 'sharp';
import type { AuditEntryView } from '../../src/contracts/audit/audit';
import type { ErrorBody } from '../../src/contracts/error-codes';
import { DEFAULT_INSTANCE, type InstanceView } from '../../src/contracts/instance/instance';
import { INSTANCE_MESSAGES } from '../../src/contracts/instance/instance-messages';
import { MESSAGES } from '../../src/contracts/messages';
import { asAdmin, asGuest, asStudent, expectStatus } from '../support/actors';
import { type Answer, call, listQuery } from '../support/http';
import { startServer, type TestServer } from '../support/server';

/** Of its own: what is set here shows everywhere. */
let server: TestServer;
const CONTACT_EMAIL = 'hello@cohort.test';

beforeAll(async () => {
  server = await startServer({ env: { CONTACT_EMAIL, UPGRADE_URL: 'https://cohort.test/plans' } });
});
afterAll(() => server.stop());
afterEach(async () => expectStatus(await put({}), 200));

const at = () => server.url;
const DEFAULTS = {
  ...DEFAULT_INSTANCE,
  contactEmail: CONTACT_EMAIL,
  upgradeUrl: 'https://cohort.test/plans',
};

async function put(settings: object): Promise<Answer<InstanceView & ErrorBody>> {
  return (await asAdmin(at())).put('/api/instance', { name: 'Cohort', ...settings });
}
const get = async () => (await asGuest(at()).get<InstanceView>('/api/instance')).body;
const page = async (path: string) =>
  (await call('GET', path, { at: at(), headers: { accept: 'text/html' } })).text;

async function picture(format: 'png' | 'jpeg', size = { width: 900, height: 300 }): Promise<string> {
  const image = sharp({ create: { ...size, channels: 3, background: '#0f766e' } }).withExif({
    IFD0: { Artist: 'Somebody' },
  });
  return `data:image/${format};base64,${(await image[format]().toBuffer()).toString('base64')}`;
}

const dataUrl = (type: string, content: string | Buffer) =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`;

it('is Cohort with the contact of the environment where nothing is set', async () => {
  expect(await get()).toEqual(DEFAULTS);
  expect(await page('/')).toContain('<title>Cohort</title>');
});

it('is what an admin sets, on every page from the start, and kept in the audit log', async () => {
  const settings = {
    name: 'SEO Guild & Friends',
    accent: '#0F766E',
    logo: await picture('png'),
    contactEmail: 'guild@cohort.test',
    upgradeUrl: 'https://guild.test/upgrade',
  };
  const saved = expectStatus(await put(settings), 200);
  const logo = expect.stringMatching(/^\/api\/instance\/logo\/[0-9a-f]{24}$/) as string;
  expect(saved).toEqual({ ...settings, accent: '#0f766e', logo, mail: false, ai: false });
  expect(await get()).toEqual(saved);

  for (const path of ['/', '/login', '/privacy-policy.html', '/terms-of-service.html']) {
    const html = await page(path);
    expect(html).toContain('SEO Guild &amp; Friends</title>');
    expect(html).toContain(saved.logo);
    expect(html).toContain('--accent:#0f766e');
    expect(html.replaceAll('SEO Guild', '')).not.toContain('Cohort');
    expect(html).not.toContain('/favicon.svg');
  }

  const admin = await asAdmin(at());
  const query = listQuery({ filter: { resource: 'instance' }, sort: ['time', 'DESC'] });
  const [entry] = (await admin.get<AuditEntryView[]>(`/api/audit${query}`)).body;
  expect(entry).toMatchObject({
    action: 'update',
    actorEmail: admin.user.email,
    before: { name: '', accent: '' },
    after: { name: settings.name, accent: '#0f766e' },
  });
});

it('follows the environment again where a setting is emptied', async () => {
  await put({ contactEmail: 'guild@cohort.test', upgradeUrl: 'https://guild.test' });
  await put({ contactEmail: '', upgradeUrl: '' });
  expect(await get()).toEqual(DEFAULTS);
});

it('audits nothing that changes nothing', async () => {
  const admin = await asAdmin(at());
  const count = async () =>
    (await admin.get(`/api/audit${listQuery({ filter: { resource: 'instance' } })}`)).headers.get(
      'content-range',
    );
  await put({ accent: '#111a2e' });
  const before = await count();
  await put({ accent: '#111a2e', contactEmail: CONTACT_EMAIL });
  expect(await count()).toBe(before);
});

describe('a logo', () => {
  it.each(['png', 'jpeg'] as const)(
    'is drawn anew from a %s, small and without what was beside it',
    async (format) => {
      const { logo } = expectStatus(await put({ logo: await picture(format) }), 200);
      const { status, headers, bytes } = await asGuest(at()).get(logo);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('image/png');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const { width, height, exif } = await sharp(bytes).metadata();
      expect({ width, height, exif }).toEqual({ width: 384, height: 128, exif: undefined });
    },
  );

  it('stays when its address is sent, and goes when there is another or none', async () => {
    const first = (await put({ logo: await picture('png') })).body.logo;
    expect((await put({ logo: first, accent: '#111a2e' })).body.logo).toBe(first);
    const second = (await put({ logo: await picture('jpeg') })).body.logo;
    expect(second).not.toBe(first);
    expect((await asGuest(at()).get(first)).status).toBe(404);
    expect((await put({ logo: '' })).body.logo).toBe('');
    expect((await asGuest(at()).get(second)).status).toBe(404);
  });

  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each<[string, () => string | Promise<string>]>([
    ['an svg', () => dataUrl('image/svg+xml', SVG)],
    ['an svg that says it is a png', () => dataUrl('image/png', SVG)],
    [
      'a gif that says it is a png',
      () => dataUrl('image/png', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')),
    ],
    ['a text', () => dataUrl('image/jpeg', 'hello')],
    ['half a png', async () => (await picture('png')).slice(0, 200)],
    ['a picture of too many pixels', () => picture('png', { width: 6000, height: 6000 })],
    ['an address elsewhere', () => 'https://elsewhere.test/logo.png'],
    ['the address of no logo', () => '/api/instance/logo/65f0a1b2c3d4e5f601234567'],
  ])('is refused: %s', async (_, content) => {
    const answer = await put({ logo: await content() });
    expect(answer).toMatchObject({ status: 422, body: { errors: { logo: INSTANCE_MESSAGES.logoInvalid } } });
  });

  it('is refused above 512 kB', async () => {
    const answer = await put({ logo: `data:image/png;base64,${'A'.repeat(700_000)}` });
    expect(answer.body.errors?.logo).toBe(INSTANCE_MESSAGES.logoTooLarge);
  });
});

it.each([
  [{ name: ' ' }, { name: INSTANCE_MESSAGES.nameRequired }],
  [{ name: 'x'.repeat(31) }, { name: MESSAGES.tooLong(30) }],
  [{ name: { $ne: '' } }, { name: INSTANCE_MESSAGES.nameRequired }],
  [{ accent: 'red' }, { accent: INSTANCE_MESSAGES.accentInvalid }],
  [{ accent: '#fff;}body{display:none' }, { accent: INSTANCE_MESSAGES.accentInvalid }],
  [{ accent: '#facc15' }, { accent: INSTANCE_MESSAGES.accentTooLight }],
  [{ contactEmail: 'nobody' }, { contactEmail: MESSAGES.emailInvalid }],
  [{ upgradeUrl: 'javascript:alert(1)' }, { upgradeUrl: INSTANCE_MESSAGES.upgradeUrlInvalid }],
])('refuses %j', async (settings, errors) => {
  expect(await put(settings)).toMatchObject({ status: 422, body: { errors } });
});

it('lets a hostile name stand nowhere but as a text', async () => {
  await put({ name: '</title><script>' });
  const html = await page('/login');
  expect(html).not.toContain('<script>');
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
});

it.each([
  ['a guest', () => Promise.resolve(asGuest(at())), 401],
  ['a student', () => asStudent({ at: at() }), 403],
])('is not set by %s', async (_, actor, status) => {
  expect((await (await actor()).put('/api/instance', { name: 'Mine' })).status).toBe(status);
});

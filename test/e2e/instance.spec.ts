import sharp from 'sharp';
import type { AuditEntryView } from '../../src/contracts/audit/audit';
import type { ErrorBody } from '../../src/contracts/error-codes';
import { DEFAULT_INSTANCE, type InstanceView } from '../../src/contracts/instance/instance';
import { INSTANCE_MESSAGES } from '../../src/contracts/instance/instance-messages';
import { MESSAGES } from '../../src/contracts/messages';
import { TWO_FACTOR_MESSAGES } from '../../src/contracts/auth/two-factor-messages';
import type { RecordingView } from '../../src/contracts/recording/recording';
import {
  type Actor,
  asAdmin,
  asGuest,
  asStudent,
  createUser,
  expectStatus,
  logIn,
  PASSWORD,
  type SignedIn,
  tryLogIn,
  unique,
} from '../support/actors';
import { type Answer, baseUrl, call, listQuery } from '../support/http';
import { ADMIN, startServer, type TestServer } from '../support/server';
import { enrol } from '../support/two-factor';

/** Of its own: what is set here shows everywhere, and keeps admins out. */
let server: TestServer;
const CONTACT_EMAIL = 'hello@cohort.test';
const RECORDER = 'https://recorder.example:8443';
const RECORDING_SCRIPT = `${RECORDER}/record.js?site=1&v=2`;

beforeAll(async () => {
  const env = { CONTACT_EMAIL, UPGRADE_URL: 'https://cohort.test/plans' };
  server = await startServer({ env: { ...env, SESSION_RECORDING_SCRIPT: RECORDING_SCRIPT } });
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

describe('a script that records sessions', () => {
  const RECORDING = '/api/auth/session-recording';

  async function asPro(at = server.url): Promise<SignedIn> {
    const admin = await asAdmin(at);
    const { body } = await admin.post<{ id: string }>('/api/pro-plans', {
      name: unique('Recorded'),
      limits: {},
    });
    const fields = { userType: 'pro', subscriptionEndDate: '2999-01-31', userPlan: body.id };
    return asStudent({ fields, at });
  }

  async function ask(who: SignedIn) {
    const { body, headers } = await who.post<RecordingView>(RECORDING);
    return { script: body.script, cookie: (headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
  }

  async function opened(cookie?: string, at = server.url) {
    const { headers, text } = await call('GET', '/', {
      at,
      headers: { accept: 'text/html', ...(cookie && { cookie }) },
    });
    return { policy: headers.get('content-security-policy') ?? '', text };
  }

  it('a page lets nothing in, and says that there is a recorder to ask for', async () => {
    const { policy, text } = await opened();
    expect(policy).not.toContain('recorder.example');
    expect(text).toContain('<meta name="session-recorder" content="available"');
  });

  it("a pro student's next page lets in the script and what it sends, of its own origin alone", async () => {
    const { script, cookie } = await ask(await asPro());
    expect(script).toBe(RECORDING_SCRIPT);
    const { policy, text } = await opened(cookie);
    const openings = policy.split(';').filter((directive) => directive.includes(RECORDER));
    expect(openings.map((directive) => directive.split(' ')[0])).toEqual([
      'script-src',
      'img-src',
      'connect-src',
    ]);
    expect(text).toContain(
      `<meta name="session-recorder" content="${RECORDING_SCRIPT.replace('&', '&amp;')}"`,
    );
  });

  it('nobody else gets such a page', async () => {
    for (const who of [await asStudent({ at: server.url }), await asAdmin(server.url)]) {
      const { script, cookie } = await ask(who);
      expect(script).toBeNull();
      expect((await opened(cookie)).policy).not.toContain('recorder.example');
    }
    expect((await asGuest(server.url).post(RECORDING)).status).toBe(401);
    const forged = `cohort-recording=9999999999.${'a'.repeat(64)}`;
    expect((await opened(forged)).policy).not.toContain('recorder.example');
  });

  it('ends with the session: whoever logs out gives the pass back', async () => {
    const answer = await asGuest(server.url).delete(RECORDING);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toMatch(/^cohort-recording=; Path=\/; Max-Age=0;/);
  });

  it('without the setting there is nothing to load and nothing is let in', async () => {
    const { script, cookie } = await ask(await asPro(baseUrl()));
    expect(script).toBeNull();
    const { policy, text } = await opened(cookie, baseUrl());
    expect(policy).toContain("script-src 'self'");
    expect(text).toContain('<meta name="session-recorder" content=""');
  });
});

describe('where admins must use two-factor login', () => {
  let strict: SignedIn;
  let session: Actor;
  let student: SignedIn;
  const policy = (admin: Actor, adminsNeedTwoFactor: boolean) =>
    admin.put('/api/security', { adminsNeedTwoFactor });

  beforeAll(async () => {
    student = await asStudent({ at: at() });
    strict = await logIn((await createUser({ role: 'admin' }, at())).email, PASSWORD, at());
    expect(await policy(strict, true)).toMatchObject({ status: 409 });
    ({ session } = await enrol(strict, at()));
  });
  beforeEach(async () => expectStatus(await policy(session, true), 200));
  afterEach(async () => expectStatus(await policy(session, false), 200));

  it('an admin without it can set it up and nothing else, students are not asked', async () => {
    const first = await logIn(ADMIN.email, ADMIN.password, at());
    expect(first.user.mustSetUpTwoFactor).toBe(true);
    expect((await first.get('/api/auth/me')).body).toMatchObject({ user: { mustSetUpTwoFactor: true } });
    const refusal = { status: 403, body: { code: 'TWO_FACTOR_SETUP_REQUIRED' } };
    for (const path of ['/api/users', '/api/jobs', '/api/security', '/api/statistics/dashboard']) {
      expect(await first.get(path)).toMatchObject(refusal);
    }
    expect(await first.post(`/api/users/${strict.user.id}/act-as`)).toMatchObject(refusal);
    expect((await tryLogIn(student.user.email, PASSWORD, at())).status).toBe(200);
    const { session: open } = await enrol(first, at());
    expect((await open.get('/api/users')).status).toBe(200);
    expect((await open.get('/api/auth/two-factor')).body).toMatchObject({ required: true });
  });

  it('nobody among them turns it off', async () => {
    const off = session.post('/api/auth/two-factor/off', { currentPassword: PASSWORD, code: '000000' });
    expect(await off).toMatchObject({ status: 409, body: { message: TWO_FACTOR_MESSAGES.keptForAdmins } });
  });
});

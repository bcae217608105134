import { DRAFT_MESSAGES } from '../../src/contracts/drafts/draft-messages';
import { MAX_DRAFTS, type NewerDraft } from '../../src/contracts/drafts/drafts';
import type { ErrorBody } from '../../src/contracts/error-codes';
import { expectStatus, type SignedIn } from '../support/actors';
import type { Answer } from '../support/http';
import { asWriter, draftOf, optimizeOf, paragraphs } from '../support/optimize';

let writer: SignedIn;
let drafts: ReturnType<typeof optimizeOf>;

const refusal = (answer: Answer, status: number) => expectStatus(answer as Answer<ErrorBody>, status);
const begin = async (fields: object = draftOf('Brew it.')) => expectStatus(await drafts.begin(fields), 201);

beforeAll(async () => {
  writer = await asWriter(0);
  drafts = optimizeOf(writer);
});

it('begins empty, is saved with its words counted, and opened again', async () => {
  const { id, version, content } = await begin({});
  expect(JSON.parse(content)).toEqual(paragraphs(''));
  const saved = expectStatus(await drafts.save(id, { ...draftOf('Brew it at home.'), version }), 200);
  expect(saved).toMatchObject({ id, version: version + 1, words: 4 });
  expect(expectStatus(await drafts.draft(id), 200)).toMatchObject({
    ...draftOf('Brew it at home.'),
    version: saved.version,
    goal: null,
    source: null,
  });
});

it('never writes over a newer text, and tells it', async () => {
  const { id, version } = await begin();
  expectStatus(await drafts.save(id, { ...draftOf('Mine.'), version }), 200);
  const body = refusal(await drafts.save(id, { ...draftOf('Another.'), version }), 409);
  expect(body.message).toBe(DRAFT_MESSAGES.stale);
  const { newer } = (body as unknown as { details: { newer: NewerDraft } }).details;
  expect(newer).toMatchObject({ version: version + 1, content: draftOf('Mine.').content });
  const saves = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      drafts.save(id, { ...draftOf(`Text ${at}.`), version: newer.version }),
    ),
  );
  expect(saves.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(saves.filter(({ status }) => status === 409)).toHaveLength(19);
});

it('is listed a page at a time, the latest first, and found by its title', async () => {
  const own = optimizeOf(await asWriter(0));
  for (const title of ['Brew coffee', 'Roast beans', 'Brew tea'])
    expectStatus(await own.begin(draftOf('x', { title })), 201);
  const page = await own.list({ range: [0, 1] });
  expect(page.headers.get('content-range')).toBe('drafts 0-1/3');
  expect(expectStatus(page, 200).map(({ title }) => title)).toEqual(['Brew tea', 'Roast beans']);
  const found = expectStatus(await own.list({ filter: { q: 'brew' } }), 200);
  expect(found.map(({ title }) => title)).toEqual(['Brew tea', 'Brew coffee']);
});

it.each([
  ['a script', { type: 'doc', content: [{ type: 'script' }] }],
  ['a link that runs', paragraphsWithLink('javascript:alert(1)')],
  [
    'a picture in its address',
    { type: 'doc', content: [{ type: 'image', attrs: { src: 'data:image/png;base64,A' } }] },
  ],
  ['lists without end', nested(60)],
  ['more than 200 kB', paragraphs('x'.repeat(201 * 1024))],
])('refuses %s, and keeps what it had', async (_, content) => {
  const { id, version } = await begin();
  const hostile = { ...draftOf(''), content: JSON.stringify(content), version };
  expect(refusal(await drafts.save(id, hostile), 422).errors?.['content']).toBeTruthy();
  expect(expectStatus(await drafts.draft(id), 200)).toMatchObject({
    version,
    content: draftOf('Brew it.').content,
  });
});

it('refuses brackets without end quickly, and a body beyond what a draft can have', async () => {
  const { id, version } = await begin();
  const deep = { ...draftOf(''), content: '['.repeat(150_000), version };
  expect(refusal(await drafts.save(id, deep), 422).message).toBe(DRAFT_MESSAGES.unreadable);
  const large = { ...draftOf(''), content: 'x'.repeat(600 * 1024), version };
  expect(refusal(await drafts.save(id, large), 413).message).toBe(DRAFT_MESSAGES.tooLarge);
});

it('holds a text of nearly 200 kB', async () => {
  const { id, version } = await begin();
  const text = draftOf('', {
    content: JSON.stringify(
      paragraphs(...Array.from({ length: 2_000 }, () => '"Brew" it at home, every day of the year.')),
    ),
  });
  expectStatus(await drafts.save(id, { ...text, version }), 200);
});

it('keeps named and automatic versions, and puts one in its place', async () => {
  const { id, version } = await begin();
  const first = expectStatus(await drafts.keep(id, 'First'), 201);
  const saved = expectStatus(await drafts.save(id, { ...draftOf('Later.'), version }), 200);
  expect(refusal(await drafts.restore(id, first.id, version), 409).message).toBe(DRAFT_MESSAGES.stale);
  const restored = expectStatus(await drafts.restore(id, first.id, saved.version), 200);
  expect(expectStatus(await drafts.draft(id), 200)).toMatchObject({
    version: restored.version,
    content: draftOf('Brew it.').content,
  });
  const listed = expectStatus(await drafts.versions(id), 200);
  expect(listed.map(({ name, words }) => [name, words])).toEqual([
    [null, 1],
    ['First', 2],
  ]);
  const kept = await Promise.all(Array.from({ length: 15 }, (_, at) => drafts.keep(id, `Version ${at + 2}`)));
  const refused = kept.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(6);
  for (const answer of refused) expect(refusal(answer, 409).message).toBe(DRAFT_MESSAGES.tooManyVersions);
  expect((await drafts.removeVersion(id, first.id)).status).toBe(204);
  expect((await drafts.version(id, first.id)).status).toBe(404);
});

it('keeps ten automatic versions at most', async () => {
  const { id } = await begin();
  const { id: named } = expectStatus(await drafts.keep(id, 'Mine'), 201);
  for (let at = 1; at <= 12; at += 1) expectStatus(await drafts.restore(id, named, at), 200);
  const listed = expectStatus(await drafts.versions(id), 200);
  expect(listed.filter(({ name }) => name === null)).toHaveLength(10);
});

it('is downloaded as docx, Markdown and HTML', async () => {
  const { id } = await begin(draftOf('Brew <b>it</b>.', { title: 'Brew "it"' }));
  const docx = await drafts.export(id, 'docx');
  expect([docx.status, docx.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  expect((await drafts.export(id, 'md')).text).toBe('# Brew "it"\n\nBrew \\<b>it\\</b>.\n');
  const html = await drafts.export(id, 'html');
  expect(html.headers.get('content-disposition')).toContain('attachment');
  expect(html.text).toContain('<p>Brew &lt;b&gt;it&lt;/b&gt;.</p>');
  expect(refusal(await drafts.export(id, 'csv'), 400).message).toBe(DRAFT_MESSAGES.formatInvalid);
});

it('is nobody else’s', async () => {
  const { id, version } = await begin();
  const kept = expectStatus(await drafts.keep(id, 'Mine'), 201);
  const other = optimizeOf(await asWriter(0));
  const own = expectStatus(await other.begin(), 201);
  const tries = await Promise.all([
    other.draft(id),
    other.save(id, { ...draftOf('x'), version }),
    other.remove(id),
    other.export(id, 'md'),
    other.versions(id),
    other.keep(id, 'x'),
    other.version(id, kept.id),
    other.version(own.id, kept.id),
    other.restore(own.id, kept.id, own.version),
    other.removeVersion(id, kept.id),
  ]);
  expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 404));
});

it('has room for 100, whoever asks at the same time', async () => {
  const own = optimizeOf(await asWriter(0));
  const begun = [];
  for (let round = 0; round < 6; round += 1)
    begun.push(...(await Promise.all(Array.from({ length: 20 }, () => own.begin()))));
  expect(begun.filter(({ status }) => status === 201)).toHaveLength(MAX_DRAFTS);
  const refused = begun.filter(({ status }) => status !== 201);
  for (const answer of refused) expect(refusal(answer, 409).message).toBe(DRAFT_MESSAGES.tooMany);
  const [{ id } = { id: '' }] = expectStatus(await own.list({ range: [0, 0] }), 200);
  expect((await own.remove(id)).status).toBe(204);
  expect((await own.draft(id)).status).toBe(404);
  expectStatus(await own.begin(), 201);
});

function paragraphsWithLink(href: string) {
  const marks = [{ type: 'link', attrs: { href } }];
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks }] }] };
}

function nested(depth: number) {
  let inner: object = { type: 'paragraph' };
  for (let at = 0; at < depth; at += 1) inner = { type: 'blockquote', content: [inner] };
  return { type: 'doc', content: [inner] };
}

import type { ErrorBody } from '../../src/contracts/error-codes';
import { HUB_LIMITS, type HubView } from '../../src/contracts/hub/hub';
import { HUB_MESSAGES } from '../../src/contracts/hub/hub-messages';
import { MAX_KEYWORD_FILE_BYTES } from '../../src/contracts/intent/intent';
import { MESSAGES } from '../../src/contracts/messages';
import { expectStatus, type SignedIn } from '../support/actors';
import type { Answer } from '../support/http';
import { asHubStudent, hubsOf, manyKeywords } from '../support/hubs';
import { waitFor } from '../support/waiting';

let student: SignedIn;
let hubs: ReturnType<typeof hubsOf>;

const of = (actor: SignedIn) => hubsOf(actor);
const refusal = (answer: Answer, status: number) => expectStatus(answer as Answer<ErrorBody>, status);
const titlesOf = ({ pages }: HubView) => pages.map(({ title }) => title);

beforeAll(async () => {
  student = await asHubStudent(200);
  hubs = of(student);
});

describe('a run', () => {
  it('makes a hub of a csv at three granularities, and costs one operation', async () => {
    const before = (await hubs.used()) ?? 0;
    const existing = 'address,title\nhttps://a.example/espresso-grinder,Espresso grinder | A';
    const job = await hubs.run({ options: { existing } });
    expect(job).toMatchObject({
      status: 'done',
      parameters: { seed: 'espresso machine', fileName: 'keywords.csv', language: 'en', existing: 1 },
      progress: { done: 7, total: 7 },
      result: { keywords: 7, total: 7, mode: 'terms' },
    });
    expect(await hubs.used()).toBe(before + 1);
    const balanced = expectStatus(await hubs.hub(job.id), 200);
    expect(balanced).toMatchObject({ id: job.id, granularity: 'balanced', version: 1, seedFound: true });
    expect(balanced.pages.find(({ kind }) => kind === 'root')).toMatchObject({ title: 'espresso machine' });
    expect(balanced.pages.find(({ kind }) => kind === 'off')?.title).toBe('running shoes');
    expect(balanced.pages.find(({ title }) => title === 'espresso grinder')?.address).toBe(
      'https://a.example/espresso-grinder',
    );
    const sums = [];
    for (const granularity of ['broad', 'balanced', 'tight']) {
      const { pages } = expectStatus(await hubs.hub(job.id, `?granularity=${granularity}`), 200);
      sums.push(pages.reduce((sum, { keywords }) => sum + keywords, 0));
    }
    expect(sums).toEqual([7, 7, 7]);
    expect(await hubs.used()).toBe(before + 1);
    const root = expectStatus(await hubs.keywords(job.id, 'root'), 200);
    expect(root[0]).toMatchObject({ text: 'espresso machine', volume: 900, difficulty: 60 });
    expect((await hubs.keywords(job.id, 'none')).status).toBe(404);
  });

  it('is the sample for nothing, even where none is left', async () => {
    const beginner = of(await asHubStudent(1));
    const free = await beginner.run({ options: { sample: true }, content: null });
    expect(free).toMatchObject({ status: 'done', parameters: { sample: true, seed: 'espresso machine' } });
    expect(await beginner.used()).toBe(0);
    await beginner.run({ options: { sample: true } });
    expect(await beginner.used()).toBe(1);
    expect((await beginner.run({ options: { sample: true }, content: null })).status).toBe('done');
    expect(refusal(await beginner.start(), 403).code).toBe('LIMIT_REACHED');
  });
});

describe('the tree', () => {
  let id: string;
  const edit = (version: number, ...edits: object[]) =>
    hubs.edit(id, { granularity: 'balanced', version, edits });

  beforeAll(async () => {
    ({ id } = await hubs.run());
  });

  it('is changed version by version; a stale change is told the newer one and changes nothing', async () => {
    const { pages } = expectStatus(await hubs.hub(id), 200);
    const page = pages.find(({ title }) => title === 'espresso grinder')!.id;
    const added = expectStatus(await edit(1, { kind: 'add', parent: page, title: 'Burrs' }), 200);
    expect(added.version).toBe(2);
    const late = refusal(await edit(1, { kind: 'rename', id: page, title: 'Lost' }), 409);
    expect(late).toMatchObject({ code: 'CONFLICT', message: HUB_MESSAGES.stale });
    const { hub } = late.details as { hub: HubView };
    expect([hub.version, titlesOf(hub).includes('Burrs')]).toEqual([2, true]);
    const broad = expectStatus(await hubs.hub(id, '?granularity=broad'), 200);
    expect([broad.version, titlesOf(broad).includes('Burrs')]).toEqual([1, false]);
  });

  it('takes one of many changes of the same version', async () => {
    const { version } = expectStatus(await hubs.hub(id), 200);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        edit(version, { kind: 'add', parent: 'root', title: `Page ${at}` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(7).fill(409),
    ]);
    expect(expectStatus(await hubs.hub(id), 200).version).toBe(version + 1);
  });

  it('takes all of several changes or none', async () => {
    const before = expectStatus(await hubs.hub(id), 200);
    const wrong = [
      { kind: 'rename', id: 'root', title: 'Coffee' },
      { kind: 'move', id: 'root', parent: 'root' },
    ];
    expect(refusal(await edit(before.version, ...wrong), 422).errors).toEqual({
      edits: HUB_MESSAGES.rootFixed,
    });
    expect(expectStatus(await hubs.hub(id), 200)).toEqual(before);
  });

  it.each([
    [
      { granularity: 'huge', version: 1, edits: [{ kind: 'remove', id: 'a' }] },
      HUB_MESSAGES.granularityInvalid,
    ],
    [
      { granularity: 'broad', version: '1', edits: [{ kind: 'remove', id: 'a' }] },
      HUB_MESSAGES.versionInvalid,
    ],
    [{ granularity: 'broad', version: 1, edits: [] }, HUB_MESSAGES.editsInvalid],
    [{ granularity: 'broad', version: 1, edits: [{ kind: 'burn' }] }, HUB_MESSAGES.editInvalid],
    [{ granularity: 'broad', version: 1, edits: [{ kind: 'move', id: { $gt: '' } }] }, HUB_MESSAGES.pageGone],
    [{ granularity: 'broad', version: 1, edits: [{ kind: 'remove' }] }, HUB_MESSAGES.pageGone],
  ])('refuses %j', async (body, sentence) => {
    const { errors } = refusal(await hubs.edit(id, body), 422);
    expect(JSON.stringify(errors)).toContain(sentence);
  });
});

describe('an export', () => {
  let id: string;

  beforeAll(async () => {
    ({ id } = await hubs.run());
  });

  it.each([
    ['format=csv', 'text/csv', /^\ufeffPage,Parent,Level,Pillar,Keywords,Intent,Volume/],
    ['format=csv&part=links', 'text/csv', /^\ufeffFrom,To,Link,Anchor,Place,There Already/],
    ['format=csv&part=keywords&granularity=tight', 'text/csv', /running shoes,running shoes,yes,700,70/],
    ['format=md', 'text/markdown', /^# Content hub: espresso machine/],
    ['format=svg&granularity=broad', 'image/svg+xml', /^<svg [^>]*>\n<title>espresso machine<\/title>/],
    ['', 'application/vnd.openxmlformats-officedocument', /^PK/],
  ])('is made: %s', async (query, type, content) => {
    const answer = await hubs.export(id, query);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining(type) as string,
    ]);
    expect(answer.headers.get('content-disposition')).toContain('[intelligent-hub] espresso machine');
    expect(answer.text).toMatch(content);
  });

  it.each(['format=exe', 'part=all', 'granularity=all'])('is refused: %s', async (query) => {
    expect(refusal(await hubs.export(id, query), 400).code).toBe('BAD_REQUEST');
  });
});

describe('what is given back', () => {
  it('is the operation of a run that fails, once', async () => {
    const before = (await hubs.used()) ?? 0;
    const broken = `Keyword,Volume\n${'a,1\n'.repeat(30_000)}${'x,'.repeat(1_200)}`;
    const { id } = expectStatus(await hubs.start({ content: broken }), 201);
    expect(await hubs.ended(id)).toMatchObject({ status: 'failed', error: { code: 'FILE_REJECTED' } });
    await waitFor('what is given back', async () => (await hubs.used()) === before);
    expect((await hubs.hub(id)).status).toBe(409);
  });

  it('is that of a run that is cancelled before its result', async () => {
    const before = (await hubs.used()) ?? 0;
    const { id } = expectStatus(await hubs.start({ content: manyKeywords(20_000) }), 201);
    expectStatus(await hubs.cancel(id), 200);
    expect((await hubs.ended(id)).status).toBe('cancelled');
    await waitFor('what is given back', async () => (await hubs.used()) === before);
    await hubs.cancel(id);
    expect(await hubs.used()).toBe(before);
    expect(refusal(await hubs.hub(id), 409)).toMatchObject({ code: 'JOB_NOT_FINISHED' });
  });

  it('is nothing of one that is deleted', async () => {
    const { id } = await hubs.run();
    const used = await hubs.used();
    expectStatus(await hubs.remove(id), 200);
    expect((await hubs.hub(id)).status).toBe(404);
    expect(await hubs.used()).toBe(used);
  });
});

describe('refused without a job', () => {
  it.each<[string, Parameters<typeof hubs.start>[0], number, object]>([
    ['no seed', { options: { seed: ' \u200b' } }, 422, { errors: { seed: HUB_MESSAGES.seedRequired } }],
    [
      'a long seed',
      { options: { seed: 'x'.repeat(201) } },
      422,
      { errors: { seed: HUB_MESSAGES.seedTooLong } },
    ],
    [
      'a language that is none',
      { options: { language: 'xx' } },
      422,
      { errors: { language: HUB_MESSAGES.languageInvalid } },
    ],
    ['no keywords', { content: null }, 422, { errors: { file: HUB_MESSAGES.keywordsRequired } }],
    ['options that are none', { options: '[]' }, 422, { errors: { options: HUB_MESSAGES.optionsInvalid } }],
    ['a file of another kind', { name: 'keywords.exe' }, 422, { message: MESSAGES.fileNotCsv }],
    ['an empty file', { content: ' \n' }, 422, { code: 'FILE_REJECTED' }],
    ['a binary file', { content: new Uint8Array([0, 1, 2, 0, 255]) }, 422, { code: 'FILE_REJECTED' }],
    [
      'pages that are none',
      { options: { existing: 'https://a.example/\nno page' } },
      422,
      { errors: { existing: expect.stringContaining('Line 2 (no') as string } },
    ],
    [
      'too many pages',
      {
        options: {
          existing: Array.from({ length: HUB_LIMITS.existing + 1 }, (_, n) => `https://a.example/${n}`).join(
            '\n',
          ),
        },
      },
      422,
      { errors: { existing: HUB_MESSAGES.existingTooMany } },
    ],
    [
      'a file above 10 MB',
      { content: `Keyword\n${'a b c\n'.repeat(MAX_KEYWORD_FILE_BYTES / 6)}` },
      413,
      { code: 'FILE_TOO_LARGE' },
    ],
  ])('%s', async (_, upload, status, body) => {
    const before = await hubs.used();
    expect(refusal(await hubs.start(upload), status)).toMatchObject(body);
    expect(await hubs.used()).toBe(before);
  });
});

describe('what is taken in and out', () => {
  it('counts in the next hub of the same seed, and in nobody else’s', async () => {
    const offOf = async (one: ReturnType<typeof hubsOf>) => {
      const { id } = await one.run();
      const { pages, version } = expectStatus(await one.hub(id), 200);
      return { id, version, off: pages.filter(({ kind }) => kind === 'off').map(({ title }) => title) };
    };
    const own = of(await asHubStudent(5));
    const first = await offOf(own);
    expect(first.off).toEqual(['running shoes']);
    const edits = [{ kind: 'all', take: 'in' }];
    const change = { granularity: 'balanced', version: first.version, edits };
    const { pages } = expectStatus(await own.edit(first.id, change), 200);
    expect(pages.find(({ title }) => title === 'running shoes')).toMatchObject({
      ...{ kind: 'page', parent: 'root', unsorted: true },
    });
    expect((await offOf(own)).off).toEqual([]);
    expect((await offOf(hubs)).off).toEqual(['running shoes']);
    const out = { ...change, version: 2, edits: [{ kind: 'all', take: 'out' }] };
    expectStatus(await own.edit(first.id, out), 200);
    expect(
      (await own.edit(first.id, { ...change, version: 3, edits: [{ kind: 'all', take: 'up' }] })).status,
    ).toBe(422);
  });

  it('is named by up to five examples', async () => {
    const job = await hubs.run({ options: { examples: ['running shoes'] } });
    const hub = expectStatus(await hubs.hub(job.id), 200);
    expect(job.parameters).toMatchObject({ examples: ['running shoes'] });
    expect(hub.examples).toEqual(['running shoes']);
    expect(hub.pages.filter(({ kind }) => kind === 'off')).toEqual([]);
    const six = ['a', 'b', 'c', 'd', 'e', 'f'];
    const answer = await hubs.start({ options: { examples: six } });
    expect(refusal(answer, 422).errors).toEqual({ examples: HUB_MESSAGES.examplesTooMany });
  });
});

import type { ErrorBody } from '../../src/contracts/error-codes';
import { INTENT_MESSAGES } from '../../src/contracts/intent/intent-messages';
import { MAX_KEYWORD_FILE_BYTES } from '../../src/contracts/intent/intent';
import { MESSAGES } from '../../src/contracts/messages';
import { STRATEGY_MESSAGES } from '../../src/contracts/strategy/strategy-messages';
import { asAdmin, asGuest, asStudent, expectStatus, type SignedIn } from '../support/actors';
import { type Answer, call } from '../support/http';
import { manyKeywords } from '../support/hubs';
import { type ReadingSite, startReadingSite } from '../support/reading-site';
import { readingsOf } from '../support/readings';
import { asStrategist, strategiesOf } from '../support/strategies';
import { waitFor } from '../support/waiting';

const PAGES = 2;

let site: ReadingSite;
let student: SignedIn;
let strategies: ReturnType<typeof strategiesOf>;

const of = (actor: SignedIn) => strategiesOf(actor);
const refusal = (answer: Answer, status: number) => expectStatus(answer as Answer<ErrorBody>, status);

beforeAll(async () => {
  site = await startReadingSite(PAGES);
  student = await asStrategist(200);
  strategies = of(student);
});

afterAll(() => site.close());

describe('what is given back', () => {
  it('is the operation of a run that fails, once', async () => {
    const before = (await strategies.used()) ?? 0;
    const broken = `Keyword,Volume\n${'a,1\n'.repeat(30_000)}${'x,'.repeat(1_200)}`;
    const { id } = expectStatus(await strategies.start({ keywords: broken }), 201);
    expect(await strategies.ended(id)).toMatchObject({ status: 'failed', error: { code: 'FILE_REJECTED' } });
    await waitFor('what is given back', async () => (await strategies.used()) === before);
    expect((await strategies.view(id)).status).toBe(409);
  });

  it('is that of a run that is cancelled before its result', async () => {
    const before = (await strategies.used()) ?? 0;
    const { id } = expectStatus(await strategies.start({ keywords: manyKeywords(20_000) }), 201);
    expectStatus(await strategies.cancel(id), 200);
    expect((await strategies.ended(id)).status).toBe('cancelled');
    await waitFor('what is given back', async () => (await strategies.used()) === before);
    await strategies.cancel(id);
    expect(await strategies.used()).toBe(before);
    expect(refusal(await strategies.view(id), 409)).toMatchObject({ code: 'JOB_NOT_FINISHED' });
  });

  it('is nothing of one that is deleted', async () => {
    const { id } = await strategies.run();
    const used = await strategies.used();
    expectStatus(await strategies.remove(id), 200);
    expect((await strategies.view(id)).status).toBe(404);
    expect(await strategies.used()).toBe(used);
  });
});

describe('refused without a job', () => {
  const large = `Keyword\n${'a b c\n'.repeat(MAX_KEYWORD_FILE_BYTES / 6)}`;

  it.each<[string, Parameters<typeof strategies.start>[0], number, object]>([
    ['nothing', { keywords: null }, 422, { errors: { files: STRATEGY_MESSAGES.nothingGiven } }],
    [
      'a language that is none',
      { options: { language: 'xx' } },
      422,
      { errors: { language: STRATEGY_MESSAGES.languageInvalid } },
    ],
    [
      'options that are none',
      { options: '[]' },
      422,
      { errors: { options: STRATEGY_MESSAGES.optionsInvalid } },
    ],
    [
      'no such reading',
      { options: { readingId: '0'.repeat(24) } },
      422,
      { errors: { readingId: STRATEGY_MESSAGES.readingInvalid } },
    ],
    [
      'an id that is none',
      { options: { readingId: { $ne: 1 } } },
      422,
      { errors: { readingId: STRATEGY_MESSAGES.readingInvalid } },
    ],
    [
      'keywords of another kind',
      { names: { keywords: 'k.exe' } },
      422,
      { errors: { keywords: MESSAGES.fileNotCsv } },
    ],
    ['empty keywords', { keywords: ' \n' }, 422, { errors: { keywords: MESSAGES.fileEmpty } }],
    [
      'binary keywords',
      { keywords: new Uint8Array([0, 1, 2, 0, 255]) },
      422,
      { errors: { keywords: INTENT_MESSAGES.binary } },
    ],
    [
      'queries without pages',
      { searchConsole: 'Top queries,Clicks,Impressions,CTR,Position\na,1,2,3%,4' },
      422,
      { code: 'FILE_REJECTED', errors: { searchConsole: STRATEGY_MESSAGES.noPageColumn } },
    ],
    [
      'pages without queries',
      { searchConsole: 'Top pages,Clicks,Impressions\nhttps://a.example/,1,2' },
      422,
      { errors: { searchConsole: STRATEGY_MESSAGES.noQueryColumn } },
    ],
    [
      'no impressions',
      { searchConsole: 'query,page\na,https://a.example/' },
      422,
      { errors: { searchConsole: STRATEGY_MESSAGES.noImpressionColumn } },
    ],
    ['keywords above 10 MB', { keywords: large }, 413, { errors: { keywords: MESSAGES.fileTooLarge } }],
    [
      'searches above 10 MB behind keywords',
      { searchConsole: `query,page,impressions\n${'a,https://a.example/,1\n'.repeat(500_000)}` },
      413,
      { code: 'FILE_TOO_LARGE', errors: { searchConsole: MESSAGES.fileTooLarge } },
    ],
  ])('%s', async (_, upload, status, body) => {
    const before = await strategies.used();
    expect(refusal(await strategies.start(upload), status)).toMatchObject(body);
    expect(await strategies.used()).toBe(before);
  });

  it('a file that is sent twice, and one that nobody asked for', async () => {
    for (const second of ['keywords', 'other']) {
      const body = new FormData();
      body.append('options', '{"language":"en"}');
      body.append('keywords', new Blob(['a\nb']), 'a.csv');
      body.append(second, new Blob(['a\nb']), 'b.csv');
      const answer = await call('POST', '/api/content-strategy-evaluator/jobs', {
        ...{ token: student.token, body },
      });
      expect(refusal(answer, 422).message).toBe(STRATEGY_MESSAGES.fileUnknown);
    }
  });
});

describe('who may', () => {
  const limit = (currentCount: number, totalCount: number) => ({
    code: 'LIMIT_REACHED',
    details: { moduleId: 'content-strategy-evaluator', currentCount, totalCount, time: '1 day' },
  });

  it('nobody without a session or without the tool', async () => {
    const without = await asStudent({ allowed: ['word-counter'] });
    expect((await strategiesOf({ ...asGuest() }).start()).status).toBe(401);
    expect((await of(without).start()).status).toBe(403);
  });

  it('no free student where no plan allows it, none with an allowance of 0, and no lapsed pro; the sample all of them', async () => {
    const actors = [
      await asStudent({ allowed: ['content-strategy-evaluator'] }),
      await asStrategist(0),
      await asStrategist(5, undefined, { subscriptionEndDate: '2020-01-01' }),
    ];
    for (const actor of actors) {
      expect(refusal(await of(actor).start(), 403)).toMatchObject(limit(0, 0));
      expect((await of(actor).run({ options: { sample: true }, keywords: null })).status).toBe('done');
    }
  });

  it('an admin without a limit', async () => {
    expect((await of(await asAdmin()).run()).status).toBe('done');
  });

  it('only the owner with each evaluation and each reading', async () => {
    const { id } = await strategies.run();
    const owner = await asStrategist(2);
    const other = of(owner);
    const answers = [
      await other.view(id),
      await other.rows(id, 'clusters'),
      await other.cluster(id, '0'),
      await other.settle(id, { thinWords: 100 }),
      await other.export(id, 'format=csv'),
      await other.cancel(id),
      await other.remove(id),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(404));
    expect(expectStatus(await strategies.view(id), 200).settings.thinWords).toBe(300);
    const foreign = expectStatus(await readingsOf(owner).start({ startUrl: site.origin }), 201);
    expect((await readingsOf(owner).ended(foreign.id)).status).toBe('done');
    const used = refusal(await strategies.start({ options: { readingId: foreign.id } }), 422);
    expect(used.errors).toEqual({ readingId: STRATEGY_MESSAGES.readingInvalid });
  });
});

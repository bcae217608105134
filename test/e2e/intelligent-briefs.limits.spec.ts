import type { ErrorBody } from '../../src/contracts/error-codes';
import { BRIEF_MESSAGES } from '../../src/contracts/briefs/brief-messages';
import { MAX_PASTED_PAGE } from '../../src/contracts/briefs/briefs';
import { asGuest, asStudent, expectStatus, type SignedIn } from '../support/actors';
import { article, asBriefStudent, type BriefSite, briefsOf, startBriefSite } from '../support/briefs';
import type { Answer } from '../support/http';

const ALLOWANCE = { numberOfOperations: 100, numberOfOutlines: 300 };

let site: BriefSite;
let student: SignedIn;
let briefs: ReturnType<typeof briefsOf>;

const at = (path: string) => ({ address: `${site.origin}${path}` });
const pages = (...paths: string[]) => paths.map(at);
const order = (competitors: object[], more = {}) => ({ keyword: 'burr grinder', competitors, ...more });
const of = (actor: SignedIn) => briefsOf(actor);
const refusal = (answer: Answer, status: number) => expectStatus(answer as Answer<ErrorBody>, status);
beforeAll(async () => {
  site = await startBriefSite();
  student = await asBriefStudent(ALLOWANCE);
  briefs = of(student);
});

afterAll(() => site.close());

it.each<[string, () => object, string, string]>([
  [
    'no keyword',
    () => ({ ...order(pages('/a', '/b', '/c')), keyword: ' ' }),
    'keyword',
    BRIEF_MESSAGES.keywordRequired,
  ],
  ['two competitors', () => order(pages('/a', '/b')), 'competitors', BRIEF_MESSAGES.competitorCount],
  [
    'eleven',
    () => order(pages(...Array.from({ length: 11 }, (_, n) => `/article/${n}`))),
    'competitors',
    BRIEF_MESSAGES.competitorCount,
  ],
  [
    'no address',
    () => order([...pages('/a', '/b'), { address: 'nowhere' }]),
    'competitors.2.address',
    BRIEF_MESSAGES.addressInvalid,
  ],
  [
    'neither address nor text',
    () => order([...pages('/a', '/b'), {}]),
    'competitors.2.address',
    BRIEF_MESSAGES.addressOrText,
  ],
  [
    'a number for a text',
    () => order([...pages('/a', '/b'), { text: 7 }]),
    'competitors.2.text',
    BRIEF_MESSAGES.pasteInvalid,
  ],
  [
    'both',
    () => order([...pages('/a', '/b'), { ...at('/c'), text: 'x' }]),
    'competitors.2.text',
    BRIEF_MESSAGES.eitherAddressOrText,
  ],
  [
    'an address twice',
    () => order(pages('/a', '/b', '/a#part')),
    'competitors.2.address',
    BRIEF_MESSAGES.addressTwice,
  ],
  [
    'a page of more than 1 MB',
    () => order([...pages('/a', '/b'), { text: 'ä'.repeat(MAX_PASTED_PAGE / 2 + 1) }]),
    'competitors.2.text',
    BRIEF_MESSAGES.pasteTooLarge,
  ],
  [
    'more than 5 MB of pages',
    () => order(Array.from({ length: 6 }, () => ({ text: 'a'.repeat(MAX_PASTED_PAGE) }))),
    'competitors',
    BRIEF_MESSAGES.pastesTooLarge,
  ],
  [
    'five outlines',
    () => order(pages('/a', '/b', '/c'), { outlines: 5 }),
    'outlines',
    BRIEF_MESSAGES.outlinesInvalid,
  ],
  [
    'too many keywords',
    () => order(pages('/a', '/b', '/c'), { ownKeywords: Array.from({ length: 21 }, String) }),
    'ownKeywords',
    BRIEF_MESSAGES.tooManyOwnKeywords,
  ],
])('refuses an order with %s, and counts nothing', async (_, body, field, sentence) => {
  const before = await briefs.used();
  const { errors } = refusal(await briefs.start(body()), 422);
  expect(errors).toMatchObject({ [field]: expect.stringContaining(sentence) as string });
  expect(await briefs.used()).toEqual(before);
});

describe('who may', () => {
  const three = () => order(pages('/article/1', '/article/2', '/article/3'), { outlines: 2 });

  it('nobody without a session or without the tool', async () => {
    const without = await asStudent({ allowed: ['word-counter'] });
    expect((await briefsOf({ ...asGuest() }).start(three())).status).toBe(401);
    expect((await of(without).start(three())).status).toBe(403);
  });

  it('nobody whose plan allows none, but for the sample', async () => {
    const none = of(await asStudent({ allowed: ['intelligent-briefs'] }));
    expect(refusal(await none.start(three()), 403)).toMatchObject({ code: 'LIMIT_REACHED' });
    const sample = await none.ended(expectStatus(await none.startSample(), 201).id);
    expect(sample.status).toBe('done');
  });

  it('nobody whose outlines do not suffice: neither number is counted', async () => {
    const pro = of(await asBriefStudent({ numberOfOperations: 5, numberOfOutlines: 3 }));
    expect((await pro.run(three())).status).toBe('done');
    expect(refusal(await pro.start(three()), 403)).toMatchObject({
      code: 'LIMIT_REACHED',
      details: { moduleId: 'intelligent-briefs', field: 'numberOfOutlines', currentCount: 2, totalCount: 3 },
    });
    expect(await pro.used()).toEqual([1, 2]);
  });

  it('only the owner with each brief and run', async () => {
    const job = await briefs.run(three());
    const id = job.result!.briefId;
    const other = of(await asBriefStudent(ALLOWANCE));
    expect(expectStatus(await other.list(), 200)).toEqual([]);
    const { version, outlines } = expectStatus(await briefs.brief(id), 200);
    const answers = [
      await other.brief(id),
      await other.export(id),
      await other.save(id, version, outlines),
      await other.include(id, []),
      await other.paste(id, 1, 'x'),
      await other.retry(id, 1),
      await other.runPages(job.id),
      await other.remove(id),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(answers.length).fill(404));
    expect((await briefs.brief(id)).status).toBe(200);
  });
});

it('starts exactly 4 of 20 briefs at once on an allowance of 6 operations and 9 outlines', async () => {
  const pro = of(await asBriefStudent({ numberOfOperations: 6, numberOfOutlines: 9 }));
  const pasted = order(
    [1, 2, 3].map((number) => ({ text: article(number, 90) })),
    { outlines: 2 },
  );
  const started: string[] = [];
  /** Those that were refused, when the others have ended. */
  const startAtOnce = async (count: number) => {
    const answers = await Promise.all(Array.from({ length: count }, () => pro.start(pasted)));
    const ids = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
    for (const id of ids) expect((await pro.ended(id)).status).toBe('done');
    started.push(...ids);
    return answers.filter(({ status }) => status !== 201);
  };
  for (const { status } of await startAtOnce(20)) expect([403, 429]).toContain(status);
  // Who found none of the five places free asks again, until all are free and none is started any more.
  let refused: Answer[];
  do refused = await startAtOnce(5);
  while (refused.length < 5);
  for (const answer of refused) expect(refusal(answer, 403).code).toBe('LIMIT_REACHED');
  expect(started).toHaveLength(4);
  expect(await pro.used()).toEqual([4, 8]);
});

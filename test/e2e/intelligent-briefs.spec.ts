import type { ErrorBody } from '../../src/contracts/error-codes';
import { BRIEF_MESSAGES } from '../../src/contracts/briefs/brief-messages';
import type { SavedOutlines } from '../../src/contracts/briefs/brief-views';
import { expectStatus, type SignedIn } from '../support/actors';
import { article, asBriefStudent, type BriefSite, briefsOf, startBriefSite } from '../support/briefs';
import type { Answer } from '../support/http';
import { waitFor } from '../support/waiting';

const ALLOWANCE = { numberOfOperations: 100, numberOfOutlines: 300 };

let site: BriefSite;
let student: SignedIn;
let briefs: ReturnType<typeof briefsOf>;
/** Of three pages with one outline, for what leaves its pages as they are. */
let plain: string;

const at = (path: string) => ({ address: `${site.origin}${path}` });
const pages = (...paths: string[]) => paths.map(at);
const order = (competitors: object[], more = {}) => ({ keyword: 'burr grinder', competitors, ...more });
const of = (actor: SignedIn) => briefsOf(actor);
const refusal = (answer: Answer, status: number) => expectStatus(answer as Answer<ErrorBody>, status);
const made = async (competitors: object[], more = {}) => {
  const { result } = await briefs.run(order(competitors, more));
  return result?.briefId ?? '';
};

beforeAll(async () => {
  site = await startBriefSite();
  student = await asBriefStudent(ALLOWANCE);
  briefs = of(student);
  plain = await made(pages('/article/1', '/article/2', '/article/3'));
});

afterAll(() => site.close());

describe('a brief', () => {
  it('tells what the pages share, which of them count, and costs an operation and its outlines', async () => {
    const [operations, outlines] = await briefs.used();
    const competitors = [
      ...pages('/article/1', '/article/2', '/article/3', '/moved/1', '/blocked', '/bare', '/long'),
      { text: article(4), name: 'Pasted guide' },
    ];
    const job = await briefs.run(
      order(competitors, { outlines: 2, country: 'DE', ownKeywords: ['espresso'] }),
    );
    expect(job).toMatchObject({
      status: 'done',
      parameters: { name: 'burr grinder', competitors: 8, outlines: 2 },
      progress: { done: 8, total: 8 },
      result: { read: 5, outliers: 1, unread: 3, outlines: 2 },
    });
    expect(await briefs.used()).toEqual([operations! + 1, outlines! + 2]);
    const brief = expectStatus(await briefs.brief(job.result!.briefId), 200);
    expect(brief).toMatchObject({
      keyword: 'burr grinder',
      language: 'en',
      country: 'DE',
      version: 1,
      edited: [],
    });
    expect(brief.pages.map(({ failure, outlier, included }) => [failure, outlier, included])).toEqual([
      [null, null, true],
      [null, null, true],
      [null, null, true],
      ['duplicate', null, false],
      ['status-403', null, false],
      ['empty', null, false],
      [null, 'long', false],
      [null, null, true],
    ]);
    expect(brief.profile.pages).toBe(4);
    expect(brief.terms[0]?.term).toBe('burr grinder');
    expect(brief.terms.map(({ term }) => term)).toContain('grind size');
    expect(brief.outlines.map(({ kind }) => kind)).toEqual(['consensus', 'questions']);
    expect(brief.suggested).toEqual(brief.outlines);
    const listed = await briefs.list();
    expect(listed.headers.get('content-range')).toBe('intelligent-briefs 0-1/2');
    expect(expectStatus(listed, 200).slice(0, 1)).toMatchObject([
      { id: brief.id, jobId: job.id, read: 5, outliers: 1, unread: 3, outlines: 2 },
    ]);
  });

  it('is in the language that is chosen', async () => {
    const id = await made(pages('/article/1', '/article/2', '/article/3'), { language: 'hu' });
    expect(expectStatus(await briefs.brief(id), 200)).toMatchObject({ language: 'hu', ranked: false });
  });

  it('is exported as a document, as Markdown, and each of its tables as csv', async () => {
    const docx = await briefs.export(plain);
    expect(docx.headers.get('content-type')).toContain('wordprocessingml');
    expect(docx.headers.get('content-disposition')).toContain('[intelligent-briefs] burr grinder.docx');
    expect((await briefs.export(plain, '?format=md')).text).toContain('burr grinder');
    for (const part of ['terms', 'questions', 'headings', 'pages']) {
      const csv = await briefs.export(plain, `?format=csv&part=${part}`);
      expect([csv.status, csv.text.charCodeAt(0)]).toEqual([200, 0xfeff]);
    }
    expect((await briefs.export(plain, '?format=csv&part=nothing')).status).toBe(400);
    expect((await briefs.export(plain, '?format=pdf')).status).toBe(400);
  });

  it('goes with its run, and the run with it', async () => {
    const job = await briefs.run(order(pages('/article/1', '/article/2', '/article/3')));
    expect((await briefs.remove(job.result!.briefId)).status).toBe(204);
    expect((await briefs.brief(job.result!.briefId)).status).toBe(404);
    await expect(briefs.job(job.id)).rejects.toThrow();
    const other = await briefs.run(order(pages('/article/1', '/article/2', '/article/3')));
    expect((await briefs.removeJob(other.id)).status).toBe(200);
    expect((await briefs.brief(other.result!.briefId)).status).toBe(404);
    expect((await briefs.runPages(other.id)).status).toBe(404);
  });

  it('of the sample costs nothing', async () => {
    const before = await briefs.used();
    const job = await briefs.ended(expectStatus(await briefs.startSample(), 201).id);
    expect(job).toMatchObject({ status: 'done', parameters: { sample: true } });
    expect(job.result!.outliers).toBeGreaterThan(0);
    expect(await briefs.used()).toEqual(before);
  });
});

describe('its outlines', () => {
  it('are saved by version, and an older one gets the newer with its refusal', async () => {
    const id = await made(pages('/article/1', '/article/2', '/article/3'), { outlines: 2 });
    const { outlines, version } = expectStatus(await briefs.brief(id), 200);
    const mine = outlines.map((outline) => ({ ...outline, title: `${outline.title} of mine` }));
    const saved = expectStatus(await briefs.save(id, version, mine), 200);
    expect(saved).toMatchObject({ version: version + 1, edited: ['consensus', 'questions'] });
    const stale = refusal(await briefs.save(id, version, outlines), 409);
    expect(stale.message).toBe(BRIEF_MESSAGES.staleVersion);
    expect(stale.details as unknown as SavedOutlines).toMatchObject({ version: version + 1, outlines: mine });
    // Those like the suggestion are nobody's own.
    expect(expectStatus(await briefs.save(id, version + 1, outlines), 200).edited).toEqual([]);
  });

  it('are written by one of two who save at once', async () => {
    const id = plain;
    const { outlines, version } = expectStatus(await briefs.brief(id), 200);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        briefs.save(
          id,
          version,
          outlines.map((outline) => ({ ...outline, title: `Number ${n}` })),
        ),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(9).fill(409),
    ]);
  });

  it.each<[string, (outline: { sections: object[] }) => object[], string]>([
    ['another kind', (outline) => [{ ...outline, kind: 'gaps' }], BRIEF_MESSAGES.outlinesOther],
    ['one twice', (outline) => [outline, outline], BRIEF_MESSAGES.outlinesOther],
    ['none', () => [], BRIEF_MESSAGES.outlinesOther],
    [
      'a section without a heading',
      (outline) => [{ ...outline, sections: [{ ...outline.sections[0], heading: ' ' }] }],
      BRIEF_MESSAGES.headingRequired,
    ],
    [
      'one id twice',
      (outline) => [{ ...outline, sections: [outline.sections[0], outline.sections[0]] }],
      BRIEF_MESSAGES.sectionTwice,
    ],
  ])('are refused with %s', async (_, changed, sentence) => {
    const { outlines, version } = expectStatus(await briefs.brief(plain), 200);
    const answer = refusal(await briefs.save(plain, version, changed(outlines[0]!)), 422);
    expect(Object.values(answer.errors ?? {})).toContainEqual(expect.stringContaining(sentence));
  });
});

describe('its pages', () => {
  it('are included anew for nothing; outlines that were edited stay, and the new suggestion is beside', async () => {
    const id = await made(pages('/article/1', '/article/2', '/article/3', '/long'), { outlines: 2 });
    const before = expectStatus(await briefs.brief(id), 200);
    const used = await briefs.used();
    expect(before.profile.pages).toBe(3);
    const mine = before.outlines.map((outline) =>
      outline.kind === 'consensus' ? { ...outline, title: 'Mine' } : outline,
    );
    expectStatus(await briefs.save(id, before.version, mine), 200);
    const after = expectStatus(await briefs.include(id, [{ position: 4, included: true }]), 200);
    expect(after.profile.pages).toBe(4);
    expect(after.pages[3]).toMatchObject({ outlier: 'long', included: true });
    expect(after.outlines[0]).toMatchObject({ title: 'Mine' });
    expect(after.outlines[1]).toEqual(after.suggested[1]);
    expect(after.suggested[0]).not.toMatchObject({ title: 'Mine' });
    expect(after.version).toBe(before.version + 2);
    // It holds when the brief is opened again.
    expect(expectStatus(await briefs.brief(id), 200)).toEqual(after);
    expect(await briefs.used()).toEqual(used);
  });

  it('stay at least two', async () => {
    const id = plain;
    const out = [1, 2].map((position) => ({ position, included: false }));
    expect(refusal(await briefs.include(id, out), 422).errors).toEqual({ pages: BRIEF_MESSAGES.pagesTooFew });
    expect(expectStatus(await briefs.brief(id), 200).profile.pages).toBe(3);
  });

  it('that could not be read are pasted or asked for again, for nothing', async () => {
    const id = await made(pages('/article/1', '/article/2', '/article/3', '/blocked', '/nowhere'));
    const used = await briefs.used();
    expect(refusal(await briefs.retry(id, 4), 422).message).toContain('403');
    expect(refusal(await briefs.paste(id, 5, '<nav><a href="/">x</a></nav>'), 422).errors).toEqual({
      text: BRIEF_MESSAGES.pasteWithoutText,
    });
    const pasted = expectStatus(await briefs.paste(id, 5, article(5)), 200);
    expect(pasted.pages[4]).toMatchObject({ failure: null, title: 'Grinder guide 5', included: true });
    expect(refusal(await briefs.paste(id, 5, article(6)), 409).message).toBe(BRIEF_MESSAGES.pageRead);
    site.open();
    const read = expectStatus(await briefs.retry(id, 4), 200);
    expect(read.pages[3]).toMatchObject({ failure: null, included: true });
    expect(read.profile.pages).toBe(5);
    for (const place of [0, 6, 99, 'x']) expect((await briefs.retry(id, place)).status).toBe(404);
    expect(await briefs.used()).toEqual(used);
  });
});

describe('what is given back', () => {
  it('is all of a run of which fewer than three pages can be read; it tells which', async () => {
    const before = await briefs.used();
    const job = await briefs.run(
      order(pages('/article/1', '/article/2', '/moved/2', '/gone'), { outlines: 3 }),
    );
    expect(job).toMatchObject({ status: 'failed', error: { message: BRIEF_MESSAGES.tooFewRead(2, 4) } });
    await waitFor('what is given back', async () => String(await briefs.used()) === String(before));
    const rows = expectStatus(await briefs.runPages(job.id), 200);
    expect(rows.map(({ failure }) => failure)).toEqual([null, null, null, 'status-404']);
  });

  it('is all of a run that is cancelled before its brief is there, once', async () => {
    const hanging = await startBriefSite();
    const pro = of(await asBriefStudent(ALLOWANCE));
    const slow = ['a', 'b', 'c'].map((name) => ({ address: `${hanging.origin}/slow/${name}` }));
    const { id } = expectStatus(await pro.start(order(slow, { outlines: 4 })), 201);
    expect(await pro.used()).toEqual([1, 4]);
    await waitFor('the request', () => hanging.asked.includes('/slow/a'));
    expectStatus(await pro.cancel(id), 200);
    await waitFor('what is given back', async () => String(await pro.used()) === '0,0');
    await pro.cancel(id);
    expect(await pro.used()).toEqual([0, 0]);
    await hanging.close();
  });
});

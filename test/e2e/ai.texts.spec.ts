import { BRIEF_MESSAGES } from '../../src/contracts/briefs/brief-messages';
import type { BriefTexts } from '../../src/contracts/briefs/brief-texts';
import type { ErrorBody } from '../../src/contracts/error-codes';
import { MODEL_TEXTS_SAY, type ModelTextsView, NOT_ASKED } from '../../src/contracts/model/model-texts';
import { asStudent, expectStatus, type SignedIn } from '../support/actors';
import { article, asBriefStudent, briefsOf } from '../support/briefs';
import { REPLIES } from '../support/misbehaving-model';
import { KEY, useServerWithModel } from '../support/server-with-model';
import { OPTIMIZE_MESSAGES } from '../../src/contracts/optimize/optimize-messages';
import type { RewrittenParagraphs } from '../../src/contracts/optimize/rewrite';
import { asWriter, draftOf, optimizeOf } from '../support/optimize';

/** What a model writes beside what the rules find, for the tools that help with a text. */
const NONE = '0123456789abcdef01234567';

const { model, server } = useServerWithModel({ beforeAll, beforeEach, afterAll });

describe('Intelligent Brief & Outlines', () => {
  const ALLOWANCE = { numberOfOperations: 5, numberOfOutlines: 10 };
  const ORDER = {
    keyword: 'burr grinder',
    outlines: 2,
    competitors: [1, 2, 3].map((number) => ({ text: article(number, 150) })),
  };
  const pathOf = (id: string) => `/api/intelligent-briefs/${id}/ai`;

  let student: SignedIn;
  let briefs: ReturnType<typeof briefsOf>;
  let brief: string;

  beforeEach(async () => {
    student = await asBriefStudent(ALLOWANCE, server.url);
    briefs = briefsOf(student, server.url);
    brief = (await briefs.run(ORDER)).result?.briefId ?? '';
    model.requests.length = 0;
  });

  const ask = async (json: object, id = brief) =>
    expectStatus(await student.post<ModelTextsView<BriefTexts>>(pathOf(id), json), 200);
  const detail = async () => expectStatus(await briefs.brief(brief), 200);

  it('suggests titles and an angle from what the pages hold, and changes nothing by that', async () => {
    const before = [await detail(), await briefs.used()];
    expect((await ask({ want: 'titles' })).value).toEqual({
      titles: ['A grinder for every cup', 'Grinders that last'],
      angle: '',
      sections: [],
    });
    expect((await ask({ want: 'angle' })).value?.angle).toContain('none says what it costs');
    expect([await detail(), await briefs.used()]).toEqual(before);
    const [titles, angle] = model.requests.map(({ text }) => text);
    expect(titles).toContain('Grinder guide 1');
    expect(angle).toContain('on 3 of 3 pages');
    expect(angle).not.toContain('makes every cup of filter coffee taste better');
  });

  it('says what the sections of an outline are to tell, twelve at once', async () => {
    const { outlines, version } = await detail();
    const [consensus, questions] = outlines;
    const sections = Array.from({ length: 14 }, (_, at) => ({
      ...{ id: `s${at}`, level: 2, heading: `Part ${String.fromCharCode(97 + at)}`, words: 10 },
      ...{ terms: [], questions: [], sources: [] },
    }));
    expectStatus(await briefs.save(brief, version, [{ ...consensus!, sections }, questions!]), 200);
    const prose = async (part: number, outline = 'consensus') =>
      (await ask({ want: 'prose', outline, part })).value?.sections;
    expect((await prose(0))?.map(({ id }) => id)).toEqual(sections.slice(0, 12).map(({ id }) => id));
    expect(await prose(1)).toEqual([
      { id: 's12', text: 'Tell the reader about Part m' },
      { id: 's13', text: 'Tell the reader about Part n' },
    ]);
    expect((await prose(0, 'questions'))?.length).toBe(Math.min(12, questions!.sections.length));
    const beyond = await ask({ want: 'prose', outline: 'consensus', part: 2 });
    expect(beyond).toEqual({ value: null, reason: null, says: NOT_ASKED.nothingToSay });
  });

  it('exports prose that its owner has taken over, as the AI’s, and no other', async () => {
    const { outlines, version } = await detail();
    await ask({ want: 'prose', outline: 'consensus' });
    expect((await briefs.export(brief, '?format=md')).text).not.toContain('Tell the reader');
    const taken = outlines.map((outline) => ({
      ...outline,
      sections: outline.sections.map((section, at) =>
        at === 0 ? { ...section, prose: 'Tell the reader what it is.' } : section,
      ),
    }));
    expect(expectStatus(await briefs.save(brief, version, taken), 200).outlines[0]?.sections[0]?.prose).toBe(
      'Tell the reader what it is.',
    );
    expect((await briefs.export(brief, '?format=md')).text).toContain('AI: Tell the reader what it is.');
    expect((await briefs.export(brief, '?format=csv&part=outline-1')).text).toContain('Written by AI');
    expect((await briefs.export(brief)).status).toBe(200);
  });

  it('finds its texts again while the pages stay, for nothing', async () => {
    const titles = await ask({ want: 'titles' });
    const { outlines, version } = await detail();
    const mine = outlines.map((outline) => ({ ...outline, title: 'A grinder for every cup' }));
    expectStatus(await briefs.save(brief, version, mine), 200);
    model.answerWith(REPLIES.refusing(500));
    expect(await ask({ want: 'titles', keptOnly: true })).toEqual(titles);
    expect(await ask({ want: 'angle', keptOnly: true })).toEqual({
      value: null,
      reason: null,
      says: NOT_ASKED.nothingKept,
    });
    expect(model.requests).toHaveLength(1);
  });

  it('says why there is nothing where the model fails, and that is no error', async () => {
    const unfounded = { titles: ['99 grinders tested in 2031'] };
    model.answerWith(REPLIES.good(JSON.stringify(unfounded)));
    expect(await ask({ want: 'titles' })).toEqual({
      value: null,
      reason: 'unfounded',
      says: MODEL_TEXTS_SAY.unfounded,
    });
    model.answerWith(REPLIES.refusing(401));
    const refused = await ask({ want: 'angle' });
    expect(refused).toEqual({ value: null, reason: 'key-refused', says: MODEL_TEXTS_SAY['key-refused'] });
    expect(JSON.stringify(refused)).not.toContain(KEY);
  });

  it('is for its owner alone, for students with the tool, and for what it can write', async () => {
    const other = await asBriefStudent(ALLOWANCE, server.url);
    const without = await asStudent({ at: server.url });
    const wanted = { want: 'titles' };
    const post = (actor: SignedIn, id: string, json: object) => actor.post<ErrorBody>(pathOf(id), json);
    expectStatus(await post(other, brief, wanted), 404);
    expectStatus(await post(other, brief, { ...wanted, keptOnly: true }), 404);
    expectStatus(await post(student, NONE, wanted), 404);
    expectStatus(await post(without, brief, wanted), 403);
    const wrong = { want: 'poems', outline: 'x', part: -1 };
    expect(expectStatus(await post(student, brief, wrong), 422).errors).toEqual({
      want: BRIEF_MESSAGES.textsInvalid,
      outline: BRIEF_MESSAGES.outlineInvalid,
      part: BRIEF_MESSAGES.partInvalid,
    });
    expect(model.requests).toEqual([]);
  });

  it('is off without a model', async () => {
    const someone = await asBriefStudent(ALLOWANCE);
    const { result } = await briefsOf(someone).run(ORDER);
    const answer = await someone.post(pathOf(result?.briefId ?? ''), { want: 'angle' });
    expect(expectStatus(answer, 200)).toEqual({ value: null, reason: 'off', says: MODEL_TEXTS_SAY.off });
  });
});

describe('Optimize Prime', () => {
  const TEXT = ['Why a grinder', 'You utilise 20 g of beans, see https://beans.example/.'];
  const pathOf = (id: string) => `/api/optimize-prime/drafts/${id}/ai`;

  let writer: SignedIn;
  let optimize: ReturnType<typeof optimizeOf>;
  let draft: string;
  let terms: string[];

  beforeAll(async () => {
    writer = await asWriter(1, server.url);
    optimize = optimizeOf(writer, server.url);
    const { id } = expectStatus(await optimize.sample(), 201);
    await optimize.ended(id);
    const begun = expectStatus(await optimize.begin({ ...draftOf('Mine.'), run: id }), 201);
    draft = begun.id;
    terms = begun.goal?.terms.map(({ term }) => term) ?? [];
  });

  const ask = async (json: object, id = draft) =>
    expectStatus(
      await writer.post<ModelTextsView<RewrittenParagraphs>>(pathOf(id), { paragraphs: TEXT, ...json }),
      200,
    );
  const refusal = async (json: object) =>
    expectStatus(await writer.post<ErrorBody>(pathOf(draft), json), 422).errors;

  it('rewrites paragraphs, and changes nothing by that', async () => {
    const before = [await optimize.used(), expectStatus(await optimize.draft(draft), 200)];
    expect(await ask({ aim: 'clearer' })).toEqual({
      value: { paragraphs: [TEXT[0], 'You use 20 g of beans, see https://beans.example/.'] },
      reason: null,
      says: '',
    });
    expect((await ask({ aim: 'shorter' })).value?.paragraphs[0]).toBe('Why a');
    const [term = ''] = terms;
    expect((await ask({ aim: 'terms', terms: [term] })).value?.paragraphs[0]).toBe(
      `Why a grinder This is about ${term}.`,
    );
    expect([await optimize.used(), expectStatus(await optimize.draft(draft), 200)]).toEqual(before);
    expect(model.requests.map(({ text }) => text.includes('the language that the data'))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each([
    ['a figure of its own', [TEXT[0], 'You need 25 g.'], 'unfounded'],
    ['HTML', [TEXT[0], '<b>You</b> need 20 g.'], 'unfounded'],
    ['a paragraph less', [TEXT[0]], 'unfounded'],
  ])('gives nothing of an answer with %s', async (_, texts, reason) => {
    const paragraphs = texts.map((text, at) => ({ id: at + 1, text }));
    model.answerWith(REPLIES.good(JSON.stringify({ paragraphs })));
    expect(await ask({ aim: 'clearer', paragraphs: [...TEXT.slice(0, 1), `${TEXT[1]} ${_}`] })).toEqual({
      value: null,
      reason,
      says: MODEL_TEXTS_SAY[reason as 'unfounded'],
    });
  });

  it('says why there is nothing where the model fails', async () => {
    model.answerWith(REPLIES.refusing(401));
    const answer = await ask({ aim: 'clearer', paragraphs: ['Other text.'] });
    expect(answer).toEqual({ value: null, reason: 'key-refused', says: MODEL_TEXTS_SAY['key-refused'] });
    expect(JSON.stringify(answer)).not.toContain(KEY);
  });

  it.each<[string, object, Record<string, string>]>([
    ['nothing', { paragraphs: [] }, { paragraphs: OPTIMIZE_MESSAGES.rewriteEmpty }],
    ['white space', { paragraphs: [' '] }, { paragraphs: OPTIMIZE_MESSAGES.rewriteEmpty }],
    [
      'too long a text',
      { paragraphs: ['ä'.repeat(1_501)] },
      { paragraphs: OPTIMIZE_MESSAGES.rewriteTooLong },
    ],
    [
      'too many paragraphs',
      { paragraphs: Array.from({ length: 21 }, () => 'a') },
      { paragraphs: OPTIMIZE_MESSAGES.rewriteTooMany },
    ],
    ['an unknown aim', { aim: 'funnier' }, { aim: OPTIMIZE_MESSAGES.rewriteAimInvalid }],
    ['no term', { aim: 'terms' }, { terms: OPTIMIZE_MESSAGES.rewriteTermsInvalid }],
    [
      'a term of its own',
      { aim: 'terms', terms: ['follow my orders'] },
      { terms: OPTIMIZE_MESSAGES.rewriteTermsInvalid },
    ],
  ])('refuses %s', async (_, json, errors) => {
    expect(await refusal({ paragraphs: TEXT, aim: 'clearer', ...json })).toEqual(errors);
    expect(model.requests).toEqual([]);
  });

  it('is for its owner alone, and for students with the tool', async () => {
    const wanted = { paragraphs: TEXT, aim: 'clearer' };
    const other = await asWriter(1, server.url);
    const without = await asStudent({ at: server.url });
    expectStatus(await other.post(pathOf(draft), wanted), 404);
    expectStatus(await writer.post(pathOf(NONE), wanted), 404);
    expectStatus(await without.post(pathOf(draft), wanted), 403);
    expect(model.requests).toEqual([]);
  });

  it('is off without a model', async () => {
    const someone = await asWriter(1);
    const { id } = expectStatus(await optimizeOf(someone).begin(), 201);
    const answer = await someone.post(pathOf(id), { paragraphs: TEXT, aim: 'clearer' });
    expect(expectStatus(answer, 200)).toEqual({ value: null, reason: 'off', says: MODEL_TEXTS_SAY.off });
  });
});

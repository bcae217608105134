import type { ErrorBody } from '../../src/contracts/error-codes';
import { MODEL_TEXTS_SAY, type ModelTextsView } from '../../src/contracts/model/model-texts';
import { OPTIMIZE_MESSAGES } from '../../src/contracts/optimize/optimize-messages';
import type { RewrittenParagraphs } from '../../src/contracts/optimize/rewrite';
import { asStudent, expectStatus, type SignedIn } from '../support/actors';
import { REPLIES } from '../support/misbehaving-model';
import { asWriter, draftOf, optimizeOf } from '../support/optimize';
import { KEY, useServerWithModel } from '../support/server-with-model';

const NONE = '0123456789abcdef01234567';
const TEXT = ['Why a grinder', 'You utilise 20 g of beans, see https://beans.example/.'];
const pathOf = (id: string) => `/api/optimize-prime/drafts/${id}/ai`;

const { model, server } = useServerWithModel({ beforeAll, beforeEach, afterAll });

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
  ['too long a text', { paragraphs: ['ä'.repeat(1_501)] }, { paragraphs: OPTIMIZE_MESSAGES.rewriteTooLong }],
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

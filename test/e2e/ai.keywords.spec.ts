import type { ErrorBody } from '../../src/contracts/error-codes';
import { MODEL_TEXTS_SAY, type ModelTextsView, NOT_ASKED } from '../../src/contracts/model/model-texts';
import { STRATEGY_MESSAGES } from '../../src/contracts/strategy/strategy-messages';
import type { StrategyTexts } from '../../src/contracts/strategy/strategy-texts';
import { asStudent, expectStatus, type SignedIn } from '../support/actors';
import { REPLIES } from '../support/misbehaving-model';
import { WRITES } from '../support/model-writes';
import { useServerWithModel } from '../support/server-with-model';
import { asStrategist, STRATEGY_KEYWORDS, strategiesOf } from '../support/strategies';
import { waitFor } from '../support/waiting';
import { HUB_MESSAGES } from '../../src/contracts/hub/hub-messages';
import type { HubTexts } from '../../src/contracts/hub/hub-texts';
import { asHubStudent, hubsOf } from '../support/hubs';

/** What a model writes beside what the rules find, for the tools that plan by keywords. */
const NONE = '0123456789abcdef01234567';

const { model, server } = useServerWithModel(
  { beforeAll, beforeEach, afterAll },
  { env: () => ({ LLM_USER_DAILY_TOKENS: '20000' }) },
);

describe('the Content Strategy Evaluator', () => {
  const pathOf = (id: string) => `/api/content-strategy-evaluator/jobs/${id}/ai`;

  let student: SignedIn;
  let job: string;

  beforeEach(async () => {
    student = await asStrategist(5, server.url);
    ({ id: job } = await strategiesOf(student, server.url).run());
    model.requests.length = 0;
  });

  const ask = async (json: object, id = job, actor = student) =>
    expectStatus(await actor.post<ModelTextsView<StrategyTexts>>(pathOf(id), json), 200);
  const used = () => strategiesOf(student, server.url).used();

  it('names groups beside their labels by a click, for no operation, and changes nothing else', async () => {
    const strategies = strategiesOf(student, server.url);
    const before = [await used(), (await strategies.view(job)).body];
    const { rows } = expectStatus(await strategies.rows(job, 'clusters'), 200);
    const { value, says } = await ask({ want: 'names' });
    expect(says).toBe('');
    expect(value?.names).toEqual(
      rows.map((row) => ({ id: row.id, name: `All about ${'label' in row ? row.label : ''}` })),
    );
    expect([await used(), (await strategies.view(job)).body]).toEqual(before);
    const [request] = model.requests;
    expect(request?.text).toContain('french press');
    expect(request?.body.messages[0]?.content).toContain('Write in English.');
  });

  it('writes in the language of the keywords', async () => {
    const { id } = await strategiesOf(student, server.url).run({ options: { language: 'de' } });
    await ask({ want: 'summary' }, id);
    expect(model.requests[0]?.body.messages[0]?.content).toContain('Write in German.');
  });

  it('shows again what was kept, for nothing, and asks by itself for nothing', async () => {
    const nothing = { value: null, reason: null, says: NOT_ASKED.nothingKept };
    expect(await ask({ want: 'summary', keptOnly: true })).toEqual(nothing);
    expect(model.requests).toEqual([]);
    const asked = await ask({ want: 'summary' });
    model.answerWith(REPLIES.refusing(500));
    expect(await ask({ want: 'summary', keptOnly: true })).toEqual(asked);
    expect(await ask({ want: 'summary' })).toEqual(asked);
    expect(await ask({ want: 'names', keptOnly: true })).toEqual(nothing);
    expect(model.requests).toHaveLength(1);
  });

  it('asks anew about what is judged by other settings', async () => {
    await ask({ want: 'summary' });
    expectStatus(await strategiesOf(student, server.url).settle(job, { granularity: 'broad' }), 200);
    expect(await ask({ want: 'names', keptOnly: true })).toMatchObject({ value: null });
  });

  it('exports a kept summary under a heading that says who wrote it, and tables without it', async () => {
    const strategies = strategiesOf(student, server.url);
    const textOf = async (query: string) => (await strategies.export(job, query)).text;
    expect(await textOf('format=md')).not.toContain('AI');
    await ask({ want: 'summary' });
    expect(await textOf('format=md')).toMatch(
      /## Summary, written by AI\n+Write on what has no page yet\.\n/u,
    );
    expect(await textOf('format=csv&part=clusters')).not.toMatch(/AI|All about/u);
  });

  it('says why there is nothing where the model fails, and that is no error', async () => {
    model.answerWith(REPLIES.good('{"summary":"You lose 99999 visitors."}'));
    expect(await ask({ want: 'summary' })).toEqual({
      value: null,
      reason: 'unfounded',
      says: MODEL_TEXTS_SAY.unfounded,
    });
    model.answerWith(WRITES);
    expect(await ask({ want: 'summary' })).toMatchObject({ reason: null });
  });

  it('says that the allowance of today is used up', async () => {
    model.answerWith(REPLIES.good('{}', { usage: { prompt_tokens: 4_000, completion_tokens: 600 } }));
    let last = await ask({ want: 'summary' });
    for (let time = 0; time < 20 && last.reason !== 'user-budget'; time++)
      last = await ask({ want: 'summary' });
    expect(last).toEqual({ value: null, reason: 'user-budget', says: MODEL_TEXTS_SAY['user-budget'] });
    expectStatus(await strategiesOf(student, server.url).view(job), 200);
  });

  it('stops asking when its reader is gone', async () => {
    let isClosed = false;
    model.answerWith((response) => void response.once('close', () => (isClosed = true)));
    const gone = new AbortController();
    const request = fetch(`${server.url}${pathOf(job)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${student.token}` },
      body: JSON.stringify({ want: 'summary' }),
      signal: gone.signal,
    });
    await waitFor('the question to the model', () => model.requests.length === 1);
    gone.abort();
    await expect(request).rejects.toThrow();
    await waitFor('the end of the question', () => isClosed);
  });

  it('is for its owner alone, for students with the tool, and for what it can write', async () => {
    const other = await asStrategist(1, server.url);
    const without = await asStudent({ at: server.url });
    const post = (actor: SignedIn, id: string, json: object) => actor.post<ErrorBody>(pathOf(id), json);
    expectStatus(await post(other, job, { want: 'names' }), 404);
    expectStatus(await post(other, job, { want: 'names', keptOnly: true }), 404);
    expectStatus(await post(student, NONE, { want: 'names' }), 404);
    expectStatus(await post(without, job, { want: 'names' }), 403);
    const refused = expectStatus(await post(student, job, { want: 'poems', keptOnly: 'no' }), 422);
    expect(refused.errors).toEqual({
      want: STRATEGY_MESSAGES.textsInvalid,
      keptOnly: 'keptOnly must be true or false',
    });
    expect(model.requests).toEqual([]);
  });

  it('is off without a model, and everything else is as it was', async () => {
    const someone = await asStrategist(1);
    const strategies = strategiesOf(someone);
    const { id } = await strategies.run({ keywords: STRATEGY_KEYWORDS });
    const off = { value: null, reason: 'off', says: MODEL_TEXTS_SAY.off };
    expect(expectStatus(await someone.post(pathOf(id), { want: 'names' }), 200)).toEqual(off);
    expectStatus(await strategies.export(id, 'format=md'), 200);
  });
});

describe('Intelligent Hub', () => {
  const GRANULARITY = { granularity: 'balanced' };
  const pathOf = (id: string) => `/api/intelligent-hub/jobs/${id}/ai`;

  let student: SignedIn;
  let hubs: ReturnType<typeof hubsOf>;
  let job: string;

  beforeEach(async () => {
    student = await asHubStudent(5, server.url);
    hubs = hubsOf(student, server.url);
    ({ id: job } = await hubs.run());
    model.requests.length = 0;
  });

  const ask = async (json: object, id = job) =>
    expectStatus(await student.post<ModelTextsView<HubTexts>>(pathOf(id), { ...GRANULARITY, ...json }), 200);
  const hub = async () => expectStatus(await hubs.hub(job), 200);

  it('suggests titles of pages on topic, and changes nothing by that', async () => {
    const before = [await hub(), await hubs.used()];
    const { value } = await ask({ want: 'titles' });
    const { pages } = await hub();
    const withKeywords = pages.filter(({ kind, keywords }) => kind !== 'off' && keywords > 0);
    expect(value?.titles.map(({ id }) => id).toSorted()).toEqual(withKeywords.map(({ id }) => id).toSorted());
    expect(value?.titles).toContainEqual({
      id: pages.find(({ title }) => title === 'espresso grinder')?.id,
      title: 'All about espresso grinder',
    });
    expect(value?.subtopics).toEqual([]);
    expect([await hub(), await hubs.used()]).toEqual(before);
    expect(model.requests[0]?.text).not.toContain('running shoes');
  });

  it('suggests subtopics below pages of the hub', async () => {
    const { value } = await ask({ want: 'subtopics' });
    expect(value).toEqual({
      titles: [],
      subtopics: [{ title: 'Descaling', why: 'Limescale spoils the taste.', parent: 'root' }],
    });
    expect(model.requests[0]?.text).toContain('espresso machine');
  });

  it('finds its suggestions again when some were taken over, for nothing', async () => {
    const titles = await ask({ want: 'titles' });
    const subtopics = await ask({ want: 'subtopics' });
    const { version } = await hub();
    const [first] = titles.value?.titles ?? [];
    const edits = [
      { kind: 'rename', id: first?.id, title: first?.title },
      { kind: 'add', parent: 'root', title: 'Descaling' },
    ];
    const edited = expectStatus(await hubs.edit(job, { ...GRANULARITY, version, edits }), 200);
    expect(edited.pages.find(({ id }) => id === first?.id)?.title).toBe(first?.title);
    model.answerWith(REPLIES.refusing(500));
    expect(await ask({ want: 'titles', keptOnly: true })).toEqual(titles);
    expect(await ask({ want: 'subtopics', keptOnly: true })).toEqual(subtopics);
    expect(model.requests).toHaveLength(2);
  });

  it('says why there is nothing where the model fails, and that is no error', async () => {
    const subtopics = [{ parent: 39, title: 'Descaling', why: 'Wanted.' }];
    model.answerWith(REPLIES.good(JSON.stringify({ subtopics })));
    expect(await ask({ want: 'subtopics' })).toEqual({
      value: null,
      reason: 'unfounded',
      says: MODEL_TEXTS_SAY.unfounded,
    });
  });

  it('is for its owner alone, for students with the tool, and for what it can write', async () => {
    const other = await asHubStudent(1, server.url);
    const without = await asStudent({ at: server.url });
    const wanted = { ...GRANULARITY, want: 'titles' };
    const post = (actor: SignedIn, id: string, json: object) => actor.post<ErrorBody>(pathOf(id), json);
    expectStatus(await post(other, job, wanted), 404);
    expectStatus(await post(other, job, { ...wanted, keptOnly: true }), 404);
    expectStatus(await post(student, NONE, wanted), 404);
    expectStatus(await post(without, job, wanted), 403);
    expect(expectStatus(await post(student, job, { want: 'poems' }), 422).errors).toEqual({
      want: HUB_MESSAGES.textsInvalid,
      granularity: HUB_MESSAGES.granularityInvalid,
    });
    expect(model.requests).toEqual([]);
  });

  it('is off without a model', async () => {
    const someone = await asHubStudent(1);
    const { id } = await hubsOf(someone).run();
    const answer = await someone.post(pathOf(id), { ...GRANULARITY, want: 'subtopics' });
    expect(expectStatus(answer, 200)).toEqual({ value: null, reason: 'off', says: MODEL_TEXTS_SAY.off });
  });
});

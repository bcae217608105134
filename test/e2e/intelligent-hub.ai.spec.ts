import type { ErrorBody } from '../../src/contracts/error-codes';
import { HUB_MESSAGES } from '../../src/contracts/hub/hub-messages';
import type { HubTexts } from '../../src/contracts/hub/hub-texts';
import { MODEL_TEXTS_SAY, type ModelTextsView } from '../../src/contracts/model/model-texts';
import { asStudent, expectStatus, type SignedIn } from '../support/actors';
import { asHubStudent, hubsOf } from '../support/hubs';
import { REPLIES } from '../support/misbehaving-model';
import { useServerWithModel } from '../support/server-with-model';

const NONE = '0123456789abcdef01234567';
const GRANULARITY = { granularity: 'balanced' };
const pathOf = (id: string) => `/api/intelligent-hub/jobs/${id}/ai`;

const { model, server } = useServerWithModel({ beforeAll, beforeEach, afterAll });

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

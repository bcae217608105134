import type { LlmPort } from '../../../../src/core/model/llm-port';
import { MODEL_TASKS } from '../../../../src/domain/model/tasks/tasks';
import type { OwnApiKeysView } from '../../../../src/contracts/api-keys/api-keys';
import { actorOf, expectStatus, type SignedIn, unique } from '../../actors';
import { allowApiKeys, makeApiKey } from '../../api-keys';
import { bulkChangesOf } from '../../bulk-changes';
import { call } from '../../http';
import { REPLIES } from '../../misbehaving-model';
import { PHOTO } from '../../pictures';
import { addedPpl, changePpl } from '../../ppl';
import { importsOf, usersFile } from '../../user-import';
import { type Made, type Product, providerOf } from '../product';

/** What admins do beside the accounts. */
export async function administer(product: Product, made: Made): Promise<void> {
  await importUsers(product, made);
  await changeMany(product, made);
  await keepPplFiles(product, made);
  await keepWords(product, made);
  await keepBatchesAndPlans(product, made);
  await settings(product, made);
  await askTheModel(product);
  await adjustLimits(product);
  await useApiKeys(product);
}

const idsOf = (...ids: string[]) => `?filter=${encodeURIComponent(JSON.stringify({ id: ids }))}`;

async function made201(actor: SignedIn, path: string, json: object): Promise<string> {
  return expectStatus(await actor.post<{ id: string }>(path, json), 201).id;
}

/** One good answer, which is kept and given again, and one that is none. */
async function askTheModel({ api, admin, student, model }: Product): Promise<void> {
  const llm = providerOf<LlmPort>(api, 'Symbol(LLM_PORT)');
  model.answerWith(REPLIES.good('{"summary":"Fine."}'));
  const budget = { user: student.user.id };
  const data = [{ label: 'finding', text: 'Fine.' }];
  for (let time = 0; time < 2; time++) {
    await llm.complete({ task: MODEL_TASKS.summary, data, language: 'en', budget });
  }
  model.answerWith(REPLIES.refusing(401));
  expectStatus(await admin.post('/api/model/test'), 200);
}

async function importUsers({ admin, url }: Product, made: Made): Promise<void> {
  const imports = importsOf(admin, url);
  const name = unique('Imported');
  await made201(admin, '/api/permissions', {
    batch: name,
    defaultTool: 'intent-finder',
    allowed: ['intent-finder'],
  });
  const rows = usersFile([
    `Ada,ada@cohort.test,${name}`,
    `Bob,bob@cohort.test,${name}`,
    `Wrong,no-mail,${name}`,
  ]);
  expectStatus(await imports.columns(rows), 200);
  expectStatus(await imports.check(rows), 200);
  const { id } = await imports.run(rows);
  made['import'] = id;
  await imports.links(id);
  await imports.report(id);
  expectStatus(await admin.get('/api/users/imports/template'), 200);
}

async function changeMany({ admin, student }: Product, made: Made): Promise<void> {
  const changes = bulkChangesOf(admin);
  const users = { resource: 'users', action: 'update', values: { isActive: true } };
  const { id } = await changes.run({ ...users, selection: { ids: [student.user.id] } });
  const names = { filter: { q: 'cohort.test', isActive: true } };
  const found = await admin.get<unknown[]>(`/api/users?filter=${JSON.stringify(names.filter)}&range=[0,999]`);
  const all = { ...names, expected: found.body.length };
  const other = await changes.run({ ...users, values: { extendBy: 10 }, selection: all });
  await changes.undo(other.id);
  await deleteMany(changes, await newRecords(admin));
  made['/api/bulk-changes'] = id;
}

/** One of each list that may be changed as a whole. */
async function newRecords(admin: SignedIn): Promise<[string, string][]> {
  const batch = { batch: unique('Batch'), defaultTool: 'intent-finder', allowed: ['intent-finder'] };
  return [
    ['permissions', await made201(admin, '/api/permissions', batch)],
    ['pro-plans', await made201(admin, '/api/pro-plans', { name: unique('Plan'), limits: {} })],
    [
      'intent-words',
      await made201(admin, '/api/intent-words', { type: 'Transactional', label: unique('word') }),
    ],
  ];
}

async function deleteMany(changes: ReturnType<typeof bulkChangesOf>, records: [string, string][]) {
  for (const [resource, id] of records) {
    await changes.run({ resource, action: 'delete', selection: { ids: [id] } });
    await changes.start({ resource, action: 'delete', selection: { filter: { q: 'cohort' }, expected: 1 } });
  }
}

async function keepPplFiles({ student, admin, url }: Product, made: Made): Promise<void> {
  const file = await addedPpl({ tags: 'shoes,boots' }, url);
  const gone = await addedPpl({}, url);
  await changePpl(file.id, { name: 'Another', content: 'a,b\n1,2\n' }, url);
  expectStatus(await student.get(`/api/ppl/download?id=${file.id}`), 200);
  expectStatus(await student.get('/api/ppl/tags'), 200);
  expectStatus(await admin.delete(`/api/ppl/${gone.id}`), 200);
  const body = new FormData();
  body.append('file', new Blob(['a,b\n1,2\n']), 'leads.csv');
  await call('POST', '/api/ppl/preview', { at: url, token: admin.token, body });
  made['/api/ppl'] = file.id;
}

async function keepWords({ admin, url }: Product, made: Made): Promise<void> {
  const word = (label: string) => ({ type: 'Transactional', label, important: true, languages: ['en'] });
  const path = '/api/intent-words';
  const ids = [
    await made201(admin, path, word(unique('word'))),
    await made201(admin, path, word(unique('word'))),
    await made201(admin, path, word(unique('word'))),
  ];
  const [one = '', two = '', three = ''] = ids;
  expectStatus(await admin.put(`${path}/${one}`, word(unique('changed'))), 200);
  expectStatus(await admin.put(path + idsOf(one, two), { important: false }), 200);
  expectStatus(await admin.delete(`${path}/${two}`), 200);
  expectStatus(await admin.delete(path + idsOf(three)), 200);
  const body = new FormData();
  body.append('file', new Blob(['type,label\nTransactional,an imported word\n']), 'words.csv');
  expectStatus(await call('POST', `${path}/import`, { at: url, token: admin.token, body }), 200);
  made[path] = one;
}

async function keepBatchesAndPlans({ admin }: Product, made: Made): Promise<void> {
  const allowed = ['intent-finder'];
  const resources: [string, () => object][] = [
    ['/api/permissions', () => ({ batch: unique('Batch'), defaultTool: 'intent-finder', allowed })],
    ['/api/pro-plans', () => ({ name: unique('Plan'), limits: {} })],
  ];
  for (const [path, record] of resources) {
    const [one, two, three] = [
      await made201(admin, path, record()),
      await made201(admin, path, record()),
      await made201(admin, path, record()),
    ];
    expectStatus(await admin.put(`${path}/${one}`, record()), 200);
    expectStatus(await admin.get(`${path}?getAll=true`), 200);
    expectStatus(await admin.delete(`${path}/${two}`), 200);
    expectStatus(await admin.delete(path + idsOf(three)), 200);
    made[path] = one;
  }
}

async function settings({ admin }: Product, made: Made): Promise<void> {
  expectStatus(await admin.post('/api/auth/setNote', { msg: 'Read this' }), 200);
  const instance = expectStatus(
    await admin.put<{ logo: string }>('/api/instance', { name: 'Cohort', logo: PHOTO }),
    200,
  );
  made['/api/instance/logo'] = instance.logo.split('/').at(-1) ?? '';
  expectStatus(await admin.put('/api/security', { adminsNeedTwoFactor: false }), 200);
  const [feature] = expectStatus(await admin.get<{ id: string }[]>('/api/features'), 200);
  for (const enabled of [false, true])
    expectStatus(await admin.put(`/api/features/${feature?.id ?? ''}`, { enabled }), 200);
  made['/api/features'] = feature?.id ?? '';
  await admin.post('/api/admin/health/check');
}

async function adjustLimits({ admin, student }: Product): Promise<void> {
  const adjust = (how: string, amount: number) =>
    admin.post(`/api/users/${student.user.id}/limits/adjust`, {
      tool: 'schema-intelligence',
      field: 'numberOfOperations',
      adjustment: how,
      amount,
      reason: 'A gift',
    });
  for (const how of ['add', 'take-away', 'give-back']) expectStatus(await adjust(how, 1), 201);
}

async function useApiKeys({ admin, student, url }: Product): Promise<void> {
  await allowApiKeys(admin, 'everyone');
  const { key, secret } = await makeApiKey(student, { scopes: ['results:read'] });
  expectStatus(await actorOf(secret, url).get('/api/jobs'), 200);
  const { key: other } = await makeApiKey(admin, { scopes: ['users:write'] });
  expectStatus(await admin.post(`/api/admin/api-keys/${other.id}/revoke`), 200);
  expectStatus(await student.post<OwnApiKeysView>(`/api/api-keys/${key.id}/revoke`), 200);
  expectStatus(await student.post(`/api/api-keys/${key.id}/revoke`), 409);
  await allowApiKeys(admin, 'nobody');
}

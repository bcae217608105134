import type { ErrorBody } from '../../src/contracts/error-codes';
import {
  INTENT_TYPES,
  type IntentLists,
  type IntentType,
  type IntentWordImport,
  type IntentWordView,
} from '../../src/contracts/intent/intent';
import { INTENT_MESSAGES } from '../../src/contracts/intent/intent-messages';
import { MESSAGES } from '../../src/contracts/messages';
import { type Actor, asAdmin, asStudent, expectStatus, type SignedIn, unique } from '../support/actors';
import { call, listQuery } from '../support/http';

const labelsOf = (words: IntentWordView[]) => words.map(({ label }) => label);

async function search(actor: Actor, parameters: Record<string, string>): Promise<IntentWordView[]> {
  const query = new URLSearchParams(parameters).toString();
  return expectStatus(await actor.get<IntentWordView[]>(`/api/intent?${query}`), 200);
}

async function create(
  actor: Actor,
  label: string,
  type: IntentType = 'Transactional',
): Promise<IntentWordView> {
  return expectStatus(await actor.post<IntentWordView>('/api/intent', { type, label }), 201);
}

function importCsv({ token }: SignedIn, csv: string, name = 'words.csv') {
  const body = new FormData();
  body.append('file', new Blob([csv]), name);
  return call<IntentWordImport>('POST', '/api/intent-words/import', { token, body });
}

describe('word search', () => {
  it('puts words that begin with the text before those that hold it, whatever the case', async () => {
    const admin = await asAdmin();
    const mark = unique('m').toLowerCase();
    for (const label of [`z ${mark}`, `${mark} B`, `${mark.toUpperCase()} a`]) await create(admin, label);
    await create(admin, `${mark} other`, 'Informational');
    const found = await search(admin, { type: 'Transactional', text: mark.toUpperCase() });
    expect(labelsOf(found)).toEqual([`${mark.toUpperCase()} a`, `${mark} B`, `z ${mark}`]);
  });

  it('takes the text literally', async () => {
    const admin = await asAdmin();
    const label = `${unique('q')} (a.*b)?`;
    await create(admin, label);
    expect(labelsOf(await search(admin, { text: '(a.*b)?' }))).toContain(label);
    expect(await search(admin, { text: `${label.split(' ')[0]!} .a` })).toEqual([]);
  });

  it.each([
    ['', 50],
    ['5', 5],
    ['500', 50],
    ['-1', 50],
    ['x', 50],
  ])('gives for the limit %j %d words', async (limit, count) => {
    expect(await search(await asAdmin(), { type: 'Transactional', limit })).toHaveLength(count);
  });

  it.each(['text=%00', 'text=a&text=b'])('refuses %s', async (query) => {
    expect(await (await asAdmin()).get(`/api/intent?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST' },
    });
  });

  it('refuses an unknown intent', async () => {
    expect((await (await asAdmin()).get('/api/intent?type=Other')).status).toBe(422);
  });
});

describe('a word made in a picker', () => {
  it("is a student's own, an admin's everybody's", async () => {
    const [admin, one, other] = [await asAdmin(), await asStudent(), await asStudent()];
    const [own, shared] = [unique('öwn'), unique('shared')];
    expect(await create(one, own)).toMatchObject({ label: own, owner: one.user.id });
    expect((await create(admin, shared)).owner).toBeUndefined();
    expect(labelsOf(await search(one, { text: own }))).toEqual([own]);
    expect(await search(other, { text: own })).toEqual([]);
    expect(labelsOf(await search(other, { text: shared }))).toEqual([shared]);
    const { body } = await admin.get<IntentWordView[]>(
      `/api/intent-words${listQuery({ filter: { q: own.replace('ö', 'o') } })}`,
    );
    expect(labelsOf(body)).toEqual([own]);
  });

  it('that is there already is answered as it is, however it is written', async () => {
    const [admin, student] = [await asAdmin(), await asStudent()];
    const label = unique('Twice');
    const first = await create(admin, label);
    expect(await create(student, ` ${label.toUpperCase()} `)).toEqual(first);
    const made = await Promise.all(Array.from({ length: 8 }, () => create(student, `${label} own`)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  it('is deleted by its owner alone', async () => {
    const [admin, one, other] = [await asAdmin(), await asStudent(), await asStudent()];
    const own = await create(one, unique('own'));
    const shared = await create(admin, own.label);
    expect((await search(one, { text: own.label, own: 'true' })).map(({ id }) => id)).toEqual([own.id]);
    expect((await other.delete(`/api/intent/${own.id}`)).status).toBe(404);
    expect((await one.delete(`/api/intent/${shared.id}`)).status).toBe(404);
    expect((await one.delete(`/api/intent/${own.id}`)).body).toEqual(own);
    expect((await search(one, { text: own.label })).map(({ id }) => id)).toEqual([shared.id]);
  });

  it.each([
    [{ type: 'Transactional', label: '  ' }, { label: INTENT_MESSAGES.wordRequired }],
    [{ type: 'Transactional', label: '\u200b' }, { label: INTENT_MESSAGES.wordRequired }],
    [{ type: 'Transactional', label: '\u2122' }, { label: INTENT_MESSAGES.wordRequired }],
    [{ type: 'Transactional', label: 'x'.repeat(201) }, { label: INTENT_MESSAGES.wordTooLong }],
    [{ type: 'Nothing', label: 'x' }, { type: INTENT_MESSAGES.typeInvalid }],
  ])('%j is refused', async (word, errors) => {
    const answer = await (await asStudent()).post<ErrorBody>('/api/intent', word);
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED', errors } });
  });
});

describe('important words', () => {
  it('come for all intents, or for one', async () => {
    const student = await asStudent();
    const { body: all } = await student.get<IntentLists>('/api/intent/get-important-words');
    expect(
      Object.values(all as unknown as Record<string, string[]>).every((words) => words.length >= 20),
    ).toBe(true);
    const query = `?type=${encodeURIComponent('Commercial Investigation')}`;
    const { body } = await student.get(`/api/intent/get-important-words${query}`);
    expect(body).toEqual({ words: all.commercialInvestigation });
  });

  it('come in the language that is asked for, with those of every language', async () => {
    const [admin, student] = [await asAdmin(), await asStudent()];
    const [german, any] = [unique('nur deutsch'), unique('überall')];
    const word = { type: 'Transactional', important: true };
    await admin.post('/api/intent-words', { ...word, label: german, languages: ['de'] });
    await admin.post('/api/intent-words', { ...word, label: any });
    const wordsIn = async (query: string) =>
      (await student.get<IntentLists>(`/api/intent/get-important-words${query}`)).body.transactional;
    const [de, en] = [await wordsIn('?language=de'), await wordsIn('')];
    expect(de).toEqual(expect.arrayContaining(['kaufen', german, any]));
    expect(de).not.toContain('buy');
    expect(en).toEqual(expect.arrayContaining(['buy', any]));
    expect(en).not.toContain(german);
    expect(await student.get('/api/intent/get-important-words?language=xx')).toMatchObject({
      status: 422,
      body: { errors: { language: INTENT_MESSAGES.languageInvalid } },
    });
  });
});

describe('/api/intent-words', () => {
  it('is for admins only', async () => {
    expect((await (await asStudent()).get('/api/intent-words')).status).toBe(403);
  });

  it('lists, filters and sorts', async () => {
    const admin = await asAdmin();
    for (const type of INTENT_TYPES) {
      const query = listQuery({ filter: { type, important: true }, sort: ['label', 'DESC'], range: [0, 9] });
      const { body, headers } = await admin.get<IntentWordView[]>(`/api/intent-words${query}`);
      expect(body).toHaveLength(10);
      expect(body.every((word) => word.type === type && word.important)).toBe(true);
      expect(headers.get('content-range')).toMatch(/^intent-words 0-9\/\d+$/);
    }
  });

  it('takes a word that says nothing of its importance for an ordinary one', async () => {
    const admin = await asAdmin();
    for (const unsaid of [{}, { important: null }]) {
      const word = { type: 'Navigational', label: unique('word'), ...unsaid };
      const answer = await admin.post<IntentWordView>('/api/intent-words', word);
      expect(expectStatus(answer, 201).important).toBe(false);
    }
  });

  it('creates, changes, refuses a second one and deletes', async () => {
    const admin = await asAdmin();
    const [label, renamed] = [unique('crud'), unique('renamed')];
    const word = { type: 'Navigational', label, important: true };
    const { id } = expectStatus(await admin.post<IntentWordView>('/api/intent-words', word), 201);
    expect(await admin.post('/api/intent-words', { ...word, label: label.toUpperCase() })).toMatchObject({
      status: 422,
      body: { errors: { label: INTENT_MESSAGES.wordExists } },
    });
    const changed = await admin.put(`/api/intent-words/${id}`, { ...word, label: renamed, important: false });
    expect(changed.body).toMatchObject({ label: renamed, important: false });
    expect((await admin.get(`/api/intent-words/${id}`)).body).toEqual(changed.body);
    expect((await admin.delete(`/api/intent-words/${id}`)).status).toBe(200);
    expect((await admin.get(`/api/intent-words/${id}`)).status).toBe(404);
  });

  it('keeps languages, lists by them, and leaves them as they are where nothing is said', async () => {
    const admin = await asAdmin();
    const word = { type: 'Navigational', label: unique('spoken'), important: true };
    const languages = ['en', 'de'];
    const { body } = await admin.post<IntentWordView>('/api/intent-words', { ...word, languages });
    expect(body.languages).toEqual(['de', 'en']);
    const changed = await admin.put(`/api/intent-words/${body.id}`, { ...word, important: false });
    expect(changed.body).toMatchObject({ important: false, languages: ['de', 'en'] });
    const query = (language: string) => listQuery({ filter: { q: word.label, language } });
    expect((await admin.get(`/api/intent-words${query('de')}`)).body).toHaveLength(1);
    expect((await admin.get(`/api/intent-words${query('fr')}`)).body).toEqual([]);
    const freed = await admin.put(`/api/intent-words/${body.id}`, { ...word, languages: [] });
    expect(freed.body).toMatchObject({ languages: [] });
    for (const wrong of [['sv'], 'de', ['de', 'de']]) {
      expect(await admin.post('/api/intent-words', { ...word, languages: wrong })).toMatchObject({
        status: 422,
        body: { errors: { languages: INTENT_MESSAGES.languageInvalid } },
      });
    }
  });

  it('imports the languages of words', async () => {
    const admin = await asAdmin();
    const label = unique('mehrsprachig');
    const csv = (languages: string) => `type,label,languages\nTransactional,${label},${languages}\n`;
    const imported = async (text: string) => (await importCsv(admin, text)).body;
    expect(await imported(csv('nl de'))).toMatchObject({ created: 1 });
    expect(await search(admin, { text: label })).toMatchObject([{ languages: ['de', 'nl'] }]);
    expect(await imported(csv('de|nl'))).toMatchObject({ unchanged: 1 });
    expect(await imported(csv('sv'))).toMatchObject({
      problems: [{ line: 2, message: INTENT_MESSAGES.importLanguages }],
    });
    expect(await imported(`type,label,important\nTransactional,${label},true\n`)).toMatchObject({
      updated: 1,
    });
    expect(await search(admin, { text: label })).toMatchObject([
      { important: true, languages: ['de', 'nl'] },
    ]);
    expect(await imported(csv(''))).toMatchObject({ updated: 1 });
    expect(await search(admin, { text: label })).toMatchObject([{ important: true, languages: [] }]);
  });

  it('changes and deletes many', async () => {
    const admin = await asAdmin();
    const ids = await Promise.all(['a', 'b'].map(async (x) => (await create(admin, unique(x))).id));
    const query = listQuery({ filter: { id: ids } });
    expect((await admin.put(`/api/intent-words${query}`, { important: true })).body).toEqual(ids);
    const { body } = await admin.get<IntentWordView[]>(`/api/intent-words${query}`);
    expect(body.map(({ important }) => important)).toEqual([true, true]);
    expect((await admin.delete(`/api/intent-words${query}`)).body).toEqual(ids);
    expect((await admin.get(`/api/intent-words${query}`)).body).toEqual([]);
  });

  it('refuses a word that does not show', async () => {
    const word = { type: 'Navigational', label: '\u200b\u00ad' };
    expect(await (await asAdmin()).post('/api/intent-words', word)).toMatchObject({
      status: 422,
      body: { errors: { label: INTENT_MESSAGES.wordRequired } },
    });
  });

  it('imports a csv and tells the lines that it left out', async () => {
    const admin = await asAdmin();
    const [fresh, known] = [unique('fresh'), unique('known')];
    await create(admin, known);
    const csv = [
      'type,label,important',
      `Transactional,${fresh},false`,
      `transactional,${known.toUpperCase()},true`,
      `Transactional,${fresh},`,
      'Nothing,x,',
    ].join('\r\n');
    expect((await importCsv(admin, csv)).body).toEqual({
      created: 1,
      updated: 1,
      unchanged: 1,
      problems: [{ line: 5, message: INTENT_MESSAGES.typeInvalid }],
    });
    expect(await search(admin, { text: known })).toMatchObject([{ label: known, important: true }]);
    expect((await importCsv(admin, csv)).body).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
  });

  it.each([
    ['a file without the columns', 'a,b\n', 'words.csv', 422, INTENT_MESSAGES.importColumns],
    ['another kind of file', 'type,label\n', 'words.xlsx', 422, MESSAGES.csvOnly],
    ['what is no text', '\0\u0001\0', 'words.csv', 422, MESSAGES.csvOnly],
    ['an empty file', '', 'words.csv', 422, MESSAGES.csvEmpty],
    ['over 1 MB', `type,label\n${'x'.repeat(1024 * 1024)}`, 'words.csv', 413, INTENT_MESSAGES.importTooLarge],
  ])('refuses to import %s', async (_, csv, name, status, message) => {
    expect(await importCsv(await asAdmin(), csv, name)).toMatchObject({ status, body: { message } });
  });
});

import { defaultWords } from '../../src/domain/intent/vocabulary/default-words';
import { intentMigrations } from '../../src/modules/intent/intent.migrations';
import { INTENT_WORDS_COLLECTION, type IntentWordRecord } from '../../src/modules/intent/intent.schema';
import { startDatabase, type TestDatabase } from '../support/store';

let database: TestDatabase;
const BEFORE = new Date('2026-01-01');
const LATER = new Date('2026-02-01');

beforeAll(async () => {
  database = await startDatabase();
}, 30_000);
afterAll(() => database.stop());

const words = () => database.connection.collection<IntentWordRecord>(INTENT_WORDS_COLLECTION);

async function migrate(...ids: string[]): Promise<void> {
  for (const { id, up } of intentMigrations) if (ids.includes(id)) await up(database.connection);
}

async function find(type: string, key: string): Promise<Partial<IntentWordRecord> | null> {
  return words().findOne({ type, key, owner: null } as object, {
    projection: { _id: 0, label: 1, important: 1, languages: 1 },
  });
}

async function insert(word: Partial<IntentWordRecord> & { label: string }): Promise<void> {
  const record = { type: 'Transactional', key: word.label, owner: null, important: true, createdAt: BEFORE };
  await words().insertOne({ ...record, updatedAt: BEFORE, ...word } as IntentWordRecord);
}

/** What an installation had before its words knew languages. */
async function insertFormer(): Promise<void> {
  const english = defaultWords().filter(({ languages }) => languages.includes('en'));
  await words().insertMany(
    english.map(
      ({ type, key, label, important }) =>
        ({
          type,
          key,
          label,
          important,
          owner: null,
          createdAt: BEFORE,
          updatedAt: BEFORE,
        }) as IntentWordRecord,
    ),
  );
}

beforeEach(async () => {
  await words().deleteMany({});
  await migrate('intent-001-indexes');
});

it('gives a new installation the words of all languages', async () => {
  await migrate('intent-002-default-vocabulary', 'intent-004-languages');
  expect(await find('Transactional', 'buy')).toMatchObject({ important: true, languages: ['en'] });
  expect(await find('Transactional', 'kaufen')).toMatchObject({ important: true, languages: ['de'] });
  const login = await find('Navigational', 'login');
  expect(login?.languages).toEqual(expect.arrayContaining(['de', 'en', 'tr']));
  const all = await words().find({}).toArray();
  expect(all.every(({ languages }) => languages !== null && languages.length > 0)).toBe(true);
});

it('goes on where a first start was cut off', async () => {
  await migrate('intent-002-default-vocabulary');
  const whole = await words().countDocuments();
  await words().deleteMany({ languages: { $in: ['de', 'en'] } });
  await migrate('intent-002-default-vocabulary', 'intent-004-languages');
  expect(await words().countDocuments()).toBe(whole);
  expect(await find('Transactional', 'kaufen')).toMatchObject({ important: true, languages: ['de'] });
  expect(await find('Transactional', 'buy')).toMatchObject({ important: true, languages: ['en'] });
});

it('leaves what an admin made, changed or deleted as it is', async () => {
  await insertFormer();
  await words().deleteMany({ key: { $in: ['buy', 'login'] } });
  await words().updateOne(
    { key: 'tickets', type: 'Transactional' },
    { $set: { important: false, updatedAt: LATER } },
  );
  await insert({ label: 'kaufen', important: false });
  await insert({ label: 'köpa' });
  await migrate('intent-004-languages');
  expect(await find('Transactional', 'buy')).toBeNull();
  expect((await find('Navigational', 'login'))?.languages).not.toContain('en');
  const tickets = await find('Transactional', 'tickets');
  expect(tickets?.important).toBe(false);
  expect(tickets?.languages).toEqual(expect.arrayContaining(['de', 'en']));
  expect(await find('Transactional', 'kaufen')).toMatchObject({ important: false, languages: null });
  expect(await find('Transactional', 'köpa')).toMatchObject({ important: true, languages: null });
});

it('takes words that installations once began with for English, and changes nothing when it runs again', async () => {
  await insert({ label: 'order' });
  await insert({ label: 'test', type: 'Commercial Investigation', important: false });
  await migrate('intent-004-languages');
  expect(await find('Transactional', 'order')).toMatchObject({ important: true, languages: ['en'] });
  expect(await find('Commercial Investigation', 'test')).toMatchObject({
    important: true,
    languages: ['de'],
  });
  const once = await words().find({}).sort({ _id: 1 }).toArray();
  await migrate('intent-004-languages');
  expect(await words().find({}).sort({ _id: 1 }).toArray()).toEqual(once);
});

it('adds the words that came later, and leaves what an admin made, changed or deleted', async () => {
  await migrate('intent-002-default-vocabulary', 'intent-004-languages');
  const whole = await words().countDocuments();
  await words().deleteMany({ key: { $in: ['where can i buy', 'buy', 'or'] } });
  await insert({ label: 'or', type: 'Navigational', important: false, languages: null });
  const others = { type: 'Informational' as const, languages: ['en' as const], important: false };
  await words().deleteMany({ type: 'Informational', key: { $in: ['chart', 'template'] } });
  await insert({ ...others, label: 'chart' });
  await insert({ ...others, label: 'template', updatedAt: LATER });
  await migrate('intent-006-later-words');
  expect(await find('Transactional', 'where can i buy')).toMatchObject({
    important: true,
    languages: ['en'],
  });
  expect(await find('Commercial Investigation', 'or')).toMatchObject({ important: true, languages: ['en'] });
  expect(await find('Navigational', 'or')).toMatchObject({ important: false, languages: null });
  expect(await find('Transactional', 'buy')).toBeNull();
  expect(await find('Informational', 'chart')).toMatchObject({ important: true });
  expect(await find('Informational', 'template')).toMatchObject({ important: false });
  expect(await words().countDocuments()).toBe(whole);
});

it('adds each list of later words once: what an admin deleted since stays deleted', async () => {
  await migrate('intent-002-default-vocabulary', 'intent-004-languages', 'intent-006-later-words');
  await words().deleteMany({ key: { $in: ['or', 'sell', 'ryanair'] } });
  await migrate('intent-007-wider-words');
  expect(await find('Transactional', 'sell')).toMatchObject({ important: true, languages: ['en'] });
  expect(await find('Navigational', 'ryanair')).toMatchObject({ important: true, languages: ['en'] });
  expect(await find('Commercial Investigation', 'or')).toBeNull();

  await words().deleteMany({ key: 'czy' });
  await migrate('intent-008-polish-or');
  expect(await find('Commercial Investigation', 'czy')).toMatchObject({ important: true, languages: ['pl'] });
  expect(await find('Commercial Investigation', 'or')).toBeNull();
});

import type { ErrorBody } from '../../src/contracts/error-codes';
import { SAVED_SCHEMA_MESSAGES as SAYS } from '../../src/contracts/schema/saved-schema-messages';
import {
  FREE_CHECKS_A_DAY,
  MAX_SAVED_SCHEMAS,
  MAX_SCHEMA_TEXT,
  type SavedSchemaCheck,
  type SavedSchemaEntry,
  type SavedSchemaView,
} from '../../src/contracts/schema/saved-schemas';
import { EMPTY_SCHEMA_FORM, EMPTY_SCHEMA_PRODUCT, type SchemaForm } from '../../src/contracts/schema/schema';
import { asStudent, expectStatus, type SignedIn } from '../support/actors';
import { type Answer, listQuery } from '../support/http';
import { fieldErrors } from '../support/saved-blocks';
import { asSchemaStudent, schemaChecksOf, type SchemaSite, startSchemaSite } from '../support/schema-checks';

const TOOL = 'schema-generator';

let site: SchemaSite;
let student: SignedIn;

const form = (path = '/shoe'): SchemaForm => ({
  ...EMPTY_SCHEMA_FORM,
  article_title: 'The best shoes',
  article_url: site.origin + path,
  products: [{ ...EMPTY_SCHEMA_PRODUCT, name: 'A shoe' }],
});
const save = async (who: SignedIn, name: string, given: object = form()) =>
  expectStatus(await who.post<SavedSchemaView>('/api/schemas', { name, form: given }), 201);
const listed = async (who: SignedIn, list = {}) =>
  expectStatus(await who.get<SavedSchemaEntry[]>(`/api/schemas${listQuery(list)}`), 200);
const check = (who: SignedIn, id: string) => who.post<SavedSchemaCheck>(`/api/schemas/${id}/check`);
const sentenceOf = (answer: Answer, status: number) =>
  expectStatus(answer as Answer<ErrorBody>, status).message;

beforeAll(async () => {
  site = await startSchemaSite();
  student = await asStudent({ allowed: [TOOL] });
});

afterAll(() => site.close());

describe('a saved schema', () => {
  it('is kept as it is, unfinished too, changed, renamed and deleted', async () => {
    const { id } = await save(student, ' Shoes ');
    const read = async () => expectStatus(await student.get<SavedSchemaView>(`/api/schemas/${id}`), 200);
    expect(await read()).toMatchObject({ name: 'Shoes', form: form() });
    const changed = { ...form('/other'), author_type: 'Organization' };
    expectStatus(await student.put(`/api/schemas/${id}`, { name: 'Shoes', form: changed }), 200);
    expectStatus(await student.patch(`/api/schemas/${id}`, { name: 'Better shoes' }), 200);
    expect(await read()).toMatchObject({ name: 'Better shoes', form: changed });
    expect((await listed(student, { filter: { q: 'BETTER' } }))[0]).toEqual({
      id,
      name: 'Better shoes',
      address: `${site.origin}/other`,
      createdAt: expect.any(String) as string,
      updatedAt: expect.any(String) as string,
    });
    expectStatus(await student.delete(`/api/schemas/${id}`), 200);
    expectStatus(await student.get(`/api/schemas/${id}`), 404);
  });

  it('of before a field was there has it empty, and nothing that the form does not have', async () => {
    const { author_type: _, ...old } = form();
    const { form: kept } = await save(student, 'Old', { ...old, surprise: 'x' });
    expect(kept).toEqual(form());
  });

  it.each<[string, object, Record<string, string>]>([
    ['no name', { name: ' ' }, { name: SAYS.nameRequired }],
    ['a long name', { name: 'n'.repeat(201) }, { name: 'At most 200 characters' }],
    ['no form', { form: undefined }, { form: SAYS.formInvalid }],
    ['a list', { form: [] }, { form: SAYS.formInvalid }],
    ['a number for a text', { form: { ...EMPTY_SCHEMA_FORM, article_url: 7 } }, { form: SAYS.formInvalid }],
    [
      'a query for a text',
      { form: { ...EMPTY_SCHEMA_FORM, author_name: { $ne: '' } } },
      { form: SAYS.formInvalid },
    ],
    ['no product', { form: { ...EMPTY_SCHEMA_FORM, products: [] } }, { form: SAYS.formInvalid }],
    [
      'a product that is none',
      { form: { ...EMPTY_SCHEMA_FORM, products: ['x'] } },
      { form: SAYS.formInvalid },
    ],
    [
      'a text without end',
      { form: { ...EMPTY_SCHEMA_FORM, article_title: 'x'.repeat(MAX_SCHEMA_TEXT + 1) } },
      { form: SAYS.formInvalid },
    ],
  ])('is refused with %s', async (_, given, errors) => {
    const answer = await student.post('/api/schemas', { name: 'A name', form: EMPTY_SCHEMA_FORM, ...given });
    expect(fieldErrors(answer)).toEqual(errors);
  });

  it('is its owner’s alone', async () => {
    const { id } = await save(student, 'Mine');
    const other = await asStudent({ allowed: [TOOL, 'schema-intelligence'] });
    const body = { name: 'Theirs', form: form() };
    expectStatus(await other.get(`/api/schemas/${id}`), 404);
    expectStatus(await other.put(`/api/schemas/${id}`, body), 404);
    expectStatus(await other.patch(`/api/schemas/${id}`, { name: 'Theirs' }), 404);
    expectStatus(await other.delete(`/api/schemas/${id}`), 404);
    expectStatus(await check(other, id), 404);
    expect(await listed(other)).toEqual([]);
    expect((await listed(student, { filter: { q: 'mine' } })).map(({ name }) => name)).toEqual(['Mine']);
  });

  it('is one of so many, however many come at once', async () => {
    const who = await asStudent({ allowed: [TOOL] });
    const few = 20;
    for (let done = 0; done < MAX_SAVED_SCHEMAS - few / 2; done += few) {
      const names = Array.from(
        { length: Math.min(few, MAX_SAVED_SCHEMAS - few / 2 - done) },
        (_, i) => `${done + i}`,
      );
      await Promise.all(names.map((name) => save(who, name)));
    }
    const last = await Promise.all(
      Array.from({ length: few }, (_, i) => who.post('/api/schemas', { name: `last ${i}`, form: form() })),
    );
    const refused = last.filter(({ status }) => status === 409);
    expect(refused.length).toBeGreaterThanOrEqual(few / 2);
    expect(sentenceOf(refused[0]!, 409)).toBe(SAYS.tooMany);
    const range = [0, MAX_SAVED_SCHEMAS];
    expect((await listed(who, { range })).length).toBeLessThanOrEqual(MAX_SAVED_SCHEMAS);
  });
});

describe('the check of its page', () => {
  it('tells what the page says now, for nothing, so many times a day and no more', async () => {
    const who = await asSchemaStudent(1, undefined, {}, [TOOL]);
    const { id } = await save(who, 'Shoes');
    const started = await Promise.all(Array.from({ length: 2 * FREE_CHECKS_A_DAY }, () => check(who, id)));
    const made = started.filter(({ status }) => status === 201);
    expect(made.map(({ body }) => body.left).sort((a, b) => a - b)).toEqual([0, 1, 2]);
    const refused = started.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(FREE_CHECKS_A_DAY);
    expect(sentenceOf(refused[0]!, 409)).toBe(SAYS.checksUsedUp);
    const checks = schemaChecksOf(who);
    for (const { body } of made) expect((await checks.ended(body.job.id)).status).toBe('done');
    const [row] = expectStatus(await checks.list({ filter: { job: made[0]!.body.job.id } }), 200);
    expect(row).toMatchObject({ address: `${site.origin}/shoe`, status: 200 });
    expect(await checks.used()).toBe(0);
  });

  it('is for who may use Schema Intelligence', async () => {
    const { id } = await save(student, 'Not checked');
    expectStatus(await check(student, id), 403);
  });

  it('is refused where the plan allows nothing of it: nobody could read the report', async () => {
    const who = await asSchemaStudent(0, undefined, {}, [TOOL]);
    const { id } = await save(who, 'Not in the plan');
    expect(sentenceOf(await check(who, id), 403)).toBe(SAYS.planHasNone);
  });

  it('needs the address of the article, and costs none of the day’s without', async () => {
    const who = await asSchemaStudent(1, undefined, {}, [TOOL]);
    const { id } = await save(who, 'No address', { ...form(), article_url: 'nowhere' });
    for (let again = 0; again <= FREE_CHECKS_A_DAY; again++) {
      expect(sentenceOf(await check(who, id), 409)).toBe(SAYS.addressInvalid);
    }
    const whole = await save(who, 'With one');
    expect(expectStatus(await check(who, whole.id), 201).left).toBe(FREE_CHECKS_A_DAY - 1);
  });
});

import {
  BLOCK_VARIANTS,
  type BlockFile,
  type BlockVariant,
  type SavedBlockEntry,
  type SavedBlockView,
} from '../../src/contracts/blocks';
import type { ErrorBody } from '../../src/contracts/error-codes';
import { presetOf } from '../../src/domain/blocks/blocks';
import { asAdmin, asStudent, expectStatus, type SignedIn, unique } from '../support/actors';
import { type Answer, listQuery } from '../support/http';

const VARIANTS: BlockVariant[] = Object.values(BLOCK_VARIANTS).flat();
const EVERYTHING = ['intent-finder', ...Object.entries(BLOCK_VARIANTS).flat(2)];

let student: SignedIn;
beforeAll(async () => {
  student = await asStudent({ allowed: EVERYTHING });
});

const blockOf = (variant: BlockVariant = 'product-box-1', name = unique('Block')) => ({
  name,
  variant,
  config: presetOf(variant),
});
const save = async (block: object = blockOf(), who = student) =>
  expectStatus(await who.post<SavedBlockView>('/api/blocks', block), 201);
const errorsOf = (answer: Answer) => expectStatus(answer as Answer<ErrorBody>, 422).errors;

describe('saving', () => {
  it.each(VARIANTS)('keeps a %s as it is', async (variant) => {
    const block = blockOf(variant);
    const { id } = await save(block);
    const kept = expectStatus(await student.get<SavedBlockView>(`/api/blocks/${id}`), 200);
    expect(kept).toMatchObject(block);
    expect(kept.config).toEqual(block.config);
  });

  it('a name once per kind of block, in whatever case', async () => {
    const block = blockOf('product-box-1', unique('Name'));
    await save(block);
    const again = await student.post('/api/blocks', { ...block, name: ` ${block.name.toUpperCase()} ` });
    expect(errorsOf(again)).toEqual({ name: 'You have a block with this name already' });
    await save({ ...blockOf('product-box-2'), name: block.name });
  });

  const change = (fields: object) => ({ ...blockOf(), config: { ...presetOf('product-box-1'), ...fields } });
  const table = presetOf('top-3-table-1');
  it.each<[string, object, Record<string, string>]>([
    ['no name', { ...blockOf(), name: ' ' }, { name: 'Enter a name' }],
    [
      'an unknown kind',
      { ...blockOf(), variant: 'box-9' },
      { variant: 'This kind of block does not exist', config: expect.any(String) as string },
    ],
    [
      'no config',
      { ...blockOf(), config: undefined },
      { config: 'This block is not complete. Open it in the editor and save it again.' },
    ],
    [
      'a colour that is none',
      change({ themeColor: 'red;}' }),
      { 'config.themeColor': 'Enter a colour such as #2a2e32' },
    ],
    [
      'a script as link',
      change({ imageHref: 'javascript:alert(1)' }),
      { 'config.imageHref': 'Links begin with https:// or http://' },
    ],
    [
      'a page as image',
      change({ image: 'data:text/html,<b>' }),
      { 'config.image': 'Enter the address of an image; it begins with https:// or http://' },
    ],
    [
      'a button without a proper link',
      change({ buttons: [{ text: 'a', link: 'shop', textColor: '#fff', bgColor: '#000' }] }),
      { 'config.buttons.0.link': 'Links begin with https:// or http://' },
    ],
    [
      'too many features',
      change({ multiList: Array.from({ length: 31 }, () => ({ key: 'a', value: 'b' })) }),
      { 'config.multiList': 'At most 30 entries' },
    ],
    ['a text that is none', change({ name: { $gt: '' } }), { 'config.name': 'Enter text' }],
    [
      'two cards of three',
      {
        ...blockOf('top-3-table-1'),
        config: { ...table, innerData: table.innerData.slice(1) },
      },
      { 'config.innerData': 'This block is not complete. Open it in the editor and save it again.' },
    ],
  ])('refuses %s', async (_, block, errors) => {
    expect(errorsOf(await student.post('/api/blocks', block))).toEqual(errors);
  });

  it('drops what a block has no place for', async () => {
    const { config } = await save(change({ onclick: 'alert(1)' }));
    expect(config).toEqual(presetOf('product-box-1'));
  });

  it('changes name and config, but not the kind', async () => {
    const { id, name } = await save();
    const config = { ...presetOf('product-box-1'), name: 'Other product' };
    const changed = await student.put<SavedBlockView>(`/api/blocks/${id}`, {
      ...blockOf(),
      name: `${name} 2`,
      config,
    });
    expect(expectStatus(changed, 200)).toMatchObject({ id, name: `${name} 2`, config });
    const other = await student.put(`/api/blocks/${id}`, blockOf('product-box-2'));
    expect(errorsOf(other)).toEqual({
      variant: 'A saved block keeps its kind. Save this one under a new name.',
    });
  });
});

describe('what is saved', () => {
  it('is listed a page at a time, without configs, by tool and name', async () => {
    const who = await asStudent({ allowed: EVERYTHING });
    for (const name of ['Beta', 'alpha', 'Gamma']) await save(blockOf('versus-box-1', name), who);
    await save(blockOf('pros-cons-2', 'Other'), who);
    const query = (filter: object, range = [0, 1]) =>
      `/api/blocks${listQuery({ filter, range, sort: ['name', 'ASC'] })}`;
    const page = await who.get<SavedBlockEntry[]>(query({ tool: 'versus-box-generator' }));
    expect(page.headers.get('content-range')).toBe('blocks 0-1/3');
    expect(page.body.map(({ name }) => name)).toEqual(['alpha', 'Beta']);
    expect(page.body[0]).not.toHaveProperty('config');
    const rest = await who.get<SavedBlockEntry[]>(query({ tool: 'versus-box-generator' }, [2, 3]));
    expect(rest.body.map(({ name }) => name)).toEqual(['Gamma']);
    const found = await who.get<SavedBlockEntry[]>(query({ q: 'MM' }));
    expect(found.body.map(({ name }) => name)).toEqual(['Gamma']);
    expect((await who.get(query({ owner: 'x' }))).status).toBe(400);
  });

  it('is renamed, duplicated and deleted', async () => {
    const { id, name } = await save(blockOf('versus-box-1', unique('Original')));
    const renamed = await student.patch<SavedBlockView>(`/api/blocks/${id}`, { name: `${name}!` });
    expect(expectStatus(renamed, 200).name).toBe(`${name}!`);
    const copy = async () =>
      expectStatus(await student.post<SavedBlockView>(`/api/blocks/${id}/duplicate`), 201);
    const first = await copy();
    expect(first).toMatchObject({ name: `${name}! (copy)`, config: presetOf('versus-box-1') });
    expect((await copy()).name).toBe(`${name}! (copy 2)`);
    expectStatus(await student.delete(`/api/blocks/${id}`), 200);
    expect((await student.get(`/api/blocks/${id}`)).status).toBe(404);
    expect((await student.get(`/api/blocks/${first.id}`)).status).toBe(200);
  });

  it('keeps a copy’s name within the limit', async () => {
    const name = 'n'.repeat(200);
    const { id } = await save(blockOf('pros-cons-4', name));
    const copy = expectStatus(await student.post<SavedBlockView>(`/api/blocks/${id}/duplicate`), 201);
    expect(copy.name.length).toBeLessThanOrEqual(200);
    expect(copy.name).toMatch(/n \(copy\)$/);
  });

  it('goes out as a file and comes back under a free name', async () => {
    const block = blockOf('pros-cons-1', unique('Füße'));
    const { id } = await save(block);
    const file = await student.get<BlockFile>(`/api/blocks/${id}/export`);
    expect(file.body).toEqual({ format: 'cohort-block', version: 1, ...block });
    expect(file.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent(block.name)}.json`,
    );
    const back = expectStatus(await student.post<SavedBlockView>('/api/blocks/import', file.body), 201);
    expect(back).toMatchObject({ name: `${block.name} (2)`, variant: 'pros-cons-1', config: block.config });
  });

  it.each<[string, object, Record<string, string>]>([
    [
      'another format',
      { format: 'other' },
      { format: 'This is not a block file. Export a block and select that file.' },
    ],
    [
      'a newer version',
      { version: 2 },
      { version: 'This block file was made by a newer version of Cohort.' },
    ],
    [
      'a broken config',
      { config: [] },
      { config: 'This block is not complete. Open it in the editor and save it again.' },
    ],
  ])('refuses a file of %s', async (_, fields, errors) => {
    const file = { format: 'cohort-block', version: 1, ...blockOf(), ...fields };
    expect(errorsOf(await student.post('/api/blocks/import', file))).toEqual(errors);
  });

  it('is its owner’s alone, admins included', async () => {
    const { id } = await save();
    for (const other of [await asStudent({ allowed: EVERYTHING }), await asAdmin()]) {
      const path = `/api/blocks/${id}`;
      expect((await other.get(path)).status).toBe(404);
      expect((await other.put(path, blockOf())).status).toBe(404);
      expect((await other.patch(path, { name: 'mine' })).status).toBe(404);
      expect((await other.post(`${path}/duplicate`)).status).toBe(404);
      expect((await other.get(`${path}/export`)).status).toBe(404);
      expect((await other.delete(path)).status).toBe(404);
      const { body } = await other.get<SavedBlockEntry[]>('/api/blocks');
      expect(body.filter((block) => block.id === id)).toEqual([]);
    }
    expect((await student.get(`/api/blocks/${id}`)).status).toBe(200);
  });

  it('goes with its owner’s account', async () => {
    const admin = await asAdmin();
    const who = await asStudent({ allowed: EVERYTHING });
    const { id } = await save(blockOf(), who);
    expectStatus(await admin.delete(`/api/users/${who.user.id}`), 200);
    expect((await who.get(`/api/blocks/${id}`)).status).toBe(401);
  });
});

describe('who may not use a variant', () => {
  it('saves, changes and copies none, but still sees and deletes what is there', async () => {
    const admin = await asAdmin();
    const who = await asStudent({ allowed: ['product-box-generator', 'product-box-1'] });
    expect((await who.post('/api/blocks', blockOf('product-box-2'))).status).toBe(403);
    const file = { format: 'cohort-block', version: 1, ...blockOf('product-box-2') };
    expect((await who.post('/api/blocks/import', file)).status).toBe(403);
    const { id } = await save(blockOf('product-box-1'), who);
    const batch = who.user.batch ?? '';
    await admin.put(`/api/permissions/${batch}`, {
      batch: unique('Batch'),
      defaultTool: 'intent-finder',
      allowed: ['intent-finder'],
    });
    expect((await who.put(`/api/blocks/${id}`, blockOf())).status).toBe(403);
    expect((await who.patch(`/api/blocks/${id}`, { name: 'x' })).status).toBe(403);
    expect((await who.post(`/api/blocks/${id}/duplicate`)).status).toBe(403);
    expect((await who.get(`/api/blocks/${id}`)).status).toBe(200);
    expectStatus(await who.delete(`/api/blocks/${id}`), 200);
  });
});

describe('the usage log', () => {
  it.each([
    'Product Box Generator',
    'Top 3 Table Generator',
    'Versus Box Generator',
    'Pros & Cons Generator',
    'Schema Generator',
  ])('knows the tool %s', async (module) => {
    const log = { module, numberOfOperations: 1 };
    expect(expectStatus(await student.post('/api/auth/moduleLogs', log), 201)).toEqual(log);
  });
});

import type { SavedBlockEntry, SavedBlockView } from '../../src/contracts/blocks/blocks';
import { presetOf } from '../../src/domain/blocks/blocks';
import { asAdmin, asStudent, expectStatus, type SignedIn, unique } from '../support/actors';
import { listQuery } from '../support/http';
import { asPublisher, blockFile, blockToSave, saveBlock } from '../support/saved-blocks';

let publisher: SignedIn;
beforeAll(async () => {
  publisher = await asPublisher();
});

describe('the list', () => {
  const query = (filter: object, range = [0, 24], sort = ['name', 'ASC']) =>
    `/api/blocks${listQuery({ filter, range, sort })}`;
  const NAMES = {
    'versus-box-1': ['Beta', 'alpha', 'Gamma'],
    'versus-box-2': ['Delta'],
    'pros-cons-2': ['Mono'],
  };
  let who: SignedIn;
  const names = async (path: string) =>
    expectStatus(await who.get<SavedBlockEntry[]>(path), 200).map(({ name }) => name);

  beforeAll(async () => {
    who = await asPublisher();
    for (const [variant, entries] of Object.entries(NAMES)) {
      for (const name of entries) await saveBlock(who, blockToSave(variant as keyof typeof NAMES, name));
    }
  });

  it('has no configs, and comes a page at a time', async () => {
    const page = await who.get<SavedBlockEntry[]>(query({}, [1, 2]));
    expect(page.headers.get('content-range')).toBe('blocks 1-2/5');
    expect(page.body).toEqual([
      {
        id: expect.any(String) as string,
        name: 'Beta',
        variant: 'versus-box-1',
        countClicks: false,
        createdAt: expect.any(String) as string,
        updatedAt: expect.any(String) as string,
      },
      expect.objectContaining({ name: 'Delta' }),
    ]);
  });

  it.each<[string, object, string[]]>([
    ['a tool', { tool: 'versus-box-generator' }, ['alpha', 'Beta', 'Delta', 'Gamma']],
    ['a variant', { variant: 'versus-box-2' }, ['Delta']],
    ['several variants', { variant: ['versus-box-2', 'pros-cons-2'] }, ['Delta', 'Mono']],
    ['a variant of another tool', { tool: 'versus-box-generator', variant: 'pros-cons-2' }, []],
    ['a part of the name, in whatever case', { q: 'MM' }, ['Gamma']],
    ['a name as it is, no pattern', { q: '.*' }, []],
  ])('is narrowed by %s', async (_, filter, found) => {
    expect(await names(query(filter))).toEqual(found);
  });

  it('begins with what was changed last, unless asked otherwise', async () => {
    expect((await names('/api/blocks'))[0]).toBe('Mono');
    const [beta] = expectStatus(await who.get<SavedBlockEntry[]>(query({ q: 'beta' })), 200);
    for (const name of ['Renamed', 'Beta']) await who.patch(`/api/blocks/${beta?.id}`, { name });
    expect((await names('/api/blocks'))[0]).toBe('Beta');
    expect(await names(query({}, [0, 0], ['updatedAt', 'ASC']))).toEqual(['alpha']);
  });

  it.each([{ owner: 'x' }, { variant: 'box' }, { q: { $ne: '' } }, { q: '\0' }])(
    'cannot be asked for %j',
    async (filter) => {
      expect((await who.get(query(filter))).status).toBe(400);
    },
  );
});

describe('what is saved', () => {
  it('is renamed, duplicated and deleted', async () => {
    const { id, name } = await saveBlock(publisher, blockToSave('versus-box-1', unique('Original')));
    const renamed = await publisher.patch<SavedBlockView>(`/api/blocks/${id}`, { name: `${name}!` });
    expect(expectStatus(renamed, 200).name).toBe(`${name}!`);
    const copy = async () =>
      expectStatus(await publisher.post<SavedBlockView>(`/api/blocks/${id}/duplicate`), 201);
    const first = await copy();
    expect(first).toMatchObject({ name: `${name}! (copy)`, config: presetOf('versus-box-1') });
    expect((await copy()).name).toBe(`${name}! (copy 2)`);
    expectStatus(await publisher.delete(`/api/blocks/${id}`), 200);
    expect((await publisher.get(`/api/blocks/${id}`)).status).toBe(404);
    expect((await publisher.get(`/api/blocks/${first.id}`)).status).toBe(200);
  });

  it('keeps a copy’s name within the limit', async () => {
    const name = 'n'.repeat(200);
    const { id } = await saveBlock(publisher, blockToSave('pros-cons-4', name));
    const copy = expectStatus(await publisher.post<SavedBlockView>(`/api/blocks/${id}/duplicate`), 201);
    expect(copy.name.length).toBeLessThanOrEqual(200);
    expect(copy.name).toMatch(/n \(copy\)$/);
  });

  it('is its owner’s alone, admins included', async () => {
    const { id } = await saveBlock(publisher);
    for (const other of [await asPublisher(), await asAdmin()]) {
      const path = `/api/blocks/${id}`;
      expect((await other.get(path)).status).toBe(404);
      expect((await other.put(path, blockToSave())).status).toBe(404);
      expect((await other.patch(path, { name: 'mine' })).status).toBe(404);
      expect((await other.post(`${path}/duplicate`)).status).toBe(404);
      expect((await other.get(`${path}/export`)).status).toBe(404);
      expect((await other.delete(path)).status).toBe(404);
      const { body } = await other.get<SavedBlockEntry[]>('/api/blocks');
      expect(body.filter((block) => block.id === id)).toEqual([]);
    }
    expect((await publisher.get(`/api/blocks/${id}`)).status).toBe(200);
  });
});

describe('who may not use a variant', () => {
  it('saves, changes and copies none, but still sees and deletes what is there', async () => {
    const admin = await asAdmin();
    const who = await asStudent({ allowed: ['product-box-generator', 'product-box-1'] });
    expect((await who.post('/api/blocks', blockToSave('product-box-2'))).status).toBe(403);
    expect((await who.post('/api/blocks/import', blockFile('product-box-2'))).status).toBe(403);
    const { id } = await saveBlock(who, blockToSave('product-box-1'));
    const batch = who.user.batch ?? '';
    await admin.put(`/api/permissions/${batch}`, {
      batch: unique('Batch'),
      defaultTool: 'intent-finder',
      allowed: ['intent-finder'],
    });
    expect((await who.put(`/api/blocks/${id}`, blockToSave())).status).toBe(403);
    expect((await who.patch(`/api/blocks/${id}`, { name: 'x' })).status).toBe(403);
    expect((await who.post(`/api/blocks/${id}/duplicate`)).status).toBe(403);
    expect((await who.get(`/api/blocks/${id}`)).status).toBe(200);
    expectStatus(await who.delete(`/api/blocks/${id}`), 200);
  });
});

import { readFileSync } from 'node:fs';
import {
  asAdmin,
  asStudent,
  createBatch,
  expectStatus,
  PASSWORD,
  type SignedIn,
  unique,
} from '../support/actors';
import { baseUrl, call } from '../support/http';

/** The resources whose records are made, changed and deleted: a record, and what changes of it. */
const WRITABLE: Record<string, () => Promise<[record: object, change: object]> | [object, object]> = {
  users: async () => {
    const batch = await createBatch(['intent-finder']);
    const name = unique('rest');
    const account = { name, email: `${name}@cohort.test`, password: PASSWORD, role: 'student', batch };
    return [{ ...account, userType: 'free', isActive: true, extendedPermissions: [] }, { isActive: false }];
  },
  permissions: () => {
    const record = { batch: unique('Rest'), defaultTool: 'intent-finder', allowed: ['intent-finder'] };
    return [record, { ...record, allowed: ['intent-finder', 'word-counter'], defaultTool: 'word-counter' }];
  },
  'pro-plans': () => {
    const record = { name: unique('Rest'), priceText: '$1' };
    return [record, { ...record, priceText: '$2' }];
  },
  'intent-words': () => {
    const record = { type: 'Informational', label: unique('rest'), important: false };
    return [record, { ...record, important: true }];
  },
};
const READABLE = ['user-stats', 'admin/jobs', 'audit'];
/** Rows of these are figures: no address has one alone. */
const LISTED_ALONE = ['user-stats'];

interface Row {
  id: string;
}
/** What the test calls of the package; its own types bring the browser's along, which the server must not see. */
interface Provider {
  getList(resource: string, params: object): Promise<{ data: Row[]; total: number }>;
  getMany(resource: string, params: object): Promise<{ data: Row[] }>;
  updateMany(resource: string, params: object): Promise<{ data: string[] }>;
  deleteMany(resource: string, params: object): Promise<{ data: string[] }>;
  create(resource: string, params: object): Promise<{ data: Row }>;
  getOne(resource: string, params: object): Promise<{ data: Row }>;
  update(resource: string, params: object): Promise<{ data: Row }>;
  delete(resource: string, params: object): Promise<{ data: Row }>;
}
type HttpClient = (url: string, options?: object) => Promise<unknown>;

async function publishedProvider(signed: (fetchJson: HttpClient) => HttpClient): Promise<Provider> {
  const [provider, client] = ['ra-data-simple-rest', 'react-admin'];
  const { default: simpleRest } = (await import(provider)) as {
    default: (url: string, client: HttpClient) => Provider;
  };
  const { fetchUtils } = (await import(client)) as { fetchUtils: { fetchJson: HttpClient } };
  return simpleRest(`${baseUrl()}/api`, signed(fetchUtils.fetchJson));
}

const BY_ID = { field: 'id', order: 'ASC' } as const;

describe('ra-data-simple-rest as it is published', () => {
  let admin: SignedIn;
  let provider: Provider;

  beforeAll(async () => {
    admin = await asAdmin();
    const user = { authenticated: true, token: `Bearer ${admin.token}` };
    provider = await publishedProvider((fetchJson) => (url, options) => fetchJson(url, { ...options, user }));
    const student = await asStudent({ allowed: ['tld-language'] });
    expectStatus(await student.post('/api/tld-language/jobs', { addresses: ['https://cohort.test/'] }), 201);
  });

  it('is run against every resource of the admin pages', () => {
    const pages = readFileSync('admin-ui/src/resources/adminPages.ts', 'utf8');
    const resources = [...pages.matchAll(/ api: '\/([^']+)'/g)].map(([, path]) => path);
    expect(new Set(resources)).toEqual(new Set([...Object.keys(WRITABLE), ...READABLE]));
  });

  it.each(Object.keys(WRITABLE))('makes, finds, changes and deletes %s', async (resource) => {
    const make = async () => {
      const [data, change] = (await WRITABLE[resource]?.()) ?? [{}, {}];
      const { data: made } = await provider.create(resource, { data });
      return { id: made.id, change };
    };
    const [one, two, three] = [await make(), await make(), await make()];
    const ids = [two.id, three.id];
    expect((await provider.getOne(resource, { id: one.id })).data).toMatchObject({ id: one.id });
    const many = await provider.getMany(resource, { ids: [one.id, ...ids] });
    expect(many.data.map(({ id }) => id).sort()).toEqual([one.id, ...ids].sort());

    const changed = await provider.update(resource, {
      id: one.id,
      data: one.change,
      previousData: {},
    });
    expect(changed.data).toMatchObject(one.change);
    for (const { id, change } of [two, three]) {
      expect((await provider.updateMany(resource, { ids: [id], data: change })).data).toEqual([id]);
    }

    const deleted = await provider.delete(resource, { id: one.id, previousData: { id: one.id } });
    expect(deleted.data).toMatchObject({ id: one.id });
    expect((await provider.deleteMany(resource, { ids })).data).toEqual(ids);
    expect((await provider.getMany(resource, { ids: [one.id, ...ids] })).data).toEqual([]);
  });

  it.each([...Object.keys(WRITABLE), ...READABLE])(
    'lists %s by pages, with their number',
    async (resource) => {
      const [data] = (await WRITABLE[resource]?.()) ?? [];
      if (data) await provider.create(resource, { data });
      const sort = resource === 'user-stats' ? ({ field: 'name', order: 'ASC' } as const) : BY_ID;
      const page = (number: number, perPage: number) =>
        provider.getList(resource, { filter: {}, sort, pagination: { page: number, perPage } });
      const first = await page(1, 1);
      expect(first.data).toHaveLength(1);
      expect(first.total).toBeGreaterThanOrEqual(1);
      expect((await page(1, 2)).data[0]).toEqual(first.data[0]);
      if (LISTED_ALONE.includes(resource)) return;
      const id = first.data[0]?.id;
      expect((await provider.getOne(resource, { id })).data).toMatchObject({ id });
      expect((await provider.getMany(resource, { ids: [id] })).data).toMatchObject([{ id }]);
    },
  );
});

describe('a request without a body', () => {
  it.each([['text/plain'], ['application/json'], ['text/xml'], ['no type']])(
    'has no type, not %s',
    async (type) => {
      const admin = await asAdmin();
      const { id } = expectStatus(
        await admin.post<{ id: string }>('/api/pro-plans', { name: unique('Plan') }),
        201,
      );
      const headers = { 'content-type': type };
      const answer = await call('DELETE', `/api/pro-plans/${id}`, { token: admin.token, headers });
      expect(answer).toMatchObject({ status: 200, body: { id } });
    },
  );
});

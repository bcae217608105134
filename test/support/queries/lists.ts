import { call } from '../http';
import { type Document, type NamedOperation, operationsOf, type Parameter, type Schema } from '../reference';
import type { Made, Product } from './product';

/** What is asked beyond the end of any list of the test: a list counts its rows then. */
const FAR = [500, 524];
const DAY_MS = 86_400_000;
const ID = '^[0-9a-f]{24}$';
/** An address with nothing where an id is to stand. */
const WITHOUT_ID = /\/[/?]/;
const NO_RECORD = 'no journey has noted the id of a record here in `made`';
/** Requests at a time. */
const AT_ONCE = 4;

/**
 * Asks all that the reference says can be read: each list in each of its orders, with each of its filters, and all else
 * that has an address. What comes to the reference is asked as well.
 */
export async function readAll(product: Product, made: Made): Promise<string[]> {
  const { url, admin } = product;
  const faults: string[] = [];
  const open = await Promise.all(
    (await operationsOfProduct(product))
      .filter(({ method }) => method === 'GET')
      .map(async (operation) => ({
        token: operation['x-access'].kind === 'admin' ? admin.token : product.student.token,
        addresses: await addressesOf(product, operation, made),
      })),
  );
  const requests = open.flatMap(({ token, addresses }) => addresses.map((address) => ({ token, address })));
  const lane = async () => {
    for (let next = requests.shift(); next; next = requests.shift()) {
      const { status, text } = await call('GET', next.address, { at: url, token: next.token });
      const why = WITHOUT_ID.test(next.address) ? NO_RECORD : text.slice(0, 200);
      if (status >= 400) faults.push(`${next.address}: ${status} ${why}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return faults;
}

/** What the reference names and nothing has asked so far. */
export async function silentOperations(product: Product): Promise<string[]> {
  const asked = [...product.asked];
  return (await operationsOfProduct(product))
    .filter(({ method, path }) => {
      const sent = new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}/?$`);
      return !asked.some((one) => sent.test(one));
    })
    .map(({ name }) => name);
}

async function operationsOfProduct({ admin }: Product): Promise<NamedOperation[]> {
  return operationsOf((await admin.get<Document>('/api/docs-json')).body);
}

async function addressesOf(product: Product, operation: NamedOperation, made: Made): Promise<string[]> {
  const { path: template, parameters = [] } = operation;
  const path = await pathOf(product, template, made);
  const queries = queriesOf(parameters, product, made);
  const addresses = queries.map((query) => path + query);
  // The pages of a crawl come from another place while it is at work.
  if (!/^\/api\/crawls\/\{id\}(\/export)?\/pages$/.test(template)) return addresses;
  return [path, ...addresses.map((one) => one.replace(made['/api/crawls'] ?? '', made['at work'] ?? ''))];
}

/** With the ids of records that there are. */
async function pathOf(product: Product, template: string, made: Made): Promise<string> {
  let path = '';
  let prefix = '';
  for (const part of template.split('/').slice(1)) {
    const isId = part.startsWith('{');
    path += `/${isId ? await idAt(product, prefix, path, made) : part}`;
    prefix += `/${part}`;
  }
  return path;
}

/** Of the record that a test has made there, or of the first one that is listed. */
async function idAt({ admin }: Product, prefix: string, path: string, made: Made): Promise<string> {
  if (made[prefix] === undefined) {
    const { body } = await admin.get<{ id: string }[]>(path);
    made[prefix] = body[0]?.id ?? '';
  }
  return made[prefix];
}

type Values = Record<string, unknown>;

function queriesOf(parameters: readonly Parameter[], product: Product, made: Made): string[] {
  const inQuery = parameters.filter(({ in: where }) => where === 'query');
  const schemas = new Map(inQuery.map(({ name, schema, content }) => [name, schema ?? jsonOf(content)]));
  const orders = ordersOf(schemas.get('sort'));
  const filters = filtersOf(schemas.get('filter'), product, made);
  const isPaged = schemas.has('range');
  const firsts = filters.map(([first]) => first as Values);
  const lists = [
    ...orders.flatMap((sort) => [{ sort }, ...(isPaged ? firsts : []).map((filter) => ({ sort, filter }))]),
    ...filters.flat().flatMap((filter) => [{ filter }, ...(isPaged ? [{ filter, range: FAR }] : [])]),
    ...(isPaged ? [{ range: FAR }] : []),
  ].map((list) =>
    Object.fromEntries(Object.entries(list).map(([name, value]) => [name, JSON.stringify(value)])),
  );
  const others = inQuery
    .filter(({ name }) => !['sort', 'range', 'filter'].includes(name))
    .flatMap(({ name, schema = {} }) => textsOf(name, schema, made).map((text) => ({ [name]: text })));
  const needed = Object.fromEntries(
    inQuery
      .filter(({ required, name }) => required || name === 'id')
      .map(({ name, schema = {} }) => [name, textsOf(name, schema, made)[0]]),
  );
  return [{}, ...lists, ...others].map(
    (query) => `?${new URLSearchParams({ ...needed, ...query } as Record<string, string>).toString()}`,
  );
}

const jsonOf = (content: Parameter['content']): Schema => content?.['application/json']?.schema ?? {};

function ordersOf(schema: Schema | undefined): [string, string][] {
  const [fields] = (schema?.prefixItems ?? []) as { enum: string[] }[];
  return (fields?.enum ?? []).map((field) => [field, 'DESC']);
}

/** Of each field all values to try. */
function filtersOf(schema: Schema | undefined, product: Product, made: Made): Values[][] {
  const fields = Object.entries((schema?.properties ?? {}) as Record<string, Schema>);
  return fields.map(([name, field]) =>
    valuesOf(name, field, product, made).map((value) => ({ [name]: value })),
  );
}

function valuesOf(name: string, schema: Schema, { student, admin }: Product, made: Made): unknown[] {
  if (Array.isArray(schema.enum)) return schema.enum as unknown[];
  if (Array.isArray(schema.anyOf)) {
    const [{ enum: words = [] }] = schema.anyOf as [{ enum?: string[] }];
    return [...words, words.slice(0, 2)];
  }
  if (schema.type === 'boolean') return [true, false];
  if (schema.type === 'integer') return [1];
  if (schema.type === 'object') return [{ from: dayAgo(300), to: dayAgo(0) }, { to: dayAgo(300) }];
  const ids: Record<string, string | undefined> = {
    batch: student.user.batch ?? '',
    userPlan: student.user.userPlan ?? '',
    actor: admin.user.id,
    job: made['/api/schema-checks/jobs'],
  };
  if (schema.type === 'array') return [[student.user.id, admin.user.id]];
  if (schema.pattern === ID) return [ids[name] ?? student.user.id];
  return [TEXTS[name] ?? 'cohort'];
}

const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** What must be said in a certain way. */
const TEXTS: Record<string, string> = { period: '30', show: 'Informational', sort: 'label' };

function textsOf(name: string, schema: Schema, made: Made): string[] {
  if (Array.isArray(schema.enum)) return schema.enum.map(String);
  if (schema.type === 'boolean') return ['true', 'false'];
  if (schema.pattern === ID || name === 'id') return [made['/api/ppl'] ?? ''];
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  return [isNumber ? '1' : (TEXTS[name] ?? 'cohort')];
}

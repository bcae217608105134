import fc from 'fast-check';
import { PERMITTED_TOOLS } from '../../src/contracts/access/tools';
import {
  type Actor,
  asAdmin,
  asGuest,
  asStudent,
  createUser,
  logIn,
  ownAddress,
  PASSWORD,
} from '../support/actors';
import { call } from '../support/http';
import { PromisedAnswers } from '../support/promised-answers';
import {
  type Document,
  type NamedOperation,
  operationsOf,
  type Parameter,
  type Schema,
} from '../support/reference';
import { forbiddenBodies, valuesOf } from '../support/schema-values';
import { startServer, type TestServer } from '../support/server';

/** Another one by `REFERENCE_SEED=…`; a failure names it. */
const SEED = Number(process.env.REFERENCE_SEED ?? 20_261_124);
const TRIES = { admin: 2, student: 1 };
/** Operations that are tried at a time. */
const AT_ONCE = 4;
/** Forbidden bodies of one operation. */
const MOST_FORBIDDEN = 5;
const ADMINS = 6;
const STUDENTS = 3;
/** Not tried with what the schema allows, each for a reason. */
const LEFT_OUT: Record<string, string> = {
  'POST /api/auth/logout-everywhere': 'ends the session that the test speaks with',
  'PUT /api/security': 'may keep the admins out who have no second factor',
};
/** Hundreds of requests: they take a minute in all on a quiet machine. */
const LONG_MS = 600_000;
/** Operations of which one request at least must succeed, so that answers are looked at and not refusals alone. */
const FEWEST_DONE = 50;
const OTHERS_ID = '65f0a1b2c3d4e5f601234567';

let server: TestServer;
let document: Document;
let operations: NamedOperation[];
let promised: PromisedAnswers;
let admins: Actor[];
let students: Actor[];
const ids: Record<string, string[]> = {};

beforeAll(async () => {
  server = await startServer({ env: { SAMPLE_DATA: 'on', TRUST_PROXY: undefined } });
  const at = server.url;
  document = (await asGuest(at).get<Document>('/api/docs-json')).body;
  operations = operationsOf(document);
  promised = new PromisedAnswers(document);
  const first = await asAdmin(at);
  admins = await inTurn(ADMINS, async () =>
    logIn((await createUser({ role: 'admin' }, at)).email, PASSWORD, at),
  );
  const allowed = PERMITTED_TOOLS.map(({ id }) => id);
  students = await inTurn(STUDENTS, () => asStudent({ allowed, at }));
  for (const { path, method } of operations) {
    if (method !== 'GET' || path.includes('{')) continue;
    const { body } = await first.get<unknown>(path);
    const rows = Array.isArray(body) ? (body as { id?: unknown; email?: string }[]) : [];
    // Not those that the test speaks with.
    const free = rows.filter(({ email = '' }) => !email.endsWith('@cohort.test'));
    ids[path] = free.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])).slice(0, 5);
  }
}, LONG_MS);
afterAll(() => server.stop());

it(
  'answers what the schema allows as it promises',
  async () => {
    const faults: string[] = [];
    const succeeded = new Set<string>();
    await eachOf(
      operations.filter(({ name }) => !(name in LEFT_OUT)),
      async (operation) => {
        for (const request of requestsFor(operation)) {
          const answer = await send(operation, request);
          if (answer.status < 300) succeeded.add(operation.name);
          const fault = promised.faultOf(operation, answer);
          if (fault) faults.push(told(operation, request, fault));
        }
      },
    );
    expect(faults).toEqual([]);
    expect(succeeded.size).toBeGreaterThan(FEWEST_DONE);
  },
  LONG_MS,
);

it(
  'refuses what the schema forbids',
  async () => {
    const faults: string[] = [];
    await eachOf(operations, async (operation) => {
      for (const [wrong, request] of forbiddenFor(operation)) {
        const answer = await send(operation, request);
        const { status } = answer;
        const fault = status < 400 ? `takes it with ${status}` : promised.faultOf(operation, answer);
        if (fault) faults.push(told(operation, request, `${wrong}: ${fault}`));
      }
    });
    expect(faults).toEqual([]);
  },
  LONG_MS,
);

it(
  'lets nobody in whom it does not name',
  async () => {
    const statuses: string[] = [];
    await eachOf(operations, async (operation) => {
      const { kind } = operation['x-access'];
      if (kind === 'public') return;
      const [request = { by: '', path: operation.path }] = requestsFor(operation);
      const guest = await send(operation, { ...request, by: '' });
      if (guest.status !== 401) statuses.push(`${operation.name} by a guest: ${guest.status}`);
      if (kind !== 'admin') return;
      const student = await send(operation, { ...request, by: next(students) });
      if (student.status !== 403) statuses.push(`${operation.name} by a student: ${student.status}`);
    });
    expect(statuses).toEqual([]);
  },
  LONG_MS,
);

interface Request {
  /** A token; empty for a guest. */
  by: string;
  path: string;
  json?: unknown;
}

let turn = 0;
const next = (actors: readonly Actor[]) => actors[turn++ % actors.length]?.token ?? '';

/** Guests ask the shared server, which heeds the address that each comes from: here all share one limit. */
function send({ method }: NamedOperation, { by, path, json }: Request) {
  return by === ''
    ? call(method, path, { json, headers: { 'x-forwarded-for': ownAddress() } })
    : call(method, path, { json, token: by, at: server.url });
}

function told({ method }: NamedOperation, { path, json }: Request, fault: string): string {
  return `${method} ${path} ${json === undefined ? '' : JSON.stringify(json).slice(0, 400)} (seed ${SEED}): ${fault}`;
}

function requestsFor(operation: NamedOperation): Request[] {
  const { kind } = operation['x-access'];
  const by = [
    ...Array.from({ length: TRIES.admin }, () => next(admins)),
    ...(kind === 'admin' ? [] : Array.from({ length: TRIES.student }, () => next(students))),
  ];
  const [first] = fc.sample(requestValues(operation, false), { seed: seedOf(operation), numRuns: 1 });
  const others = fc.sample(requestValues(operation), { seed: seedOf(operation) + 1, numRuns: by.length - 1 });
  const made = [first, ...others].filter((request) => request !== undefined);
  return made.map((request, index) => ({ ...request, by: by[index] ?? '' }));
}

/** Each operation has values of its own. */
const seedOf = (operation: NamedOperation) => SEED + operations.indexOf(operation);

/** Without `optional`, of the query nothing that may be left out: a list then has its rows. */
function requestValues(operation: NamedOperation, optional = true): fc.Arbitrary<Omit<Request, 'by'>> {
  const { parameters = [], requestBody, path } = operation;
  const values = parameters.map((parameter) =>
    valuesOf(schemaOf(parameter), document.components.schemas, idsFor(path, parameter)),
  );
  const body = bodySchemaOf(requestBody);
  const bodies = body
    ? valuesOf(body, document.components.schemas, Object.values(ids).flat())
    : fc.constant(undefined);
  return fc
    .record({
      given: fc.tuple(...values),
      kept: fc.array(fc.boolean(), { minLength: values.length, maxLength: values.length }),
      json: bodies,
    })
    .map(({ given, kept, json }) => {
      const sent = parameters.map(
        (parameter, index) => [parameter, given[index], optional && kept[index]] as const,
      );
      return { path: addressOf(path, sent), json };
    });
}

function addressOf(path: string, sent: (readonly [Parameter, unknown, boolean | undefined])[]): string {
  const query = new URLSearchParams();
  let address = path;
  for (const [{ name, in: where, required, content }, value, kept] of sent) {
    const text = content ? JSON.stringify(value) : String(value);
    if (where === 'path') address = address.replace(`{${name}}`, encodeURIComponent(text) || '-');
    else if (required || kept) query.set(name, text);
  }
  return query.size > 0 ? `${address}?${query.toString()}` : address;
}

const schemaOf = ({ schema, content }: Parameter): Schema =>
  schema ?? content?.['application/json']?.schema ?? {};
const bodySchemaOf = (body: NamedOperation['requestBody']) => body?.content['application/json']?.schema;

/** The records of the list that stands before a parameter in the path. */
function idsFor(path: string, { name, in: where }: Parameter): string[] {
  const list = where === 'path' ? path.slice(0, path.indexOf(`/{${name}}`)) : path;
  return ids[list] ?? [];
}

function forbiddenFor(operation: NamedOperation): [string, Request][] {
  const { parameters = [], requestBody, path } = operation;
  const [valid] = fc.sample(requestValues(operation, false), { seed: seedOf(operation), numRuns: 1 });
  const base = { by: next(admins), path: valid?.path.split('?')[0] ?? path };
  const lists = parameters.filter(({ content }) => content);
  const broken = lists.flatMap(({ name }): [string, Request][] =>
    ['{', '{"nobodyKnows":1}', '["nobodyKnows","UP"]'].map((text) => [
      `${name}=${text}`,
      {
        ...base,
        by: next(admins),
        path: `${base.path}?${new URLSearchParams({ [name]: text }).toString()}`,
        json: valid?.json,
      },
    ]),
  );
  const isId = parameters.some((parameter) => parameter.in === 'path' && schemaOf(parameter).pattern);
  const noId = path.replace(/\{\w+\}/g, 'no-id');
  const unknown = path.replace(/\{\w+\}/g, OTHERS_ID);
  const body = bodySchemaOf(requestBody);
  const bodies = body ? forbiddenBodies(body, document.components.schemas, valid?.json) : [];
  return [
    ...broken,
    ...(isId ? [['no id', { ...base, path: noId, json: valid?.json }] as [string, Request]] : []),
    ...fc
      .sample(
        fc.shuffledSubarray(bodies, {
          minLength: Math.min(bodies.length, MOST_FORBIDDEN),
          maxLength: Math.min(bodies.length, MOST_FORBIDDEN),
        }),
        { seed: SEED, numRuns: 1 },
      )
      .flat()
      .map(([wrong, json]): [string, Request] => [wrong, { by: next(admins), path: unknown, json }]),
  ];
}

/** A few at a time, each in the lane that is free. */
async function eachOf(all: readonly NamedOperation[], attempt: (operation: NamedOperation) => Promise<void>) {
  const open = [...all];
  const lane = async () => {
    for (let operation = open.shift(); operation; operation = open.shift()) await attempt(operation);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

async function inTurn<Made>(times: number, make: () => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (let count = 0; count < times; count++) made.push(await make());
  return made;
}

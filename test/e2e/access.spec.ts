import type { AccessRule } from '../../src/contracts/access/access';
import type { ErrorBody } from '../../src/contracts/error-codes';
import { type Tool, TOOLS } from '../../src/contracts/access/tools';
import type { UserView } from '../../src/contracts/users/users';
import { type Actor, asGuest, asStudent, createUser, logIn, ownAddress, PASSWORD } from '../support/actors';
import { type Answer, call } from '../support/http';

interface Operation {
  method: string;
  path: string;
  rule?: AccessRule;
}

interface OpenApi {
  paths: Record<string, Record<string, { 'x-access'?: AccessRule }>>;
}

const ONE_TOOL = 'amazon-revenue-by-visitors';
const BUILT = (TOOLS as readonly Tool[]).filter(({ ready }) => ready).map(({ id }) => id);
const NOBODY = '65f0a1b2c3d4e5f601234567';

async function listOperations(): Promise<Operation[]> {
  const { body } = await call<OpenApi>('GET', '/api/docs-json');
  return Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { 'x-access': rule }]) => ({
      method: method.toUpperCase(),
      path,
      rule,
    })),
  );
}

type Caller = 'guest' | 'student with one tool' | 'student with every tool' | 'admin';

function expected(rule: AccessRule, caller: Caller): 'passes' | 401 | 403 {
  if (rule.kind === 'public') return 'passes';
  if (caller === 'guest') return 401;
  if (rule.kind === 'user' || caller === 'admin') return 'passes';
  if (rule.kind !== 'tool') return 403;
  return caller === 'student with every tool' || rule.tool === ONE_TOOL ? 'passes' : 403;
}

/** What the guards made of it; whatever the route itself answers to an empty call counts as passed. */
function verdict({ status, body }: Answer): 'passes' | 401 | 403 {
  const { code } = body as Partial<ErrorBody>;
  if (code === 'UNAUTHENTICATED') return 401;
  return status === 403 && code === 'FORBIDDEN' ? 403 : 'passes';
}

/** A user may change the own account alone. */
const OWN_ACCOUNT = /^\/api\/auth\/update/;

async function send(actor: Actor & { user?: UserView }, operation: Operation): Promise<Answer> {
  const { method } = operation;
  const id = OWN_ACCOUNT.test(operation.path) ? (actor.user?.id ?? NOBODY) : NOBODY;
  const path = operation.path.replace(/\{\w+\}/g, id);
  const json = ['GET', 'DELETE'].includes(method) ? undefined : {};
  const headers = { 'x-forwarded-for': ownAddress() };
  return call(method, path, { json, headers, ...(actor.token ? { token: actor.token } : {}) });
}

describe('all routes by all actors', () => {
  let operations: Operation[];
  const actors = {} as Record<Caller, Actor>;

  beforeAll(async () => {
    operations = await listOperations();
    const admin = await createUser({ role: 'admin' });
    actors.guest = asGuest();
    actors['student with one tool'] = await asStudent({ allowed: [ONE_TOOL] });
    actors['student with every tool'] = await asStudent({ allowed: BUILT });
    actors.admin = await logIn(admin.email, PASSWORD);
  });

  it('has a rule on each', () => {
    expect(operations.length).toBeGreaterThan(30);
    expect(operations.filter(({ rule }) => !rule)).toEqual([]);
  });

  it.each<Caller>(['guest', 'student with one tool', 'student with every tool', 'admin'])(
    'holds for a %s',
    async (caller) => {
      const wrong: string[] = [];
      for (const operation of operations) {
        const { method, path, rule } = operation;
        if (!rule || path.endsWith('/logout-everywhere')) continue;
        const answer = await send(actors[caller], operation);
        const want = expected(rule, caller);
        if (verdict(answer) !== want || answer.status >= 500) {
          wrong.push(`${method} ${path}: wanted ${want}, got ${answer.status} ${answer.text.slice(0, 120)}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});

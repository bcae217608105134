import { Controller, Get } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { AuthUser } from '../../contracts/access/access';
import { ErrorFilter } from '../errors/error.filter';
import {
  AdminOnly,
  AnyUser,
  BeforeSetup,
  ForAnyTool,
  ForKeys,
  ForTool,
  OwnerOnly,
  Public,
} from './access.decorator';
import { AccessGuard } from './access.guard';
import { CurrentUser } from './current-user.decorator';

@Controller()
class RoutesController {
  @Public()
  @Get('public')
  public() {}

  @AnyUser()
  @Get('user')
  user(@CurrentUser() { name }: AuthUser) {
    return { name };
  }

  @AdminOnly()
  @Get('admin')
  admin() {}

  @ForTool('intent-finder')
  @Get('tool')
  tool() {}

  @ForAnyTool(['amazon-revenue-by-keywords', 'intent-finder'])
  @Get('any-tool')
  anyTool() {}

  @AnyUser()
  @OwnerOnly()
  @Get('owner')
  owner() {}

  @AnyUser()
  @BeforeSetup()
  @Get('before-setup')
  beforeSetup() {}

  @ForTool('intent-finder')
  @ForKeys({})
  @Get('no-key')
  noKey() {}

  @AdminOnly()
  @ForKeys({ read: 'users:read' })
  @Get('admin-by-key')
  adminByKey() {}

  @Get('undeclared')
  undeclared() {}
}

@AdminOnly()
@OwnerOnly()
@BeforeSetup()
@Controller('declared')
class DeclaredController {
  @Get()
  byController() {}

  @AnyUser()
  @Get('other')
  byRoute() {}
}

const STUDENT: AuthUser = {
  id: '65f0a1b2c3d4e5f601234567',
  email: 'ann@cohort.test',
  name: 'Ann',
  role: 'student',
  userType: 'free',
  extendedPermissions: [],
  tokenVersion: 0,
  twoFactor: false,
};
const ADMIN: AuthUser = { ...STUDENT, role: 'admin' };
const ACTING = { id: 'admin', email: 'root@cohort.test', name: 'Root', until: new Date(), tokenId: 'one' };

const KEY = { id: 'key', name: 'Sheet' };

const CALLERS = {
  guest: undefined,
  student: STUDENT,
  'student with the tool': { ...STUDENT, extendedPermissions: ['intent-finder'] },
  admin: ADMIN,
  'admin acting as a student': { ...STUDENT, actingAdmin: ACTING },
  'admin without two-factor login': { ...ADMIN, mustSetUpTwoFactor: true },
  'admin’s key for results': { ...ADMIN, apiKey: { ...KEY, scopes: ['results:read'] } },
  'admin’s key for users': { ...ADMIN, apiKey: { ...KEY, scopes: ['users:read', 'users:write'] } },
  'student’s key': { ...STUDENT, apiKey: { ...KEY, scopes: ['results:read', 'tools:run', 'users:read'] } },
} satisfies Record<string, AuthUser | undefined>;
type Caller = keyof typeof CALLERS;

let app: NestFastifyApplication;
let caller: AuthUser | undefined;

beforeAll(async () => {
  const feature = await Test.createTestingModule({
    controllers: [RoutesController, DeclaredController],
    providers: [
      { provide: APP_GUARD, useClass: AccessGuard },
      { provide: APP_FILTER, useClass: ErrorFilter },
    ],
  }).compile();
  app = feature.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, _, done) => {
      Object.assign(request, { user: caller });
      done();
    });
  await app.init();
});
afterAll(() => app.close());

async function call(name: Caller, url: string): Promise<{ status: number; body: Record<string, unknown> }> {
  caller = CALLERS[name];
  const { statusCode, body } = await app.inject({ url });
  return { status: statusCode, body: body ? (JSON.parse(body) as Record<string, unknown>) : {} };
}

it.each<[string, Caller[]]>([
  ['/public', Object.keys(CALLERS) as Caller[]],
  ['/user', ['student', 'student with the tool', 'admin', 'admin acting as a student']],
  ['/admin', ['admin']],
  ['/tool', ['student with the tool', 'admin', 'admin’s key for results']],
  ['/any-tool', ['student with the tool', 'admin', 'admin’s key for results']],
  ['/no-key', ['student with the tool', 'admin']],
  ['/admin-by-key', ['admin', 'admin’s key for users']],
  ['/owner', ['student', 'student with the tool', 'admin']],
  [
    '/before-setup',
    [
      'student',
      'student with the tool',
      'admin',
      'admin acting as a student',
      'admin without two-factor login',
    ],
  ],
  ['/undeclared', []],
  ['/declared', ['admin', 'admin without two-factor login']],
  ['/declared/other', ['student', 'student with the tool', 'admin', 'admin without two-factor login']],
])('%s is open to those it is declared for, and to nobody else', async (url, expected) => {
  const passing: string[] = [];
  for (const name of Object.keys(CALLERS) as Caller[]) {
    const { status } = await call(name, url);
    if (status === 200) passing.push(name);
  }
  expect(passing).toEqual(expected);
});

it.each<[Caller, string, number, string]>([
  ['guest', '/user', 401, 'UNAUTHENTICATED'],
  ['guest', '/undeclared', 401, 'UNAUTHENTICATED'],
  ['student', '/admin', 403, 'FORBIDDEN'],
  ['admin', '/undeclared', 403, 'FORBIDDEN'],
  ['admin acting as a student', '/owner', 403, 'FORBIDDEN'],
  ['admin without two-factor login', '/user', 403, 'TWO_FACTOR_SETUP_REQUIRED'],
  ['admin’s key for users', '/tool', 403, 'SCOPE_MISSING'],
  ['admin’s key for results', '/user', 403, 'SCOPE_MISSING'],
  ['student’s key', '/admin-by-key', 403, 'FORBIDDEN'],
])('tells a %s at %s why not', async (name, url, status, code) => {
  const answer = await call(name, url);
  expect(answer).toMatchObject({ status, body: { code } });
});

it('hands the route the user who calls', async () => {
  expect(await call('student', '/user')).toEqual({ status: 200, body: { name: 'Ann' } });
});

import { Controller, Get } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { SkipThrottle } from '@nestjs/throttler';
import type { AuthUser } from '../../contracts/access/access';
import { ConfigModule } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { ErrorFilter } from '../errors/error.filter';
import { RequestThrottleGuard } from './request-throttle.guard';
import { ThrottleModule } from './throttle.module';

@Controller()
class RoutesController {
  @Get('one')
  one() {}

  @Get('two')
  two() {}

  @SkipThrottle()
  @Get('health')
  health() {}
}

const A_MINUTE = 300;
const ACTING = { id: 'root', email: 'root@cohort.test', name: 'Root', until: new Date(), tokenId: 'one' };
const user = (id: string, more?: Partial<AuthUser>): Partial<AuthUser> => ({ id, ...more });
const ENVIRONMENT: Partial<Environment> = { queueUrl: '', jwtSecret: 'a-secret-of-this-spec' };

interface Sender {
  address?: string;
  user?: Partial<AuthUser>;
}

let app: NestFastifyApplication;
let sender: Sender;

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const feature = await Test.createTestingModule({
    imports: [ConfigModule.forRoot(ENVIRONMENT as Environment), ThrottleModule],
    controllers: [RoutesController],
    providers: [
      { provide: APP_GUARD, useExisting: RequestThrottleGuard },
      { provide: APP_FILTER, useClass: ErrorFilter },
    ],
  }).compile();
  app = feature.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, _, done) => {
      Object.assign(request, { user: sender.user });
      done();
    });
  await app.init();
});
afterEach(async () => {
  await app.close();
  jest.useRealTimers();
});

async function send(from: Sender, url = '/one') {
  sender = from;
  const { statusCode, headers } = await app.inject({ url, remoteAddress: from.address ?? '10.0.0.1' });
  return { status: statusCode, retryAfter: headers['retry-after'] };
}

async function sendMany(count: number, from: Sender): Promise<number> {
  let passed = 0;
  for (let index = 0; index < count; index++) {
    const { status } = await send(from, index % 2 ? '/one' : '/two');
    passed += status === 200 ? 1 : 0;
  }
  return passed;
}

it('lets 300 requests of a guest pass in a minute, over all routes together', async () => {
  expect(await sendMany(A_MINUTE, { address: '10.0.0.1' })).toBe(A_MINUTE);
  jest.advanceTimersByTime(20_000);
  expect(await send({ address: '10.0.0.1' })).toEqual({ status: 429, retryAfter: '40' });
  expect(await send({ address: '::ffff:10.0.0.1' })).toMatchObject({ status: 429 });
  expect(await send({ address: '10.0.0.2' })).toMatchObject({ status: 200 });
  expect(await send({ address: '10.0.0.1' }, '/health')).toMatchObject({ status: 200 });
  jest.advanceTimersByTime(40_000);
  expect(await send({ address: '10.0.0.1' })).toMatchObject({ status: 200 });
});

it('counts users by their accounts, wherever they are', async () => {
  expect(await sendMany(A_MINUTE, { user: user('ann') })).toBe(A_MINUTE);
  expect(await send({ user: user('ann'), address: '10.0.0.2' })).toMatchObject({ status: 429 });
  expect(await send({ user: user('bob') })).toMatchObject({ status: 200 });
  expect(await send({})).toMatchObject({ status: 200 });
});

it('counts an admin who acts as a student for the admin', async () => {
  await sendMany(A_MINUTE, { user: user('ann', { actingAdmin: ACTING }) });
  expect(await send({ user: user('ann') })).toMatchObject({ status: 200 });
  expect(await send({ user: user('bob', { actingAdmin: ACTING }) })).toMatchObject({ status: 429 });
  expect(await send({ user: user('root') })).toMatchObject({ status: 429 });
});

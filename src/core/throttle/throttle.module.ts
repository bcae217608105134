import { Global, Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { ActionLimits } from './action-limits';
import { DeviceCookies } from './device-cookies';
import { LinkVisits } from './link-visits';
import { LoginAttempts } from './login-attempts';
import { MailRequests } from './mail-requests';
import { PageRequests } from './page-requests';
import { RequestThrottleGuard } from './request-throttle.guard';
import { ThrottleStorage } from './throttle-storage';

const REQUESTS_PER_MINUTE = 300;
const MINUTE_MS = 60_000;

const LIMITS = [
  ActionLimits,
  DeviceCookies,
  LinkVisits,
  LoginAttempts,
  MailRequests,
  PageRequests,
  RequestThrottleGuard,
];

@Global()
@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      inject: [ENVIRONMENT],
      useFactory: ({ queueUrl }: Environment) => ({
        throttlers: [{ limit: REQUESTS_PER_MINUTE, ttl: MINUTE_MS }],
        storage: new ThrottleStorage(queueUrl),
        setHeaders: false,
      }),
    }),
  ],
  providers: LIMITS,
  exports: LIMITS,
})
export class ThrottleModule {}

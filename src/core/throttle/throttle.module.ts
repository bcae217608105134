import { Global, Module } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { FIXED_WINDOWS, type FixedWindows } from './fixed-windows';
import { LoginAttempts } from './login-attempts';
import { MemoryWindows } from './memory-windows';
import { RedisWindows } from './redis-windows';
import { RequestRate } from './request-rate';

@Global()
@Module({
  providers: [
    {
      provide: FIXED_WINDOWS,
      inject: [ENVIRONMENT],
      useFactory: ({ queueUrl }: Environment): FixedWindows =>
        /^rediss?:/.test(queueUrl) ? new RedisWindows(queueUrl) : new MemoryWindows(),
    },
    LoginAttempts,
    RequestRate,
  ],
  exports: [LoginAttempts, RequestRate],
})
export class ThrottleModule {}

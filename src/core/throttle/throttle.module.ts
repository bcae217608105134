import { Global, Module } from '@nestjs/common';
import { ThrottlerModule, type ThrottlerStorage } from '@nestjs/throttler';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { FIXED_WINDOWS, type FixedWindows } from './fixed-windows';
import { LoginAttempts } from './login-attempts';
import { MemoryWindows } from './memory-windows';
import { RedisWindows } from './redis-windows';
import { MINUTE_MS, rateKeyOf, RequestRate, REQUESTS_PER_MINUTE } from './request-rate';

@Global()
@Module({
  providers: [
    {
      provide: FIXED_WINDOWS,
      inject: [ENVIRONMENT],
      useFactory: ({ queueUrl }: Environment): FixedWindows =>
        /^rediss?:/.test(queueUrl) ? new RedisWindows(queueUrl) : new MemoryWindows(),
    },
  ],
  exports: [FIXED_WINDOWS],
})
class WindowsModule {}

@Global()
@Module({
  imports: [
    WindowsModule,
    ThrottlerModule.forRootAsync({
      inject: [FIXED_WINDOWS],
      useFactory: (windows: FixedWindows) => ({
        throttlers: [{ ttl: MINUTE_MS, limit: REQUESTS_PER_MINUTE }],
        generateKey: (_context, tracker) => rateKeyOf(tracker),
        storage: storageOver(windows),
      }),
    }),
  ],
  providers: [LoginAttempts, RequestRate],
  exports: [LoginAttempts, RequestRate, ThrottlerModule],
})
export class ThrottleModule {}

/** The throttler's own storage walks all live hits of a key on each request; a window costs one step. */
function storageOver(windows: FixedWindows): ThrottlerStorage {
  return {
    async increment(key, ttl, limit) {
      const { hits, remainingMs } = await windows.hit(key, ttl);
      const seconds = Math.ceil(remainingMs / 1000);
      return { totalHits: hits, timeToExpire: seconds, isBlocked: hits > limit, timeToBlockExpire: seconds };
    },
  };
}

import { Module, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { SiteFetcher } from './site-fetcher';
import { WayOut } from './way-out';

/** Longer than jobs are waited for, and soon enough for a request that waits for a page to be answered. */
const CLOSE_AFTER_MS = 5_000;

@Module({
  providers: [
    {
      provide: SiteFetcher,
      useFactory: ({ fetchAllowHosts, publicUrl }: Environment) =>
        new SiteFetcher({ allowHosts: fetchAllowHosts, publicUrl }),
      inject: [ENVIRONMENT],
    },
    WayOut,
  ],
  exports: [SiteFetcher, WayOut],
})
export class FetchModule implements OnModuleDestroy, OnApplicationShutdown {
  constructor(private readonly fetcher: SiteFetcher) {}

  /** Jobs and requests end first: what is cut off under them would count as what the site did. */
  onModuleDestroy(): void {
    setTimeout(() => void this.fetcher.close(), CLOSE_AFTER_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.fetcher.close();
  }
}

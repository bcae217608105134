import { Module, type OnModuleDestroy } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { SiteFetcher } from './site-fetcher';
import { WayOut } from './way-out';

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
export class FetchModule implements OnModuleDestroy {
  constructor(private readonly fetcher: SiteFetcher) {}

  async onModuleDestroy(): Promise<void> {
    await this.fetcher.close();
  }
}

import { Inject, Injectable, Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { FORWARDING_HEADERS } from '../auth/caller';

/** Notices that requests come through a proxy that nobody said is there. */
@Injectable()
export class ForwardingWatch {
  private readonly logger = new Logger('Proxy');
  private header?: string;

  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  /** The forwarding header that has come though TRUST_PROXY is off. */
  get unheeded(): string | undefined {
    return this.header;
  }

  watch(fastify: FastifyInstance): void {
    if (this.environment.trustProxy !== false) return;
    fastify.addHook('onRequest', ({ headers }, _reply, done) => {
      const header = this.header ?? FORWARDING_HEADERS.find((name) => headers[name] !== undefined);
      if (header && !this.header) this.noticed(header);
      done();
    });
  }

  private noticed(header: string): void {
    this.header = header;
    this.logger.error(
      `Requests come with ${header}, but TRUST_PROXY is off: everybody behind that proxy counts as one caller and shares its limits. Set TRUST_PROXY to the number of proxies or to their addresses.`,
    );
  }
}

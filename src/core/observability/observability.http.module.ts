import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { HealthController } from './health.controller';
import { requestSeconds } from './metrics';

const MS = 1000;

/** Health at /api/health, and the time of every request in the metrics. */
@Module({ controllers: [HealthController] })
export class ObservabilityHttpModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost<FastifyAdapter>) {}

  onModuleInit(): void {
    this.host.httpAdapter.getInstance().addHook('onResponse', (request, reply, done) => {
      // The route's pattern, not the address: ids would make a series each.
      const route = request.routeOptions.url ?? 'none';
      const labels = { method: request.method, route, status: String(reply.statusCode) };
      requestSeconds.observe(labels, reply.elapsedTime / MS);
      done();
    });
  }
}

import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { structuredLog } from '../src/core/observability/logging';
import { WorkerModule, type WorkerOptions } from './worker.module';

/** The worker, migrated and at work. */
export function createWorker(options: WorkerOptions): Promise<INestApplicationContext> {
  const logger = structuredLog(options.environment);
  return NestFactory.createApplicationContext(WorkerModule.forRoot(options), { logger, abortOnError: false });
}

import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { structuredLog } from '../src/core/observability/logging';
import { limitHeapGrowth } from './start-up/heap-growth';
import { WorkerModule, type WorkerOptions } from './worker.module';

/** The worker, migrated and at work. */
export async function createWorker(options: WorkerOptions): Promise<INestApplicationContext> {
  const logger = structuredLog(options.environment);
  const module = WorkerModule.forRoot(options);
  const worker = await NestFactory.createApplicationContext(module, { logger, abortOnError: false });
  // Not before: most of what a start makes is there to stay.
  limitHeapGrowth();
  return worker;
}

import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { useStructuredLog } from '../src/core/observability/logging';
import { WorkerModule, type WorkerOptions } from './worker.module';

/** The worker, migrated and at work. */
export async function createWorker(options: WorkerOptions): Promise<INestApplicationContext> {
  const worker = await NestFactory.createApplicationContext(WorkerModule.forRoot(options), {
    bufferLogs: true,
    abortOnError: false,
  });
  useStructuredLog(worker);
  return worker;
}

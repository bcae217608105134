import { type DynamicModule, Global, Module } from '@nestjs/common';
import { JobProducer } from './job-producer';
import { QUEUE_CONNECTION, type QueueConnection } from './queue-connection';

/** The producing side of the queues. Whoever opened the connection closes it, after the application. */
@Global()
@Module({})
export class QueuesModule {
  static forRoot(connection: QueueConnection): DynamicModule {
    return {
      module: QueuesModule,
      providers: [{ provide: QUEUE_CONNECTION, useValue: connection }, JobProducer],
      exports: [QUEUE_CONNECTION, JobProducer],
    };
  }
}

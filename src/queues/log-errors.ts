import { Logger } from '@nestjs/common';

interface ErrorSource {
  name: string;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

const logger = new Logger('Queues');

/** What a queue or worker meets in the background goes to the log: nobody waits for its answer. */
export function logErrors<Source extends ErrorSource>(source: Source): Source {
  source.on('error', (err) => {
    logger.error({ err, queue: source.name }, 'The queue met an error');
  });
  return source;
}

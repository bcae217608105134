import { Logger } from '@nestjs/common';
import { isDiskFull, logDiskFull } from '../core/disk/disk-full';
import { LogLimit } from '../core/observability/log-limit';

interface ErrorSource {
  name: string;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

const logger = new Logger('Queues');

/**
 * What a queue or worker meets in the background goes to the log, once a minute: nobody waits for its answer, and a
 * store that is away is met many times a second.
 */
export function logErrors<Source extends ErrorSource>(source: Source): Source {
  const limit = new LogLimit();
  source.on('error', (err) => {
    if (isDiskFull(err)) return logDiskFull(err);
    const leftOut = limit.take();
    if (leftOut !== null) logger.error({ err, queue: source.name, leftOut }, 'The queue met an error');
  });
  return source;
}

import { Readable } from 'node:stream';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { IntentResult } from '../../../src/contracts/intent/intent';
import { FileStore } from '../../../src/core/files/file-store';
import type { Classification } from '../../../src/domain/intent/classify';
import { RESULT_CONTENT_TYPE, resultFileName } from '../../../src/modules/intent/intent.service';
import type { JobInput } from '../../../src/contracts/jobs/job-kinds';
import type { JobContext, JobProcessor } from '../processor';
import { Classifier } from './classifier';

/** Classifies an uploaded keywords file and keeps the result as a file of its own. */
@Injectable()
export class IntentProcessor implements JobProcessor<'intent'>, OnModuleDestroy {
  readonly kind = 'intent';
  private readonly classifier = new Classifier();

  constructor(private readonly files: FileStore) {}

  onModuleDestroy(): void {
    this.classifier.close();
  }

  async run(
    { fileId, lists, guess }: JobInput<'intent'>,
    context: JobContext<'intent'>,
  ): Promise<IntentResult> {
    const { fileName, bytes } = context.parameters;
    const { stream, encoding } = await this.files.open(fileId);
    const work = new Work(context);
    const classification = this.classifier.classify(
      stream,
      { lists, guess, bytes, encoding },
      { signal: context.signal, onProgress: work.onProgress },
    );
    await context.saveResultFile(Readable.from(work.pieces(classification), { objectMode: false }), {
      name: resultFileName(fileName),
      contentType: RESULT_CONTENT_TYPE,
      encoding: 'gzip',
      encoded: true,
    });
    return { fileName, bytes, ...work.classification() };
  }
}

/** Passes the result on piece by piece, tells the progress, and holds what came out at the end. */
class Work {
  private outcome?: Classification;
  private reporting?: Promise<unknown>;

  constructor(private readonly context: JobContext<'intent'>) {}

  async *pieces(result: AsyncGenerator<Uint8Array, Classification>): AsyncGenerator<Uint8Array, void> {
    try {
      let next = await result.next();
      for (; !next.done; next = await result.next()) {
        yield next.value;
        await this.reporting;
      }
      this.outcome = next.value;
    } finally {
      await result.return(undefined as never);
    }
  }

  readonly onProgress = (progress: { done: number; total: number }): void => {
    this.reporting = Promise.all([this.reporting, this.context.reportProgress(progress)]);
    // Told by whoever takes the next piece.
    this.reporting.catch(() => undefined);
  };

  classification(): Classification {
    if (this.outcome) return this.outcome;
    throw new Error('The classification has not ended.');
  }
}

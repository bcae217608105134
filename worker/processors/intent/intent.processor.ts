import { Readable } from 'node:stream';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { IntentResult } from '../../../src/contracts/intent/intent';
import { FileStore } from '../../../src/core/files/file-store';
import type { Classification } from '../../../src/domain/intent/classify';
import {
  type IntentJobInput,
  RESULT_CONTENT_TYPE,
  resultFileName,
} from '../../../src/modules/intent/intent.service';
import { JobsService } from '../../../src/modules/jobs/jobs.service';
import type { JobProcessor, ProcessorContext } from '../processor';
import { Classifier } from './classifier';

const PROGRESS_INTERVAL_MS = 250;

/** Classifies an uploaded keywords file and keeps the result as a file of its own. */
@Injectable()
export class IntentProcessor implements JobProcessor, OnModuleDestroy {
  readonly kind = 'intent';
  private readonly classifier = new Classifier();

  constructor(
    private readonly jobs: JobsService,
    private readonly files: FileStore,
  ) {}

  onModuleDestroy(): void {
    this.classifier.close();
  }

  async run(jobId: string, context: ProcessorContext): Promise<void> {
    const job = await this.jobs.start(jobId);
    if (!job) return;
    const { fileName, bytes } = job.parameters;
    const { fileId, lists } = job.input as IntentJobInput;
    const { stream, encoding } = await this.files.open(fileId);
    const work = new Work(context);
    const classification = this.classifier.classify(
      stream,
      { lists, bytes, encoding },
      { signal: context.signal, onProgress: work.onProgress },
    );
    const { id: outputFile } = await this.files.save(
      Readable.from(work.pieces(classification), { objectMode: false }),
      {
        name: resultFileName(fileName),
        contentType: RESULT_CONTENT_TYPE,
        owner: job.owner,
        purpose: 'job',
        encoding: 'gzip',
      },
      { encoded: true },
    );
    const result: IntentResult = { fileName, bytes, ...work.classification() };
    await this.jobs.complete(jobId, result, outputFile);
  }
}

/** Passes the result on piece by piece, tells the progress now and then, and holds what came out at the end. */
class Work {
  private outcome?: Classification;
  private reportedAt = 0;
  private reporting?: Promise<unknown>;

  constructor(private readonly context: ProcessorContext) {}

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
    const now = performance.now();
    if (progress.done < progress.total && now - this.reportedAt < PROGRESS_INTERVAL_MS) return;
    this.reportedAt = now;
    this.reporting = this.context.reportProgress(progress);
    // Told by whoever takes the next piece.
    this.reporting.catch(() => undefined);
  };

  classification(): Classification {
    if (this.outcome) return this.outcome;
    throw new Error('The classification has not ended.');
  }
}

import { Readable } from 'node:stream';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { IntentParameters, IntentResult } from '../../../src/contracts/intent/intent';
import { FileStore } from '../../../src/core/files/file-store';
import type { Classification, ClassifiedChunk } from '../../../src/domain/intent/classify';
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
    const { fileName, bytes } = job.parameters as unknown as IntentParameters;
    const { fileId, lists } = job.input as IntentJobInput;
    const file = await this.read(fileId);
    const work = new Work(this.classifier.classify({ file, lists }, context.signal), context);
    const { id: outputFile } = await this.files.save(Readable.from(work.pieces(), { objectMode: false }), {
      name: resultFileName(fileName),
      contentType: RESULT_CONTENT_TYPE,
      owner: job.owner,
      purpose: 'job',
      encoding: 'gzip',
    });
    const result: IntentResult = { fileName, bytes, ...work.classification() };
    await this.jobs.complete(jobId, result, outputFile);
  }

  private async read(fileId: string): Promise<Uint8Array> {
    const { stream, bytes } = await this.files.open(fileId);
    const file = new Uint8Array(bytes);
    let length = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      file.set(chunk, length);
      length += chunk.length;
    }
    return file;
  }
}

/** Passes the result on piece by piece, tells the progress now and then, and holds what came out at the end. */
class Work {
  private outcome?: Classification;
  private reportedAt = 0;

  constructor(
    private readonly chunks: AsyncGenerator<ClassifiedChunk, Classification>,
    private readonly context: ProcessorContext,
  ) {}

  async *pieces(): AsyncGenerator<Uint8Array, void> {
    try {
      let next = await this.chunks.next();
      while (!next.done) {
        const { bytes, rowsDone, rowsTotal } = next.value;
        yield bytes;
        await this.report(rowsDone, rowsTotal);
        next = await this.chunks.next();
      }
      this.outcome = next.value;
    } finally {
      await this.chunks.return(undefined as never);
    }
  }

  classification(): Classification {
    if (this.outcome) return this.outcome;
    throw new Error('The classification has not ended.');
  }

  private async report(done: number, total: number): Promise<void> {
    const now = performance.now();
    if (done < total && now - this.reportedAt < PROGRESS_INTERVAL_MS) return;
    this.reportedAt = now;
    await this.context.reportProgress({ done, total });
  }
}

import { Injectable } from '@nestjs/common';
import { limitFunction } from 'p-limit';
import type { SchemaJobResult } from '../../../src/contracts/schema/schema-check.kind';
import type { JobInput } from '../../../src/contracts/jobs/job-kinds';
import { inThreadIfPossible } from '../../../src/core/process/in-thread';
import { threadFile } from '../../../src/core/process/thread-file';
import {
  type Markup,
  type MarkupReport,
  SchemaRunService,
} from '../../../src/modules/schema-checks/schema-run.service';
import type { JobContext, JobProcessor } from '../processor';
import type { ReportReply, ReportRequest } from './report-thread-messages';

/** Looks at the structured data of pages, or of what was pasted. */
@Injectable()
export class SchemaCheckProcessor implements JobProcessor<'schema-check'> {
  readonly kind = 'schema-check';

  constructor(private readonly runs: SchemaRunService) {}

  run(
    input: JobInput<'schema-check'>,
    { jobId, owner, signal, ...context }: JobContext<'schema-check'>,
  ): Promise<SchemaJobResult> {
    return this.runs.run(input, {
      jobId,
      owner: owner.id,
      signal,
      reportProgress: (progress) => context.reportProgress(progress),
      markDelivered: () => context.markDelivered(),
      report: (markup) => reportInThread(markup, signal),
    });
  }
}

const ENTRY = threadFile(__dirname, 'report-thread.js');
/** At a time, over all runs: more would only make each slower. */
const MAX_THREADS = 2;
/** Many times what the largest page needs; one that is not done by then is made to cost time. */
const MAX_MS = 20_000;
/** Megabytes of JavaScript objects. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** The report on a page's markup, in a thread of its own; undefined where it takes too long or too much memory. */
const reportInThread = limitFunction(
  ({ body, contentType, address }: Markup, signal: AbortSignal): Promise<MarkupReport | undefined> => {
    const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
    const request: ReportRequest = { body: new Uint8Array(body), contentType, address, today };
    return inThreadIfPossible<ReportReply>({
      ...{ name: 'schema report', file: ENTRY, data: request, transfer: [request.body.buffer] },
      ...{ maxMs: MAX_MS, memory: MEMORY, signal },
    });
  },
  { concurrency: MAX_THREADS },
);

import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type { HubJobResult } from '../../../src/contracts/hub/hub';
import { decoded } from '../../../src/core/files/encoding';
import { FileStore } from '../../../src/core/files/file-store';
import { SAMPLE_HUB } from '../../../src/domain/hub/sample';
import { HubRunsService } from '../../../src/modules/hub/hub-runs.service';
import type { JobInput } from '../../../src/modules/jobs/job-inputs';
import type { JobContext, JobProcessor } from '../processor';
import { hubInThread } from './hub-in-thread';

/** Makes a hub of a file of keywords, or of the sample's. */
@Injectable()
export class HubProcessor implements JobProcessor<'hub'> {
  readonly kind = 'hub';

  constructor(
    private readonly files: FileStore,
    private readonly runs: HubRunsService,
  ) {}

  async run({ fileId, existing }: JobInput<'hub'>, context: JobContext<'hub'>): Promise<HubJobResult> {
    const { jobId, owner, signal, parameters } = context;
    const file = new Uint8Array(await this.keywordsOf(fileId));
    const { seed, language } = parameters;
    const { hub, result } = await hubInThread(
      { file, seed, language, existing },
      { signal, onProgress: (progress) => void context.reportProgress(progress).catch(() => undefined) },
    );
    await context.markDelivered();
    await this.runs.keep(owner.id, jobId, hub);
    return result;
  }

  private async keywordsOf(fileId: string | undefined): Promise<Buffer> {
    if (fileId === undefined) return Buffer.from(SAMPLE_HUB.csv);
    return buffer(decoded(await this.files.open(fileId)));
  }
}

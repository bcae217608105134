import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import type { HubJobResult } from '../../../src/contracts/hub/hub';
import { decoded } from '../../../src/core/files/encoding';
import { FileStore } from '../../../src/core/files/file-store';
import { MEANING_PORT, type MeaningPort } from '../../../src/core/meaning/meaning-port';
import { pagesOfList } from '../../../src/domain/hub/existing-pages';
import type { HubTask } from '../../../src/domain/hub/make-hub';
import { SAMPLE_HUB } from '../../../src/domain/hub/sample';
import { HubExistingService } from '../../../src/modules/hub/hub-existing.service';
import { HubService } from '../../../src/modules/hub/hub.service';
import type { JobInput } from '../../../src/contracts/jobs/job-kinds';
import type { JobContext, JobProcessor } from '../processor';
import { hubInThread, hubTextsInThread } from './hub-in-thread';

/** Of a run, what the meaning of its keywords takes; the rest is for its trees. */
const UNDERSTANDING = 0.8;

/** Makes a hub of a file of keywords, or of the sample's. */
@Injectable()
export class HubProcessor implements JobProcessor<'hub'> {
  readonly kind = 'hub';

  constructor(
    private readonly files: FileStore,
    private readonly hubs: HubService,
    private readonly existing: HubExistingService,
    @Inject(MEANING_PORT) private readonly meaning: MeaningPort,
  ) {}

  async run(
    { fileId, existing: listed, readingId }: JobInput<'hub'>,
    context: JobContext<'hub'>,
  ): Promise<HubJobResult> {
    const { jobId, owner, signal, parameters } = context;
    const file = new Uint8Array(await this.keywordsOf(fileId));
    const { seed, language, examples } = parameters;
    const existing =
      readingId === undefined ? pagesOfList(listed) : await this.existing.pagesOf(owner, readingId);
    const choices = await this.hubs.choicesOf(owner.id, { seed, language });
    const task = { ...{ file, seed, language, existing, choices }, ...(examples && { examples }) };
    const report = (done: number, total: number) =>
      void context.reportProgress({ done: Math.floor(done), total }).catch(() => undefined);
    const meaning = await this.understood(task, { signal, user: owner.id }, report);
    const before = meaning && 'values' in meaning ? UNDERSTANDING : 0;
    const { hub, result } = await hubInThread({ ...task, meaning }, { signal }, ({ done, total }) =>
      report(before * total + (1 - before) * done, total),
    );
    await context.markDelivered();
    await this.hubs.keep(owner.id, jobId, { ...hub, seed, language });
    return result;
  }

  /** What the keywords mean, or why it is not known. */
  private async understood(
    task: HubTask & { file: Uint8Array<ArrayBuffer> },
    { signal, user }: { signal: AbortSignal; user: string },
    report: (done: number, total: number) => void,
  ): Promise<HubTask['meaning']> {
    if (!this.meaning.isOn) return { missing: 'off' };
    const { texts, keywords } = await hubTextsInThread(task, { signal });
    const answer = await this.meaning.vectors(texts, {
      ...{ kind: 'keyword', signal, user },
      onProgress: (done) => report((UNDERSTANDING * keywords * done) / texts.length, keywords),
    });
    return 'vectors' in answer ? answer.vectors : { missing: answer.reason };
  }

  private async keywordsOf(fileId: string | undefined): Promise<Buffer> {
    if (fileId === undefined) return Buffer.from(SAMPLE_HUB.csv);
    return buffer(decoded(await this.files.open(fileId)));
  }
}

import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { JobView } from '../../contracts/jobs/jobs';
import type { ModelTextsView } from '../../contracts/model/model-texts';
import type { ReadingView } from '../../contracts/readings/readings';
import type { RowsQuery } from '../../contracts/strategy/rows-query';
import type { ClusterKeywords, ClusterKeywordsQuery } from '../../contracts/strategy/cluster-keywords';
import type {
  ClusterDetail,
  StrategyRows,
  StrategySettings,
  StrategyTab,
  StrategyView,
} from '../../contracts/strategy/strategy';
import type { StrategyJobParameters } from '../../contracts/strategy/content-strategy.kind';
import type { StrategyRunDto, StrategyTextsDto } from '../../contracts/strategy/strategy.dto';
import type { StrategyTexts } from '../../contracts/strategy/strategy-texts';
import { STRATEGY_MESSAGES } from '../../contracts/strategy/strategy-messages';
import { AccountRemovals } from '../../core/accounts/account-removals';
import { AppError, fieldsRefused, notFound } from '../../core/errors/app-error';
import { FileStore } from '../../core/files/file-store';
import type { ExportDocument } from '../../domain/export/document';
import { SAMPLE_FILES, SAMPLE_NAME, sampleTask } from '../../domain/strategy/sample';
import { JobRemovalsService } from '../jobs/job-removals.service';
import { JobsService } from '../jobs/jobs.service';
import { ReadingsService } from '../readings/readings.service';
import type { StrategyUpload } from './receive-strategy-run';
import { MAX_UPLOAD_BYTES, UploadedFiles } from './uploaded-files';
import { type PackedStrategy, StrategyRepository } from './strategy.repository';
import { StrategyTextsService } from './strategy-texts.service';
import type { KeptStrategy } from './strategy-work';
import { workOn } from './strategy-work-in-thread';

type StrategyJob = JobView<'content-strategy'>;

/** What users do with evaluations: make one, look into it, judge it anew. */
@Injectable()
export class StrategyService {
  constructor(
    private readonly jobs: JobsService,
    private readonly files: FileStore,
    private readonly readings: ReadingsService,
    private readonly strategies: StrategyRepository,
    private readonly modelTexts: StrategyTextsService,
    jobRemovals: JobRemovalsService,
    removals: AccountRemovals,
  ) {
    jobRemovals.add('content-strategy', (jobId) => strategies.removeOfJob(jobId));
    removals.add((user) => strategies.removeOfUser(user));
  }

  /** Stores the files while they come, one behind the other in one file, then makes their job. */
  async start(
    owner: AuthUser,
    run: StrategyRunDto,
    uploads: AsyncIterable<StrategyUpload>,
  ): Promise<StrategyJob> {
    if (run.sample) return this.startSample(owner);
    const reading = run.readingId === undefined ? undefined : await this.readingOf(owner, run.readingId);
    await this.jobs.assertMayCreate(owner);
    const uploaded = new UploadedFiles(uploads);
    if (!(await uploaded.begin())) {
      if (!reading)
        throw fieldsRefused({ files: STRATEGY_MESSAGES.nothingGiven }, STRATEGY_MESSAGES.nothingGiven);
      return this.create(owner, { run, uploaded, reading });
    }
    const { id: fileId } = await this.files.save(
      Readable.from(uploaded.content()),
      { name: 'strategy.csv', contentType: 'text/csv', owner: owner.id, purpose: 'job', encoding: 'gzip' },
      { maxBytes: MAX_UPLOAD_BYTES },
    );
    return this.create(owner, { run, uploaded, reading, fileId });
  }

  /** Keeps what a job has made. */
  keep(owner: string, jobId: string, made: PackedStrategy): Promise<void> {
    return this.strategies.keep(owner, jobId, made);
  }

  async view(owner: AuthUser, id: string): Promise<StrategyView> {
    const { kept } = await this.open(owner, id);
    return { id, ...(await workOn('view', kept, {})) };
  }

  async rows<Tab extends StrategyTab>(
    owner: AuthUser,
    id: string,
    query: RowsQuery<Tab>,
  ): Promise<StrategyRows> {
    const { kept } = await this.open(owner, id);
    return workOn('rows', kept, query);
  }

  async cluster(owner: AuthUser, id: string, cluster: string): Promise<ClusterDetail> {
    const { kept } = await this.open(owner, id);
    const found = await workOn('cluster', kept, { cluster });
    if (!found) throw notFound();
    return found;
  }

  async keywords(
    owner: AuthUser,
    id: string,
    query: ClusterKeywordsQuery & { cluster: string },
  ): Promise<ClusterKeywords> {
    const { kept } = await this.open(owner, id);
    const found = await workOn('keywords', kept, query);
    if (!found) throw notFound();
    return found;
  }

  async keywordsFile(owner: AuthUser, id: string, cluster: string): Promise<Uint8Array> {
    const { kept } = await this.open(owner, id);
    const file = await workOn('keywordsFile', kept, { cluster });
    if (!file) throw notFound();
    return file;
  }

  /** What a model writes on it: asked now, or kept from before. */
  async texts(
    owner: AuthUser,
    id: string,
    asked: { wanted: StrategyTextsDto; signal: AbortSignal },
  ): Promise<ModelTextsView<StrategyTexts>> {
    const { kept } = await this.open(owner, id);
    return this.modelTexts.of(owner, kept, asked);
  }

  /** It as a document; `whole` with all rows, as a csv has them. */
  async document(
    owner: AuthUser,
    id: string,
    whole: boolean,
  ): Promise<{ name: string; document: ExportDocument }> {
    const { kept, job } = await this.open(owner, id);
    const { name } = job.parameters;
    const writtenByAi = whole ? '' : await this.summaryOf(owner, kept);
    return { name, document: await workOn('document', kept, { name, whole, writtenByAi }) };
  }

  /** Judges it by other settings from now on; that costs nothing. */
  async settle(owner: AuthUser, id: string, settings: StrategySettings): Promise<StrategyView> {
    await this.jobOf(owner, id);
    const kept = await this.strategies.settle(owner.id, id, settings);
    if (!kept) throw notFound();
    return { id, ...(await workOn('view', kept, {})) };
  }

  /** The one that a model wrote before; empty without one. */
  private async summaryOf(owner: AuthUser, kept: KeptStrategy): Promise<string> {
    const { value } = await this.modelTexts.of(owner, kept, { wanted: { want: 'summary', keptOnly: true } });
    return value?.summary ?? '';
  }

  private async open(owner: AuthUser, id: string): Promise<{ job: StrategyJob; kept: KeptStrategy }> {
    const job = await this.jobOf(owner, id);
    const kept = await this.strategies.findOwned(owner.id, id);
    if (!kept) throw notFound();
    return { job, kept };
  }

  private jobOf(owner: AuthUser, id: string): Promise<StrategyJob> {
    const unless = STRATEGY_MESSAGES.notFinished;
    return this.jobs.doneOfKind(owner, { kind: 'content-strategy', id, unless });
  }

  private startSample(owner: AuthUser): Promise<StrategyJob> {
    const { keywords, searchConsole, reading } = SAMPLE_FILES;
    const parameters: StrategyJobParameters = {
      ...{ name: SAMPLE_NAME, language: sampleTask().language, sample: true },
      ...{ keywordFile: keywords, searchConsoleFile: searchConsole, reading },
    };
    return this.jobs.create(owner, { kind: 'content-strategy', parameters, input: { parts: [] } });
  }

  private create(
    owner: AuthUser,
    {
      run,
      uploaded,
      reading,
      fileId,
    }: { run: StrategyRunDto; uploaded: UploadedFiles; reading?: ReadingView; fileId?: string },
  ): Promise<StrategyJob> {
    const { keywords, searchConsole } = uploaded.names;
    const made = [keywords, searchConsole, reading?.name].find((name) => name !== undefined) ?? '';
    const parameters: StrategyJobParameters = {
      name: run.name?.trim() || made,
      language: run.language,
      ...(keywords !== undefined && { keywordFile: keywords }),
      ...(searchConsole !== undefined && { searchConsoleFile: searchConsole }),
      ...(reading && { reading: reading.name }),
    };
    const input = { fileId, parts: uploaded.parts, readingId: reading?.id };
    return this.jobs.create(owner, { kind: 'content-strategy', parameters, input });
  }

  private async readingOf(owner: AuthUser, id: string): Promise<ReadingView> {
    const reading = await this.readings.get(owner, id).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
      throw error;
    });
    if (reading?.status === 'done' && reading.pages > 0) return reading;
    throw fieldsRefused({ readingId: STRATEGY_MESSAGES.readingInvalid }, STRATEGY_MESSAGES.readingInvalid);
  }
}

import type { Granularity } from '../../contracts/keywords/grouping';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import { type HubKeywordView, HUB_LIMITS, type HubView } from '../../contracts/hub/hub';
import type { HubEditsDto, HubRunDto } from '../../contracts/hub/hub.dto';
import { HUB_MESSAGES } from '../../contracts/hub/hub-messages';
import { MAX_KEYWORD_FILE_BYTES } from '../../contracts/intent/intent';
import type { JobView } from '../../contracts/jobs/jobs';
import { MESSAGES } from '../../contracts/messages';
import { refusedLinesSentence } from '../../contracts/validation/listed-addresses';
import { AccountRemovals } from '../../core/accounts/account-removals';
import { AppError, fieldsRefused, notFound } from '../../core/errors/app-error';
import { asFileRejected } from '../../core/errors/file-rejected';
import { Beginning } from '../../core/files/beginning';
import { FileStore } from '../../core/files/file-store';
import type { HubChoice } from '../../domain/hub/hub-choices';
import { readExisting } from '../../domain/hub/read-existing';
import { SAMPLE_HUB } from '../../domain/hub/sample';
import { normalizeText } from '../../domain/intent/normalize';
import { inspectBeginning } from '../../domain/intent/survey';
import { safeFileName } from '../../domain/text/file-name';
import { JobRemovalsService } from '../jobs/job-removals.service';
import { JobsService } from '../jobs/jobs.service';
import { editOf } from './edit-of';
import { HubExistingService } from './hub-existing.service';
import type { KeptHub } from './hub-work';
import { workOn } from './hub-work-in-thread';
import { HubRepository, type PackedHub } from './hub.repository';

type HubJob = JobView<'hub'>;

/** A file of keywords on its way in. */
export interface KeywordUpload {
  content: AsyncIterable<Uint8Array>;
  name: string;
}

/** What a hub is about: hubs of one subject learn from each other. */
interface HubSubject {
  seed: string;
  language: string;
}

/** A hub at one granularity, with the job that made it. */
export interface FoundHub {
  job: HubJob;
  hub: KeptHub;
  version: number;
}

const CSV = /\.(?:csv|txt|tsv)$/i;

/** What users do with hubs: make one, look into it, change it. */
@Injectable()
export class HubService {
  constructor(
    private readonly jobs: JobsService,
    private readonly files: FileStore,
    private readonly hubs: HubRepository,
    private readonly existing: HubExistingService,
    jobRemovals: JobRemovalsService,
    removals: AccountRemovals,
  ) {
    jobRemovals.add('hub', (jobId) => hubs.removeOfJob(jobId));
    removals.add((user) => hubs.removeOfUser(user));
  }

  /** Keeps what a job has made. */
  keep(owner: string, jobId: string, hub: PackedHub & HubSubject): Promise<void> {
    const { ground, trees, ...subject } = hub;
    return this.hubs.keep(owner, jobId, { ground, trees, subject: keyOf(subject) });
  }

  /** What the owner chose in earlier hubs of the subject. */
  choicesOf(owner: string, subject: HubSubject): Promise<HubChoice[]> {
    return this.hubs.choicesOf(owner, keyOf(subject));
  }

  /** The sample's job, which costs nothing. */
  startSample(owner: AuthUser): Promise<HubJob> {
    const { seed, language, fileName } = SAMPLE_HUB;
    const { pages } = readExisting(SAMPLE_HUB.existing);
    return this.jobs.create(owner, {
      kind: 'hub',
      parameters: { seed, language, fileName, existing: pages.length, sample: true },
      input: { existing: pages },
    });
  }

  /** Stores the keywords while they come, then makes their job. */
  async start(owner: AuthUser, run: HubRunDto, { content, name }: KeywordUpload): Promise<HubJob> {
    const existing = existingOf(run);
    const { seed, language, readingId, examples = [] } = run;
    const count = readingId === undefined ? existing.length : await this.existing.count(owner, readingId);
    await this.jobs.assertMayCreate(owner);
    if (!CSV.test(name)) throw new AppError('FILE_REJECTED', MESSAGES.fileNotCsv);
    const beginning = new Beginning();
    const inspect = () => assertKeywords(beginning);
    const { id: fileId } = await this.files.save(
      Readable.from(beginning.of(content, inspect)),
      { name: 'keywords.csv', contentType: 'text/csv', owner: owner.id, purpose: 'job', encoding: 'gzip' },
      { maxBytes: MAX_KEYWORD_FILE_BYTES },
    );
    return this.jobs.create(owner, {
      kind: 'hub',
      parameters: {
        ...{ seed, language, fileName: safeFileName(name), existing: count },
        ...(examples.length > 0 && { examples }),
      },
      input: { fileId, existing, ...(readingId !== undefined && { readingId }) },
    });
  }

  async view(owner: AuthUser, id: string, granularity: Granularity): Promise<HubView> {
    const { hub, version } = await this.find(owner, id, granularity);
    return { id, granularity, version, ...(await workOn('view', hub, {})) };
  }

  async keywords(
    owner: AuthUser,
    id: string,
    { granularity, page }: { granularity: Granularity; page: string },
  ): Promise<HubKeywordView[]> {
    const { hub } = await this.find(owner, id, granularity);
    const keywords = await workOn('keywords', hub, { page });
    if (!keywords) throw notFound();
    return keywords;
  }

  /** All changes, or none; of a tree that was changed meanwhile the newer one is told. */
  async edit(owner: AuthUser, id: string, { granularity, version, edits }: HubEditsDto): Promise<HubView> {
    const found = await this.find(owner, id, granularity);
    if (found.version !== version) throw stale(await this.view(owner, id, granularity));
    const made = await workOn('edit', found.hub, { edits: edits.map(editOf) });
    if ('refusal' in made) throw fieldsRefused({ edits: made.refusal }, made.refusal);
    const { choices } = made;
    const change = { granularity, version, packed: Buffer.from(made.tree), choices };
    if (!(await this.hubs.replaceTree(owner.id, id, change))) {
      throw stale(await this.view(owner, id, granularity));
    }
    return { id, granularity, version: version + 1, ...made.content };
  }

  /** One's own hub, as it is kept. */
  async find(owner: AuthUser, id: string, granularity: Granularity): Promise<FoundHub> {
    const job = await this.jobs.doneOfKind(owner, { kind: 'hub', id, unless: HUB_MESSAGES.notFinished });
    const found = await this.hubs.findOwned(owner.id, id, granularity);
    if (!found) throw notFound();
    const { version, ...hub } = found;
    return { job, hub, version };
  }
}

function stale(hub: HubView): AppError {
  return new AppError('CONFLICT', HUB_MESSAGES.stale, { details: { hub } });
}

function existingOf({ existing = '', readingId }: HubRunDto) {
  const { pages, refused } = readExisting(existing);
  if (readingId !== undefined && existing.trim() !== '') throw existingRefused(HUB_MESSAGES.existingTwice);
  if (refused.length > 0) throw existingRefused(refusedLinesSentence(refused));
  if (pages.length > HUB_LIMITS.existing) throw existingRefused(HUB_MESSAGES.existingTooMany);
  return pages;
}

function existingRefused(sentence: string): AppError {
  return fieldsRefused({ existing: sentence }, sentence);
}

/** Refuses what can be known from its beginning to be no file of keywords. */
function assertKeywords({ content, complete }: Beginning): void {
  try {
    inspectBeginning(content, complete);
  } catch (error) {
    throw asFileRejected(error);
  }
}

function keyOf({ seed, language }: HubSubject): string {
  return `${language} ${normalizeText(seed)}`;
}

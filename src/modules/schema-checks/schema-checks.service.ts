import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { JobView } from '../../contracts/jobs/jobs';
import type { SchemaCheckDto } from '../../contracts/schema/schema-check.dto';
import { MAX_PASTED_BYTES } from '../../contracts/schema/schema-check.kind';
import { SCHEMA_RUN_MESSAGES } from '../../contracts/schema/schema-run-messages';
import type { SchemaCheckDetail, SchemaCheckView } from '../../contracts/schema/schema-check-views';
import type { SchemaReport } from '../../contracts/schema/schema-checks';
import { AccountRemovals } from '../../core/accounts/account-removals';
import type { ListPage, ListRequest } from '../../core/database/list-page';
import { AppError, fieldsRefused, notFound } from '../../core/errors/app-error';
import { FileStore } from '../../core/files/file-store';
import { listedAddresses, runName } from '../../domain/pages/run-name';
import { isSamplePage } from '../../domain/schema/sample-page';
import { JobRemovalsService } from '../jobs/job-removals.service';
import { JobsService } from '../jobs/jobs.service';
import {
  type SchemaCheckFilter,
  type SchemaCheckRow,
  SchemaChecksRepository,
} from './schema-checks.repository';

const unzip = promisify(gunzip);

type SchemaJob = JobView<'schema-check'>;

/** What users do with checks of structured data: start a run, look into it, and remove what they need no more. */
@Injectable()
export class SchemaChecksService {
  constructor(
    private readonly jobs: JobsService,
    private readonly files: FileStore,
    private readonly checks: SchemaChecksRepository,
    jobRemovals: JobRemovalsService,
    removals: AccountRemovals,
  ) {
    // A page's history is longer than a job is kept; what its owner removes goes at once.
    jobRemovals.add('schema-check', async (jobId, isExpired) => {
      if (!isExpired) await checks.removeOfJob(jobId);
    });
    removals.add((user) => checks.removeOfUser(user));
  }

  /** Each address once and in one form; what is pasted is stored, since a job's document is small. */
  async start(owner: AuthUser, { addresses, competitors, text }: SchemaCheckDto): Promise<SchemaJob> {
    const own = listedAddresses(addresses);
    const others = listedAddresses(competitors).filter((address) => !own.includes(address));
    const pasted = text.trim() !== '';
    if (own.length === 0 && !pasted) throw refused('addresses', SCHEMA_RUN_MESSAGES.inputRequired);
    if (own.length > 0 && pasted) throw refused('text', SCHEMA_RUN_MESSAGES.eitherOr);
    const sample = others.length === 0 && isSamplePage(text);
    const parameters = {
      name: sample ? SCHEMA_RUN_MESSAGES.sample : pasted ? SCHEMA_RUN_MESSAGES.pasted : runName(own),
      pages: pasted ? 1 : own.length,
      competitors: others.length,
      pasted,
      ...(sample && { sample }),
    };
    const paste = pasted ? { fileId: await this.keepPaste(owner, text) } : {};
    return this.jobs.create(owner, {
      kind: 'schema-check',
      parameters,
      input: { addresses: own, competitors: others, ...paste },
    });
  }

  /** One page, for nothing; refused with the sentence where the text is no address. */
  async startFree(owner: AuthUser, text: string, sentence: string): Promise<SchemaJob> {
    const addresses = listedAddresses([text]);
    if (addresses.length === 0) throw new AppError('CONFLICT', sentence);
    const parameters = { name: runName(addresses), pages: 1, competitors: 0, pasted: false, free: true };
    return this.jobs.create(owner, {
      kind: 'schema-check',
      parameters,
      input: { addresses, competitors: [] },
    });
  }

  async list(owner: AuthUser, request: ListRequest<SchemaCheckFilter>): Promise<ListPage<SchemaCheckView>> {
    const { items, total } = await this.checks.listOwned(owner.id, request);
    return { items: items.map(toView), total };
  }

  async get(owner: AuthUser, id: string): Promise<SchemaCheckDetail> {
    const record = await this.checks.findOwned(owner.id, id);
    if (!record) throw notFound();
    const { report, ...row } = record;
    return { ...toView(row), report: report && (JSON.parse(await textOf(report)) as SchemaReport) };
  }

  /** The checks of a run, one after the other: each may be large. */
  async *ofRun(owner: AuthUser, job: string): AsyncGenerator<SchemaCheckDetail> {
    for (const id of await this.checks.idsOfJob(owner.id, job)) yield await this.get(owner, id);
  }

  /** Refuses whom the run does not belong to. */
  job(owner: AuthUser, id: string): Promise<SchemaJob> {
    return this.jobs.ofKind(owner, 'schema-check', id);
  }

  /** Refused while its run may go on: that would check the page once more, for nothing. */
  async remove(owner: AuthUser, id: string): Promise<void> {
    const job = await this.checks.jobOf(owner.id, id);
    const unfinished = await this.jobs.listUnfinished(owner);
    if (unfinished.some((one) => one.id === job)) {
      throw new AppError('CONFLICT', SCHEMA_RUN_MESSAGES.runUnfinished);
    }
    if (!(await this.checks.remove(owner.id, id))) throw notFound();
  }

  private async keepPaste(owner: AuthUser, text: string): Promise<string> {
    const body = Buffer.from(text);
    if (body.length > MAX_PASTED_BYTES) throw refused('text', SCHEMA_RUN_MESSAGES.pasteTooLarge);
    await this.jobs.assertMayCreate(owner);
    const file = { name: 'pasted.html', contentType: 'text/html', owner: owner.id, purpose: 'job' } as const;
    const { id } = await this.files.save(Readable.from([body]), file);
    return id;
  }
}

function refused(field: string, sentence: string) {
  return fieldsRefused({ [field]: sentence }, sentence);
}

function toView({ _id, user: _user, addressKey: _key, job, at, ...check }: SchemaCheckRow): SchemaCheckView {
  return { ...check, id: _id.toHexString(), job: job.toHexString(), at: at.toISOString() };
}

async function textOf(report: Buffer | { buffer: Uint8Array }): Promise<string> {
  // Lean documents hold the driver's own Binary.
  const bytes = Buffer.isBuffer(report) ? report : report.buffer;
  return (await unzip(bytes)).toString();
}

import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import {
  type IntentLists,
  type IntentParameters,
  MAX_KEYWORD_FILE_BYTES,
  RESULT_FILE_PREFIX,
} from '../../contracts/intent/intent';
import { INTENT_MESSAGES } from '../../contracts/intent/intent-messages';
import type { JobView } from '../../contracts/jobs/jobs';
import { MESSAGES } from '../../contracts/messages';
import { AppError, fieldsRefused } from '../../core/errors/app-error';
import { FileStore, type StoredFile } from '../../core/files/file-store';
import { inspectBeginning } from '../../domain/intent/survey';
import { safeFileName } from '../../domain/text/file-name';
import { JobsService } from '../jobs/jobs.service';
import { Beginning } from '../../core/files/beginning';
import { asFileRejected } from '../../core/errors/file-rejected';

/** What a keywords file comes with. */
interface SubmissionDetails {
  lists: IntentLists;
  /** Whether the intent of keywords without any of their words is guessed. */
  guess?: boolean;
  name: string;
}

/** A keywords file on its way in. */
export interface Submission {
  content: AsyncIterable<Uint8Array>;
  /** Undefined while they have not come: they may stand behind the content. */
  details: () => SubmissionDetails | undefined;
}

/** Its own name is the job's. */
const UPLOAD_NAME = 'keywords.csv';
const CSV = /\.csv$/i;
export const RESULT_CONTENT_TYPE = 'text/csv; charset=utf-8';

/** Makes jobs of keyword files. */
@Injectable()
export class IntentService {
  constructor(
    private readonly jobs: JobsService,
    private readonly files: FileStore,
  ) {}

  /** Stores the file while it comes, then makes its job. */
  async submit(user: AuthUser, { content, details }: Submission): Promise<JobView<'intent'>> {
    await this.jobs.assertMayCreate(user);
    const beginning = new Beginning();
    const inspected = beginning.of(content, () => {
      const known = details();
      if (known) assertAcceptable(known, beginning);
    });
    const { id: fileId } = await this.files.save(
      Readable.from(inspected),
      { name: UPLOAD_NAME, contentType: 'text/csv', owner: user.id, purpose: 'job', encoding: 'gzip' },
      { maxBytes: MAX_KEYWORD_FILE_BYTES },
    );
    try {
      const known = details();
      if (!known) throw new Error('The details did not come with the file.');
      assertAcceptable(known, beginning);
      return await this.createJob(user, known, { bytes: beginning.bytes, fileId });
    } catch (error) {
      await this.files.delete(fileId);
      throw error;
    }
  }

  /** Waits for the job's end and opens its file. When the signal fires, nobody waits any more: the job is cancelled. */
  async resultOf(user: AuthUser, jobId: string, signal: AbortSignal): Promise<StoredFile> {
    try {
      const { status, error } = await this.jobs.waitUntilFinished(user, jobId, signal);
      if (status === 'failed' && error?.code === 'FILE_REJECTED') {
        throw new AppError('FILE_REJECTED', error.message);
      }
    } catch (error) {
      if (signal.aborted) await this.jobs.cancel(user, jobId);
      throw error;
    }
    return this.jobs.openResult(user, jobId);
  }

  private createJob(
    user: AuthUser,
    { lists, guess, name }: SubmissionDetails,
    { bytes, fileId }: { bytes: number; fileId: string },
  ): Promise<JobView<'intent'>> {
    const words = Object.fromEntries(wordCounts(lists)) as IntentParameters['words'];
    const parameters: IntentParameters = { fileName: safeFileName(name), bytes, words };
    return this.jobs.create(user, { kind: 'intent', parameters, input: { fileId, lists, guess } });
  }
}

/** Refuses lists that hold no word, and what can be known from name and beginning to be no keywords file. */
function assertAcceptable({ lists, name }: SubmissionDetails, { content, complete }: Beginning): void {
  if (!wordCounts(lists).some(([, count]) => count > 0)) {
    const message = INTENT_MESSAGES.wordsRequired;
    throw fieldsRefused({ lists: message }, message);
  }
  if (!CSV.test(name)) throw new AppError('FILE_REJECTED', MESSAGES.fileNotCsv);
  try {
    inspectBeginning(content, complete);
  } catch (error) {
    throw asFileRejected(error);
  }
}

/** The name under which a result is downloaded. */
export function resultFileName(name: string): string {
  return `${RESULT_FILE_PREFIX}${name}`;
}

function wordCounts({
  informational,
  commercialInvestigation,
  transactional,
  navigational,
}: IntentLists): [keyof IntentLists, number][] {
  return [
    ['informational', informational.length],
    ['commercialInvestigation', commercialInvestigation.length],
    ['transactional', transactional.length],
    ['navigational', navigational.length],
  ];
}

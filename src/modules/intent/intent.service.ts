import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import {
  type IntentLists,
  type IntentParameters,
  type IntentResult,
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
import { asFileRejected } from './file-rejected';

export type IntentJobView = JobView<IntentResult>;

/** A keywords file on its way in. */
export interface KeywordUpload {
  name: string;
  /** Its first bytes, and whether they are all. */
  beginning: Uint8Array;
  complete: boolean;
  /** The whole file, the beginning included. */
  content: Readable;
}

/** What an intent job is given beside its id. */
export interface IntentJobInput {
  fileId: string;
  lists: IntentLists;
  [key: string]: unknown;
}

/** Bytes of a file that are looked at before a job is made of it. */
export const INSPECTED_BYTES = 64 * 1024;
const CSV = /\.csv$/i;
export const RESULT_CONTENT_TYPE = 'text/csv; charset=utf-8';

/** Makes jobs of keyword files. */
@Injectable()
export class IntentService {
  constructor(
    private readonly jobs: JobsService,
    private readonly files: FileStore,
  ) {}

  async submit(user: AuthUser, lists: IntentLists, upload: KeywordUpload): Promise<IntentJobView> {
    assertWords(lists);
    assertReadable(upload);
    await this.jobs.assertMayCreate(user);
    const name = safeFileName(upload.name);
    const { id: fileId, bytes } = await this.files.save(
      upload.content,
      { name, contentType: 'text/csv', owner: user.id, purpose: 'job' },
      { maxBytes: MAX_KEYWORD_FILE_BYTES },
    );
    try {
      return await this.createJob(user, lists, { name, bytes, fileId });
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
    lists: IntentLists,
    { name, bytes, fileId }: { name: string; bytes: number; fileId: string },
  ): Promise<IntentJobView> {
    const words = Object.fromEntries(wordCounts(lists)) as IntentParameters['words'];
    const parameters: IntentParameters = { fileName: name, bytes, words };
    const input: IntentJobInput = { fileId, lists };
    return this.jobs.create(user, { kind: 'intent', parameters, input }) as Promise<IntentJobView>;
  }
}

/** Refuses lists that hold no word; their other rules are the DTO's. */
function assertWords(lists: IntentLists): void {
  if (wordCounts(lists).some(([, count]) => count > 0)) return;
  const message = INTENT_MESSAGES.wordsRequired;
  throw fieldsRefused({ lists: message }, message);
}

/** Refuses what can be known from name and beginning to be no keywords file. */
function assertReadable({ name, beginning, complete }: KeywordUpload): void {
  if (!CSV.test(name)) throw new AppError('FILE_REJECTED', MESSAGES.fileNotCsv);
  try {
    inspectBeginning(beginning, complete);
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

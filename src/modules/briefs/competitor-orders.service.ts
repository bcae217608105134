import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import type { JobInput } from '../../contracts/jobs/job-kinds';
import type { AuthUser } from '../../contracts/access/access';
import type { CompetitorDto } from '../../contracts/briefs/brief.dto';
import { MAX_PASTED_PAGES_BYTES } from '../../contracts/briefs/brief-limits';
import { BRIEF_MESSAGES } from '../../contracts/briefs/brief-messages';
import { MAX_PASTED_PAGE } from '../../contracts/briefs/briefs';
import { type AppError, fieldsRefused } from '../../core/errors/app-error';
import { FileStore } from '../../core/files/file-store';
import { normaliseAddress } from '../../domain/scraper/address';
import { JobsService } from '../jobs/jobs.service';

/** The pages of an order as its job has them. */
export type OrderedPages = Pick<JobInput<'brief'>, 'competitors' | 'fileId'>;

/** Orders of runs on competitors. What is pasted is stored as a file, since a job's document is small. */
@Injectable()
export class CompetitorOrdersService {
  constructor(
    private readonly jobs: JobsService,
    private readonly files: FileStore,
  ) {}

  place<Job>(
    owner: AuthUser,
    given: readonly CompetitorDto[],
    create: (pages: OrderedPages) => Promise<Job>,
  ): Promise<Job> {
    const competitors = given.map(({ address, name }) => ({
      address: address === '' ? null : (normaliseAddress(address) ?? address),
      name,
    }));
    refuseTwice(competitors);
    const pastes = pastesOf(given);
    if (Object.keys(pastes).length === 0) return create({ competitors });
    return this.withPastes(owner, pastes, (fileId) => create({ competitors, fileId }));
  }

  /** @param pastes by the places of the pages, from 1 */
  async withPastes<Job>(
    owner: AuthUser,
    pastes: Readonly<Record<string, string>>,
    create: (fileId: string) => Promise<Job>,
  ): Promise<Job> {
    await this.jobs.assertMayCreate(owner);
    const { id } = await this.files.save(Readable.from([Buffer.from(JSON.stringify(pastes))]), {
      name: 'pasted-pages.json',
      contentType: 'application/json',
      owner: owner.id,
      purpose: 'job',
      encoding: 'gzip',
    });
    try {
      return await create(id);
    } catch (error) {
      await this.files.delete(id);
      throw error;
    }
  }
}

/** What was pasted, by the places of the pages. */
function pastesOf(competitors: readonly CompetitorDto[]): Record<string, string> {
  const pastes: Record<string, string> = {};
  let bytes = 0;
  for (const [index, { text }] of competitors.entries()) {
    if (text.trim() === '') continue;
    const size = Buffer.byteLength(text);
    if (size > MAX_PASTED_PAGE) throw refused(`competitors.${index}.text`, BRIEF_MESSAGES.pasteTooLarge);
    bytes += size;
    pastes[String(index + 1)] = text;
  }
  if (bytes > MAX_PASTED_PAGES_BYTES) throw refused('competitors', BRIEF_MESSAGES.pastesTooLarge);
  return pastes;
}

function refuseTwice(competitors: OrderedPages['competitors']): void {
  const seen = new Set<string>();
  for (const [index, { address }] of competitors.entries()) {
    if (address === null) continue;
    if (seen.has(address)) throw refused(`competitors.${index}.address`, BRIEF_MESSAGES.addressTwice);
    seen.add(address);
  }
}

function refused(field: string, sentence: string): AppError {
  return fieldsRefused({ [field]: sentence }, sentence);
}

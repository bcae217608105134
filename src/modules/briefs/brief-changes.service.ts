import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { BriefPagesDto } from '../../contracts/briefs/brief-edits.dto';
import { briefFailureSentence, BRIEF_MESSAGES } from '../../contracts/briefs/brief-messages';
import type { BriefDetail } from '../../contracts/briefs/brief-views';
import { MAX_PASTED_PAGE } from '../../contracts/briefs/briefs';
import { AppError, fieldsRefused, notFound } from '../../core/errors/app-error';
import { SiteFetcher } from '../../core/fetch/site-fetcher';
import { PageFetcher } from '../../core/pages/page-fetcher';
import { PageRequests } from '../../core/throttle/page-requests';
import { BriefMeaningService } from './brief-meaning.service';
import { BriefPagesRepository, type PageReading } from './brief-pages.repository';
import { briefDetailOf } from './brief-views';
import { BriefsRepository } from './briefs.repository';
import type { BriefPageRecord, BriefRecord } from './briefs.schema';
import { comparablePages } from './comparable-pages';
import { readingOfPage, readingOfText } from './competitor-readings.service';
import { findInPages } from './brief-in-thread';
import { outlinesAfter } from './outline-changes';

/** With fewer there is nothing that pages share. */
const MIN_INCLUDED = 2;
/** As long as somebody waits for a page. */
const FETCH_MS = 15_000;
/** Of outlines that are saved while pages are compared. */
const TRIES = 3;

type Wishes = BriefPagesDto['pages'];

/**
 * What changes the pages that a finished brief is made from; all of it is free. What follows from the pages is worked out
 * anew, but for outlines that their owner has changed.
 */
@Injectable()
export class BriefChangesService {
  constructor(
    private readonly briefs: BriefsRepository,
    private readonly pages: BriefPagesRepository,
    private readonly sites: SiteFetcher,
    private readonly requests: PageRequests,
    private readonly meaning: BriefMeaningService,
  ) {}

  /** Which pages count. */
  include(owner: AuthUser, id: string, { pages }: BriefPagesDto): Promise<BriefDetail> {
    return this.requests.hold(owner, async () => {
      const changed = await this.rework(owner, await this.owned(owner, id), pages);
      await this.pages.include(changed.job.toHexString(), pages);
      return briefDetailOf(changed);
    });
  }

  /** The text of a page that could not be read. */
  async paste(owner: AuthUser, id: string, position: number, text: string): Promise<BriefDetail> {
    if (Buffer.byteLength(text) > MAX_PASTED_PAGE) throw refusedText(BRIEF_MESSAGES.pasteTooLarge);
    return this.requests.hold(owner, async () => {
      const brief = await this.owned(owner, id);
      await this.unread(brief, position);
      const reading = await readingOfText(text, brief.language);
      if (reading.failure === 'empty') throw refusedText(BRIEF_MESSAGES.pasteWithoutText);
      if (reading.failure !== null) throw refusedText(briefFailureSentence(reading.failure));
      return this.keep(owner, brief, position, reading);
    });
  }

  /** Asks once more for a page that could not be read; fails with the reason where it still cannot. */
  retry(owner: AuthUser, id: string, position: number): Promise<BriefDetail> {
    return this.requests.hold(owner, async () => {
      const brief = await this.owned(owner, id);
      const { address } = await this.unread(brief, position);
      if (address === null) throw notFound();
      const reading = await this.fetch(address, brief.language);
      if (reading.failure === null) return this.keep(owner, brief, position, reading);
      await this.pages.keepUnread(brief.job.toHexString(), position, reading);
      throw new AppError('FETCH_FAILED', briefFailureSentence(reading.failure));
    });
  }

  private async fetch(address: string, language: string): Promise<PageReading> {
    const signal = AbortSignal.timeout(FETCH_MS);
    try {
      const fetched = await new PageFetcher(this.sites, signal).fetch(address);
      return await readingOfPage(fetched, language, signal);
    } catch (error) {
      if (!signal.aborted) throw error;
      return { finalUrl: null, title: null, text: null, failure: 'timeout' };
    }
  }

  private async keep(
    owner: AuthUser,
    brief: BriefRecord,
    position: number,
    reading: PageReading,
  ): Promise<BriefDetail> {
    const kept = await this.pages.keepUnread(brief.job.toHexString(), position, reading);
    if (!kept) throw new AppError('CONFLICT', BRIEF_MESSAGES.pageRead);
    return briefDetailOf(await this.rework(owner, brief, []));
  }

  /** Once more where its outlines were saved in the meantime. */
  private async rework(owner: AuthUser, brief: BriefRecord, wishes: Wishes): Promise<BriefRecord> {
    const job = brief.job.toHexString();
    const id = brief._id.toHexString();
    const found = await this.find(brief, wished(await this.pages.ofJob(job), wishes));
    let current: BriefRecord | null = brief;
    for (let tries = 0; current && tries < TRIES; tries++) {
      const { read, outliers, unread, terms } = found;
      const changed = await this.briefs.rework(owner.id, id, current.version, {
        ...{ read, outliers, unread, terms, found: Buffer.from(found.found) },
        outlines: outlinesAfter(current, found.outlines),
      });
      if (changed) return changed;
      current = await this.briefs.find(owner.id, id);
    }
    throw current ? new AppError('CONFLICT', BRIEF_MESSAGES.busy) : notFound();
  }

  private async find(brief: BriefRecord, records: readonly BriefPageRecord[]) {
    const { keyword, ownKeywords, language, ordered } = brief;
    const compared = { pages: comparablePages(records), query: { keyword, ownKeywords, language } };
    const meaning = await this.meaning.kept(compared);
    const found = await findInPages({ ...compared, outlines: ordered, meaning });
    if (!found) throw new AppError('UNAVAILABLE', BRIEF_MESSAGES.unreadableTogether);
    if (found.included < MIN_INCLUDED) {
      throw fieldsRefused({ pages: BRIEF_MESSAGES.pagesTooFew }, BRIEF_MESSAGES.pagesTooFew);
    }
    return found;
  }

  private async owned(owner: AuthUser, id: string): Promise<BriefRecord> {
    const brief = await this.briefs.find(owner.id, id);
    if (brief) return brief;
    throw notFound();
  }

  /** A page that has no text so far. */
  private async unread({ job }: BriefRecord, position: number) {
    const page = (await this.pages.rowsOfJob(job.toHexString())).find((row) => row.position === position);
    if (!page) throw notFound();
    if (page.failure === null) throw new AppError('CONFLICT', BRIEF_MESSAGES.pageRead);
    return page;
  }
}

function wished(records: BriefPageRecord[], wishes: Wishes): BriefPageRecord[] {
  const byPosition = new Map(wishes.map(({ position, included }) => [position, included]));
  return records.map((record) => ({
    ...record,
    included: byPosition.get(record.position) ?? record.included,
  }));
}

function refusedText(sentence: string): AppError {
  return fieldsRefused({ text: sentence }, sentence);
}

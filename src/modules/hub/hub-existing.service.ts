import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import { HUB_MESSAGES } from '../../contracts/hub/hub-messages';
import { AppError, fieldsRefused } from '../../core/errors/app-error';
import type { KnownPage } from '../../domain/hub/hub-tree';
import { pagesOfReading } from '../../domain/hub/pages-of-reading';
import { ReadingPagesService } from '../readings/reading-pages.service';
import { ReadingsService } from '../readings/readings.service';

/** The pages of a site that its owner has read. */
@Injectable()
export class HubExistingService {
  constructor(
    private readonly readings: ReadingsService,
    private readonly pages: ReadingPagesService,
  ) {}

  /** How many there are. Refuses a reading of somebody else (404), and one that is not done (422). */
  async count(owner: AuthUser, readingId: string): Promise<number> {
    const { status, pages } = await this.readings.get(owner, readingId).catch(refuseGone);
    if (status !== 'done') throw fieldsRefused({ readingId: HUB_MESSAGES.readingRequired });
    return pages;
  }

  /** The pages with their links; refuses a reading that has been deleted meanwhile. */
  async pagesOf(owner: AuthUser, readingId: string): Promise<KnownPage[]> {
    try {
      const { rows } = await this.pages.export(owner, readingId);
      return await pagesOfReading(rows, this.pages.pagesOf(owner, readingId));
    } catch (error) {
      return refuseGone(error);
    }
  }
}

function refuseGone(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
  const message = HUB_MESSAGES.readingGone;
  throw new AppError('NOT_FOUND', message, { errors: { readingId: message }, cause: error });
}

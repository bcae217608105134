import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { BriefOutline } from '../../contracts/briefs/briefs';
import { notFound } from '../../core/errors/app-error';
import { BriefPagesRepository } from './brief-pages.repository';
import { BriefsRepository } from './briefs.repository';
import { comparablePages } from './comparable-pages';
import type { ReadPage } from './competitor-readings.service';

/** What another tool takes a brief for: the pages that it compares, and its outlines. */
export interface BriefSource {
  keyword: string;
  ownKeywords: string[];
  language: string;
  country: string | null;
  outlines: BriefOutline[];
  pages: ReadPage[];
}

/** Briefs as other tools stand on them. */
@Injectable()
export class BriefSourcesService {
  constructor(
    private readonly briefs: BriefsRepository,
    private readonly pages: BriefPagesRepository,
  ) {}

  async source(owner: AuthUser, id: string): Promise<BriefSource> {
    const brief = await this.briefs.find(owner.id, id);
    if (!brief) throw notFound();
    const { keyword, ownKeywords, language, country, outlines } = brief;
    const pages = comparablePages(await this.pages.ofJob(brief.job.toHexString()));
    return { keyword, ownKeywords, language, country, outlines, pages };
  }
}

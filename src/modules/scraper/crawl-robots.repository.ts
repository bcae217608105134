import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { KeptRobots } from '../../core/pages/site-robots';
import { RobotsRules } from '../../domain/scraper/robots-rules';
import { CrawlReportsRepository } from './crawl-reports.repository';

const NAME = 'robots';
/** Characters of one that is kept: hardly a real one is longer. */
const MOST_CHARACTERS = 128 * 1024;

/** The robots.txt files that a crawl has read: they hold for its later runs where the site can't be reached then. */
@Injectable()
export class CrawlRobotsRepository {
  constructor(private readonly reports: CrawlReportsRepository) {}

  async keep(crawl: Types.ObjectId, files: readonly KeptRobots[]): Promise<void> {
    for (const file of files) {
      if (file.text.length > MOST_CHARACTERS) continue;
      await this.reports.put(crawl, NAME, partOf(file.url), Buffer.from(JSON.stringify(file)));
    }
  }

  async list(crawl: Types.ObjectId): Promise<KeptRobots[]> {
    const kept = await this.reports.all(crawl, NAME);
    return kept.map((data) => JSON.parse(data.toString()) as KeptRobots);
  }

  /** What they say to us. */
  async rulesOf(crawl: Types.ObjectId): Promise<RobotsRules[]> {
    const files = await this.list(crawl);
    return files.map(({ text, status, url }) => RobotsRules.parse(text, status, url));
  }
}

/** A number of its own for each host. */
function partOf(url: string): number {
  return createHash('sha256').update(url).digest().readUIntBE(0, 6);
}

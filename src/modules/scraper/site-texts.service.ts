import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { countWords } from '../../domain/pages/word-counter';
import {
  blockKey,
  mostKeys,
  type PackedPage,
  pageKeys,
  readingText,
  textOfBlocks,
} from '../../domain/readings/packed-page';
import { TemplateCandidates, TemplateCount } from '../../domain/readings/template-blocks';
import type { FilteredAddresses } from '../../domain/scraper/filtered-addresses';
import { SeenLinks } from './analysis/seen-links';
import { CrawlPagesRepository } from './crawl-pages.repository';
import { SitePagesService } from './site-pages.service';
import { VISIT_LIMITS } from './visit/visit-limits';

const WRITTEN_AT_ONCE = 100;
/** What is shown of the template: so many of its blocks, each of so many characters. */
const SAMPLES = { blocks: 20, characters: 100 } as const;

/** What the texts of a run's pages are, all together. */
export interface SiteTexts {
  /** With a main text of their own or without. */
  pages: number;
  bytes: number;
  /** The keys of what repeats, and the first blocks of it. */
  template: number[];
  samples: string[];
  /** What was not seen of the site's links. */
  links: SeenLinks;
}

/**
 * Finds what repeats on the pages of a run, and with it the words and the hash of each page's own text. It reads the pages
 * three times, a few in memory at a time, and is done again as a whole where it broke off.
 */
@Injectable()
export class SiteTextsService {
  constructor(
    private readonly sites: SitePagesService,
    private readonly pages: CrawlPagesRepository,
  ) {}

  /** `check` rejects where the run may not go on. */
  async settle(
    run: Types.ObjectId,
    check: () => Promise<void>,
    filtered: FilteredAddresses,
  ): Promise<SiteTexts> {
    const links = new SeenLinks(filtered);
    const candidates = new TemplateCandidates(mostKeys(VISIT_LIMITS.links));
    let bytes = 0;
    for await (const site of this.sites.stream(run)) {
      await check();
      links.enter(site);
      bytes += site.bytes;
      if (site.page) candidates.add(pageKeys(site.page));
    }
    const count = new TemplateCount(candidates.keys());
    for await (const site of this.sites.stream(run)) {
      await check();
      links.look(site);
      if (site.page) count.add(pageKeys(site.page));
    }
    const template = count.template();
    const samples = await this.write(run, template, check);
    return { pages: count.pages, bytes, template: [...template], samples, links };
  }

  private async write(
    run: Types.ObjectId,
    template: ReadonlySet<number>,
    check: () => Promise<void>,
  ): Promise<string[]> {
    const samples = new Map<number, string>();
    let texts: Parameters<CrawlPagesRepository['setTexts']>[1][number][] = [];
    for await (const { row, page } of this.sites.stream(run)) {
      if (!page) continue;
      note(samples, page, template);
      const text = textOfBlocks(readingText(page, template).blocks);
      texts.push({ id: row.id, words: countWords(text), contentHash: hashOf(text) });
      if (texts.length < WRITTEN_AT_ONCE) continue;
      await check();
      await this.pages.setTexts(run, texts);
      texts = [];
    }
    await check();
    await this.pages.setTexts(run, texts);
    return [...samples.values()];
  }
}

function hashOf(text: string): string | null {
  return text === '' ? null : createHash('sha256').update(text).digest('hex');
}

function note(samples: Map<number, string>, { blocks }: PackedPage, template: ReadonlySet<number>): void {
  for (const block of blocks) {
    if (samples.size >= SAMPLES.blocks) return;
    const key = blockKey(block);
    if (template.has(key) && !samples.has(key)) samples.set(key, block.text.slice(0, SAMPLES.characters));
  }
}

import { Injectable } from '@nestjs/common';
import type { LlmsFile } from '../../contracts/scraper/llms-file';
import type { RobotsTestView } from '../../contracts/scraper/robots-test';
import type { RobotsTestDto } from '../../contracts/scraper/crawls.dto';
import { SiteFetcher } from '../../core/fetch/site-fetcher';
import { aiAccessOf } from '../../domain/scraper/ai-crawlers';
import { normaliseAddress } from '../../domain/scraper/address';
import { RobotsRules } from '../../domain/scraper/robots-rules';
import { fetchLlms, UNKNOWN_LLMS } from '../../core/pages/site-llms';
import { fetchRobots, type RobotsFile } from '../../core/pages/site-robots';

/** Tells what a robots.txt says of an address. */
@Injectable()
export class RobotsTestService {
  constructor(private readonly fetcher: SiteFetcher) {}

  async test({ address, robots }: RobotsTestDto): Promise<RobotsTestView> {
    const url = normaliseAddress(address.trim()) ?? address;
    const file: RobotsFile =
      robots === undefined
        ? await fetchRobots(this.fetcher, url)
        : { text: robots, status: 200, url: new URL('/robots.txt', url).href, failure: null };
    const rules = RobotsRules.parse(file.text, file.status, file.url);
    const line = rules.lineOf(url);
    return {
      allowed: rules.allows(url),
      line: line && line.line,
      rule: line && line.text,
      crawlDelay: rules.crawlDelay,
      sitemaps: rules.sitemaps,
      status: robots === undefined ? file.status : null,
      failure: file.failure,
      text: file.text,
      aiCrawlers: file.failure === null ? aiAccessOf(url, file) : [],
      llms: robots === undefined ? await this.llms(url, file.failure === null ? rules : null) : null,
    };
  }

  /** `rules` are null where they are not known, and nothing may be asked for. */
  private async llms(address: string, rules: RobotsRules | null): Promise<LlmsFile> {
    const url = new URL('/llms.txt', address).href;
    return rules?.allows(url) ? fetchLlms(this.fetcher, url) : UNKNOWN_LLMS;
  }
}

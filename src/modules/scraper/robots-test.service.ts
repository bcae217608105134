import { Injectable } from '@nestjs/common';
import type { LlmsFile, RobotsTestView } from '../../contracts/crawls/robots-test';
import type { RobotsTestDto } from '../../contracts/crawls/crawls.dto';
import { decodeText } from '../../core/fetch/decode-text';
import { FetchError } from '../../core/fetch/fetch-error';
import { SiteFetcher } from '../../core/fetch/site-fetcher';
import { aiAccessOf } from '../../domain/crawl/ai-crawlers';
import { normaliseAddress } from '../../domain/crawl/address';
import { llmsFileOf } from '../../domain/crawl/llms-file';
import { RobotsRules } from '../../domain/crawl/robots-rules';
import { fetchRobots, type RobotsFile } from '../../core/pages/site-robots';

/** Of an llms.txt: far more than one has, and as long as its reader waits. */
const MOST_BYTES = 1024 * 1024;
const MOST_MS = 10_000;

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
    const unknown: LlmsFile = { state: 'unknown', bytes: 0 };
    if (!rules?.allows(url)) return unknown;
    try {
      const answer = await this.fetcher.get(url, { maxBytes: MOST_BYTES, cuts: true, timeoutMs: MOST_MS });
      const { status, contentType, body } = answer;
      const { text } = decodeText(body, contentType);
      return llmsFileOf({ status, contentType, text, bytes: body.length });
    } catch (error) {
      if (error instanceof FetchError && error.reason !== 'aborted') return unknown;
      throw error;
    }
  }
}

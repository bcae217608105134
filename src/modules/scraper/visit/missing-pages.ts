import { createHash } from 'node:crypto';
import { decodeText } from '../../../core/fetch/decode-text';
import { FetchError } from '../../../core/fetch/fetch-error';
import type { SiteAnswer } from '../../../core/fetch/site-answer';
import type { SiteRobots } from '../../../core/pages/site-robots';
import { isHtml } from '../../../domain/scraper/indexability';
import { type MissingPage, missingPage } from '../../../domain/scraper/missing-page';
import { readPage } from '../../../domain/pages/read-page';

/** What hosts answer for an address that can't exist: each is asked once, when its first page has come. */
export class MissingPages {
  private readonly answers = new Map<string, Promise<MissingPage | null>>();

  constructor(
    private readonly robots: SiteRobots,
    private readonly fetch: (url: string) => Promise<SiteAnswer>,
  ) {}

  /** Null where the host of an address says that such a page is not there, or nothing that can be compared. */
  of(url: string): Promise<MissingPage | null> {
    const { origin } = new URL(url);
    let answer = this.answers.get(origin);
    if (!answer) this.answers.set(origin, (answer = this.ask(missingAddress(origin))));
    return answer;
  }

  private async ask(url: string): Promise<MissingPage | null> {
    if ((await this.robots.hindrance(url)) !== null) return null;
    try {
      const { status, contentType, body, headers } = await this.fetch(url);
      if (status !== 200 || !isHtml(contentType)) return null;
      const { text } = decodeText(body, contentType);
      return missingPage(readPage(text, { url, headers }));
    } catch (error) {
      if (!(error instanceof FetchError) || error.reason === 'aborted') throw error;
      return null;
    }
  }
}

/** The same one in each crawl, and none that a site would have. */
function missingAddress(origin: string): string {
  return `${origin}/no-such-page-${createHash('sha256').update(origin).digest('hex').slice(0, 12)}`;
}

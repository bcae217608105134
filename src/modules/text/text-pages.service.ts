import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import { fetchSentence } from '../../contracts/scraper/fetch-messages';
import { TEXT_PAGE_MS, type TextPage } from '../../contracts/text/text-page';
import { AppError } from '../../core/errors/app-error';
import { FetchingService } from '../scraper/fetching.service';
import { readPage } from './read-page';

const HTML_OR_TEXT = /^\s*(?:$|text\/(?:html|plain|markdown)\b|application\/xhtml\+xml\b)/i;
/** Of the whole, for the site; the rest is for reading what it sent. */
const FETCH_MS = 10_000;

/** Reads a page for a text tool. */
@Injectable()
export class TextPagesService {
  constructor(private readonly fetching: FetchingService) {}

  async read(user: AuthUser, address: string): Promise<TextPage> {
    const until = Date.now() + TEXT_PAGE_MS;
    return this.fetching.hold(user, async () => {
      const { url, headers, contentType, body } = await this.fetching.fetch(address, {
        accepts: (type) => HTML_OR_TEXT.test(type),
        timeoutMs: FETCH_MS,
      });
      const page = await readPage({ url, headers, contentType, body: new Uint8Array(body) }, until);
      if (!page) throw new AppError('FETCH_FAILED', fetchSentence('timeout'));
      return { url, ...page };
    });
  }
}

import { Injectable } from '@nestjs/common';
import { setImmediate as turn } from 'node:timers/promises';
import type { AuthUser } from '../../contracts/access/access';
import { SNIPPET_MESSAGES } from '../../contracts/snippets/snippet-messages';
import {
  MAX_PREVIEW_IMAGE_BYTES,
  MAX_PREVIEW_IMAGE_PIXELS,
  type SnippetPage,
} from '../../contracts/snippets/snippets';
import { fetchSentence } from '../../contracts/scraper/fetch-messages';
import { AppError } from '../../core/errors/app-error';
import { decodeText } from '../../core/fetch/decode-text';
import { FetchError } from '../../core/fetch/fetch-error';
import { type PictureProblem, PictureRefused } from '../../core/pictures/picture-reader';
import { type RedrawnPicture, redrawPicture } from '../../core/pictures/redraw-picture';
import { PageReader } from '../../domain/pages/page-reader';
import { pageSnippet } from '../../domain/snippets/page-snippet';
import { FetchingService } from '../scraper/fetching.service';

const HTML = /^\s*(?:$|text\/html\b|application\/xhtml\+xml\b)/i;
const IMAGES = 'image/webp,image/png,image/jpeg,image/gif';
/** Pixels of the longer side as a preview shows it, on a screen with two pixels to one. */
const IMAGE_BOX = 1_200;
/** Characters that are read before others get their turn. */
const SLICE = 64 * 1024;
const TIMEOUT_MS = 15_000;

const REFUSALS: Readonly<Record<PictureProblem, string>> = {
  format: SNIPPET_MESSAGES.imageKind,
  animated: SNIPPET_MESSAGES.imageKind,
  pixels: SNIPPET_MESSAGES.imageTooManyPixels,
  damaged: SNIPPET_MESSAGES.imageDamaged,
};

export interface PreviewImage extends RedrawnPicture {
  /** Of the file as its site sends it. */
  bytes: number;
}

/** Reads pages and pictures of other sites for the preview. */
@Injectable()
export class SnippetPreviewService {
  constructor(private readonly fetching: FetchingService) {}

  page(user: AuthUser, address: string): Promise<SnippetPage> {
    return this.fetching.hold(user, async () => {
      const { url, headers, contentType, body } = await this.fetching.fetch(address, {
        accepts: (type) => HTML.test(type),
        timeoutMs: TIMEOUT_MS,
      });
      const { text } = decodeText(body, contentType);
      const reader = new PageReader({ url, headers }, { withJsonLd: true });
      for (let start = 0; start < text.length; start += SLICE) {
        reader.write(text.slice(start, start + SLICE));
        await turn();
      }
      return pageSnippet(url, reader.endAsResult());
    });
  }

  image(user: AuthUser, address: string): Promise<PreviewImage> {
    return this.fetching.hold(user, async () => {
      const { body } = await this.fetchImage(address);
      const picture = await this.redraw(body);
      return { ...picture, bytes: body.length };
    });
  }

  private async fetchImage(address: string) {
    try {
      // The content says what it is, whatever the site calls it.
      return await this.fetching.fetch(address, {
        headers: { accept: IMAGES },
        maxBytes: MAX_PREVIEW_IMAGE_BYTES,
        timeoutMs: TIMEOUT_MS,
      });
    } catch (error) {
      if (!(error instanceof AppError && error.cause instanceof FetchError)) throw error;
      const isTooLarge = error.cause.reason === 'too-large';
      const sentence = isTooLarge ? SNIPPET_MESSAGES.imageTooLarge : fetchSentence(error.cause.reason);
      throw new AppError('FETCH_FAILED', sentence, { cause: error.cause });
    }
  }

  private async redraw(picture: Buffer): Promise<RedrawnPicture> {
    try {
      return await redrawPicture(picture, MAX_PREVIEW_IMAGE_PIXELS, IMAGE_BOX);
    } catch (cause) {
      if (!(cause instanceof PictureRefused)) throw cause;
      throw new AppError('FETCH_FAILED', REFUSALS[cause.problem], { cause });
    }
  }
}

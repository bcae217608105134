import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { parentPort, workerData } from 'node:worker_threads';
import { decodeText } from '../../core/fetch/decode-text';
import { PageReader } from '../../domain/pages/page-reader';
import { looksLikeHtml } from '../../domain/pages/looks-like-html';
import { mainTextOf, textOfHtml, withMainHeading } from '../../domain/pages/page-text';
import type { PageReply, PageToRead } from './page-thread-messages';

/** A text of its own, whatever tags it mentions. */
const PLAIN = /^\s*text\/(?:plain|markdown)\b/i;

const BODY = /<body[\s>]/i;

/** The thread that reads one page, and ends: a page that is made to cost time costs nobody else any. */
if (parentPort) {
  const send = (reply: PageReply) => parentPort?.postMessage(reply);
  const { url, headers, contentType, body } = workerData as PageToRead;
  const { text } = decodeText(Buffer.from(body.buffer, body.byteOffset, body.byteLength), contentType);
  const isPage = !PLAIN.test(contentType ?? '') && (contentType !== null || looksLikeHtml(text));
  const reader = new PageReader({ url, headers }, { withBlocks: true });
  if (isPage) reader.write(text);
  const zones = reader.endAsZones();
  const mainText = isPage ? mainTextOf(zones) : text.replace(/\r\n?/g, '\n').trim();
  send({ zones, mainText });
  send({ article: isPage ? withMainHeading(articleOf(text), zones) : mainText });
}

/** The text of the article that Readability finds; empty where it finds none. */
function articleOf(html: string): string {
  // linkedom builds no body around what has none, and Readability looks for the article in the body.
  const whole = BODY.test(html) ? html : `<html><body>${html}</body></html>`;
  const { document } = parseHTML(whole) as { document: object };
  const article = new Readability(document).parse();
  return article?.content ? textOfHtml(article.content) : '';
}

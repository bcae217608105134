import { parentPort, workerData } from 'node:worker_threads';
import { decodeText } from '../../core/fetch/decode-text';
import { articleHtmlOf } from '../../core/pages/article-html';
import { PageReader } from '../../domain/pages/page-reader';
import { looksLikeHtml } from '../../domain/pages/looks-like-html';
import { mainTextOf, textOfHtml, withMainHeading } from '../../domain/pages/page-text';
import type { PageReply, PageToRead } from './page-thread-messages';

/** A text of its own, whatever tags it mentions. */
const PLAIN = /^\s*text\/(?:plain|markdown)\b/i;

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
  send({ article: isPage ? withMainHeading(textOfHtml(articleHtmlOf(text)), zones) : mainText });
}

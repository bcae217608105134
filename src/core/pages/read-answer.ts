import { setImmediate as turn } from 'node:timers/promises';
import type { PageFacts } from '../../contracts/pages/page-facts';
import { decodeText } from '../fetch/decode-text';
import type { SiteAnswer } from '../fetch/site-answer';
import { PageReader } from '../../domain/pages/page-reader';

/** Characters that are read before others get their turn. */
const SLICE = 64 * 1024;

/** What an answer's page says of itself; a large one is read in turns with whatever else the process does. */
export async function readAnswer({ url, headers, body, contentType }: SiteAnswer): Promise<PageFacts> {
  const { text } = decodeText(body, contentType);
  const reader = new PageReader({ url, headers, now: Date.now() }, { withOutline: true });
  for (let start = 0; start < text.length; start += SLICE) {
    reader.write(text.slice(start, start + SLICE));
    await turn();
  }
  return reader.end();
}

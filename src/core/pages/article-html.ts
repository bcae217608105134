import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';

const BODY = /<body[\s>]/i;

/**
 * The article that Readability finds in a page, as HTML; empty where it finds none. It takes a second for a page that is made
 * to cost time: call it in a thread that can be ended.
 */
export function articleHtmlOf(html: string): string {
  // linkedom builds no body around what has none, and Readability looks for the article in the body.
  const whole = BODY.test(html) ? html : `<html><body>${html}</body></html>`;
  const { document } = parseHTML(whole) as { document: object };
  return new Readability(document).parse()?.content ?? '';
}

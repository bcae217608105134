import type { LlmsFile } from '../../contracts/scraper/llms-file';

/** How a page begins that a site shows at any address. */
const PAGE = /^\s*<(?:!doctype|html|head|body)\b/i;
/** A heading of the first level, in either form that Markdown has. */
const TITLE = /^\ufeff?\s*(?:# +\S|[^\s#>*`-][^\n]*\r?\n=+[ \t]*(?:\r?\n|$))/;

/**
 * What a site answers at /llms.txt (llmstxt.org, read in November 2026): a text in Markdown, where there is one. The only part
 * that its format asks for is the first one, a heading of the first level with the name of the site.
 */
export function llmsFileOf({
  status,
  contentType,
  text,
  bytes,
}: {
  status: number;
  contentType: string | null;
  text: string;
  bytes: number;
}): LlmsFile {
  if (status === 404 || status === 410) return { state: 'missing', bytes: 0 };
  if (status !== 200) return { state: 'unknown', bytes: 0 };
  const isText = /^text\/(?!html)/i.test(contentType ?? 'text/plain') && !PAGE.test(text);
  if (!isText) return { state: 'other', bytes };
  return { state: TITLE.test(text) ? 'text' : 'untitled', bytes };
}

import type { LlmsFile } from '../../contracts/crawls/robots-test';

/** How a page begins that a site shows at any address. */
const PAGE = /^\s*<(?:!doctype|html|head|body)\b/i;

/** What a site answers at /llms.txt (llmstxt.org): a text in Markdown, where there is one. */
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
  return { state: isText ? 'text' : 'other', bytes };
}

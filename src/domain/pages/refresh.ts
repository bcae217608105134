const SECONDS = /^(\d{1,9})[\d.]*(?=[;,\s]|$)/;
const SEPARATOR = /^[;,]/;
const URL_WORD = /^url\s*=/i;

/** Seconds and address of a refresh as browsers read it; null where it names no address. */
export function parseRefresh(content: string): { href: string; seconds: number } | null {
  const text = content.trim();
  const seconds = SECONDS.exec(text);
  if (!seconds) return null;
  const rest = text.slice(seconds[0].length).trim().replace(SEPARATOR, '').trim();
  const href = unquoted(rest.replace(URL_WORD, '').trim());
  return href ? { href, seconds: Number(seconds[1]) } : null;
}

function unquoted(text: string): string {
  const quote = text[0];
  if (quote !== '"' && quote !== "'") return text;
  const end = text.indexOf(quote, 1);
  return text.slice(1, end === -1 ? undefined : end).trim();
}

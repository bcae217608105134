/** Browsers look for it this far; some pages begin with long comments. */
const PRESCAN_BYTES = 16 * 1024;
/** Bounded, since a page may open a thousand tags and close none. */
const META = /<meta[\s/][^>]{0,1024}>/gi;
const ATTRIBUTE = /([^\s"'>/=]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
const XML_DECLARATION = /^\s{0,99}<\?xml[^>]{0,200}?\sencoding\s{0,9}=\s{0,9}["']([^"']+)/i;
const CHARSET = /charset\s{0,9}=\s{0,9}["']?([^\s"';]+)/i;

/** The charset that a page declares for itself, in whatever words. */
export function declaredCharset(body: Buffer): string | undefined {
  const start = withoutComments(body.toString('latin1', 0, PRESCAN_BYTES));
  const [, ofXml] = XML_DECLARATION.exec(start) ?? [];
  if (ofXml) return ofXml;
  for (const [tag] of start.matchAll(META)) {
    const charset = charsetOfMeta(tag);
    if (charset) return charset;
  }
  return undefined;
}

function charsetOfMeta(tag: string): string | undefined {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of tag.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '');
  }
  const charset = attributes.get('charset')?.trim();
  if (charset) return charset;
  if (attributes.get('http-equiv')?.toLowerCase() !== 'content-type') return undefined;
  return CHARSET.exec(attributes.get('content') ?? '')?.[1];
}

function withoutComments(text: string): string {
  let kept = '';
  let at = 0;
  for (;;) {
    const begin = text.indexOf('<!--', at);
    if (begin < 0) return kept + text.slice(at);
    kept += text.slice(at, begin);
    const end = text.indexOf('-->', begin + 2);
    if (end < 0) return kept;
    at = end + 3;
  }
}

import { PAGE_LIMITS } from '../../contracts/pages/page-limits';

export interface HeaderLink {
  href: string;
  rel: string[];
  hreflang: string | null;
}

const LINK = /<([^<>]*)>([^<]*)/g;
const PARAMETER = /;\s*([a-z]+)\s*=\s*(?:"([^"]*)"|([^\s";,]*))/gi;

/** The links of a `Link` header (RFC 8288), with the parameters that matter here. */
export function linksOfHeader(value: string): HeaderLink[] {
  return [...value.matchAll(LINK)].map(([, href = '', parameters = '']) => {
    const link: HeaderLink = { href: href.trim(), rel: [], hreflang: null };
    for (const [, name = '', quoted, plain] of parameters.matchAll(PARAMETER)) {
      const text = quoted ?? plain ?? '';
      if (name.toLowerCase() === 'rel') link.rel = wordsOf(text);
      if (name.toLowerCase() === 'hreflang') link.hreflang = text.trim();
    }
    return link;
  });
}

/** The first words of an attribute that lists some, in lower case. */
export function wordsOf(attribute: string | undefined): string[] {
  const text = attribute
    ?.trim()
    .slice(0, PAGE_LIMITS.relWords * PAGE_LIMITS.name)
    .trimEnd()
    .toLowerCase();
  return text ? text.split(/\s+/, PAGE_LIMITS.relWords).map((word) => word.slice(0, PAGE_LIMITS.name)) : [];
}

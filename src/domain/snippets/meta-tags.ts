import { isWebAddress } from '../../contracts/validation/parse-url';
import { pastedAddress } from '../../contracts/validation/pasted-address';
import type { SnippetFields, SnippetVariant } from '../../contracts/snippets/snippets';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The tags that say what the form says, for the head of a page; what is empty is left out, and an address that is none. */
export function metaTags(fields: SnippetFields, { title, description }: SnippetVariant): string {
  const url = pastedAddress(fields.url);
  const named: [name: string, content: string][] = [['description', description]];
  const properties: [property: string, content: string][] = [
    ['og:title', fields.ogTitle],
    ['og:description', fields.ogDescription],
    ['og:image', pastedAddress(fields.ogImage)],
    ['og:url', isWebAddress(url) ? url : ''],
    ['og:site_name', fields.siteName],
  ];
  const twitter: [name: string, content: string][] = [
    ['twitter:card', fields.twitterCard],
    ['twitter:title', fields.twitterTitle],
    ['twitter:description', fields.twitterDescription],
    ['twitter:image', pastedAddress(fields.twitterImage)],
  ];
  const tags = (attribute: string, rows: typeof named) =>
    rows
      .map(([name, content]) => [name, oneLine(content)] as const)
      .filter(([, content]) => content !== '')
      .map(([name, content]) => `<meta ${attribute}="${name}" content="${escaped(content)}">`);
  return [
    ...(oneLine(title) ? [`<title>${escaped(oneLine(title))}</title>`] : []),
    ...tags('name', named),
    ...tags('property', properties),
    ...tags('name', twitter),
  ].join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

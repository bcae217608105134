import { parseUrl } from '../../../contracts/validation/parse-url';
import type { MarkupElement } from './page-elements';

/** Attributes that hold an address as an element's value. */
const ADDRESS_ATTRIBUTES: Readonly<Record<string, string>> = {
  ...{ a: 'href', area: 'href', link: 'href' },
  ...{ audio: 'src', embed: 'src', iframe: 'src', img: 'src', source: 'src', track: 'src', video: 'src' },
  object: 'data',
};
const VALUE_ATTRIBUTES: Readonly<Record<string, string>> = {
  data: 'value',
  meter: 'value',
  time: 'datetime',
};

/** What an element says as a value: by its attribute, else by its text. Addresses are resolved as browsers resolve them. */
export function valueOfElement({ name, attributes, text }: MarkupElement, base: URL | undefined): string {
  const { content } = attributes;
  // Google takes `content` of any element, not only of meta.
  if (content !== undefined) return content;
  const address = attributes[ADDRESS_ATTRIBUTES[name] ?? ''];
  if (address !== undefined) return resolve(address, base);
  return attributes[VALUE_ATTRIBUTES[name] ?? ''] ?? text;
}

/** An address against that of the page, where it is known. */
export function resolve(address: string, base: URL | undefined): string {
  return (base && parseUrl(address.trim(), base)?.href) || address.trim();
}

/** The words of an attribute, each once. */
export function wordsOf(attribute: string | undefined): string[] {
  return [...new Set(attribute?.trim().split(/\s+/).filter(Boolean))];
}

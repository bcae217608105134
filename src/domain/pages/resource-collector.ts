import type { PageResource, ResourceKind } from '../../contracts/pages/page-facts';
import { PAGE_LIMITS } from '../../contracts/pages/page-limits';
import { type AddressResolver, MAX_HREF } from './addresses';
import type { Attributes } from './head-facts';
import { wordsOf } from './link-header';

const WEB = /^https?:/;

/**
 * The images, scripts and styles that a page names. An image counts once: by `src`, or where that is missing or inline by
 * the first address of `srcset`, or by the `data-src` that scripts load it from later. All sizes of all images would
 * crowd out whatever else a page names.
 */
export class ResourceCollector {
  private readonly found: { kind: ResourceKind; href: string }[] = [];

  element(name: string, attributes: Attributes): void {
    if (name === 'img') this.image(attributes);
    else if (name === 'script') this.script(attributes);
    else if (name === 'link') this.link(attributes);
  }

  resources(addresses: AddressResolver): PageResource[] {
    const byUrl = new Map<string, PageResource>();
    for (const { kind, href } of this.found) {
      const url = addresses.resolve(href);
      if (url !== null && WEB.test(url) && !byUrl.has(url)) byUrl.set(url, { kind, url });
    }
    return [...byUrl.values()];
  }

  private image(attributes: Attributes): void {
    const src = [
      attributes['src'],
      firstOfSet(attributes['srcset']),
      attributes['data-src'],
      firstOfSet(attributes['data-srcset']),
    ].find(isWritten);
    if (src !== undefined) this.add('image', src);
  }

  private script({ src }: Attributes): void {
    if (isWritten(src)) this.add('script', src);
  }

  /** A link element; those that are no stylesheet, or an alternative one that nobody has chosen, are not loaded. */
  private link({ href, rel }: Attributes): void {
    const words = wordsOf(rel);
    if (isWritten(href) && words.includes('stylesheet') && !words.includes('alternate'))
      this.add('style', href);
  }

  private add(kind: ResourceKind, href: string): void {
    if (href.length <= MAX_HREF && this.found.length < PAGE_LIMITS.resources) this.found.push({ kind, href });
  }
}

/** Whether an address is written, and no picture within the page. */
function isWritten(href: string | undefined): href is string {
  return href !== undefined && href.trim() !== '' && !/^\s*(?:data|blob):/i.test(href);
}

/** Candidates are separated by commas, of which an address may have some; white space ends it. */
function firstOfSet(srcset: string | undefined): string | undefined {
  return srcset
    ?.slice(0, 2 * MAX_HREF)
    .trim()
    .split(/\s/, 1)[0]
    ?.replace(/,+$/, '');
}

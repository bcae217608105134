import type { PageResource, ResourceKind } from '../../contracts/pages/page-facts';
import { PAGE_LIMITS } from '../../contracts/pages/page-limits';
import { type AddressResolver, MAX_HREF } from './addresses';
import { cssAddresses } from './css-addresses';
import type { Attributes } from './head-facts';
import { wordsOf } from './link-header';

const WEB = /^https?:/;
const ICONS: ReadonlySet<string> = new Set([
  'icon',
  'apple-touch-icon',
  'apple-touch-icon-precomposed',
  'mask-icon',
]);
const OF_PRELOAD: Readonly<Record<string, ResourceKind>> = {
  image: 'image',
  script: 'script',
  style: 'style',
  font: 'media',
  video: 'media',
  audio: 'media',
};
/** The pictures that networks show of a page. */
const PICTURE_META = /^(?:og:image(?::url|:secure_url)?|twitter:image(?::src)?)$/;
/**
 * The files that a page names. An image counts once: by `src`, or where that is missing or inline by the first address of
 * `srcset`, or by the `data-src` that scripts load it from later. All sizes of all images would crowd out whatever else a
 * page names.
 */
export class ResourceCollector {
  private readonly found: { kind: ResourceKind; href: string }[] = [];

  element(name: string, attributes: Attributes): void {
    const { style } = attributes;
    if (style?.includes('url(')) this.css(style);
    const take = TAKERS[name];
    for (const [kind, href] of take?.(attributes) ?? []) if (isWritten(href)) this.add(kind, href);
  }

  /** Text of a style element, or of a style attribute. */
  css(text: string): void {
    for (const [kind, href] of cssAddresses(text)) this.add(kind, href);
  }

  resources(addresses: AddressResolver): PageResource[] {
    const byUrl = new Map<string, PageResource>();
    for (const { kind, href } of this.found) {
      const url = addresses.resolve(href);
      if (url !== null && WEB.test(url) && !byUrl.has(url)) byUrl.set(url, { kind, url });
    }
    return [...byUrl.values()];
  }

  private add(kind: ResourceKind, href: string): void {
    if (href.length <= MAX_HREF && this.found.length < PAGE_LIMITS.resources) this.found.push({ kind, href });
  }
}

type Named = readonly [kind: ResourceKind, href: string | undefined];

/** What elements name, by their names. */
const TAKERS: Readonly<Record<string, (attributes: Attributes) => Named[]>> = {
  img: (attributes) => [['image', imageOf(attributes)]],
  script: ({ src }) => [['script', src]],
  link: (attributes) => [linked(attributes)],
  meta: ({ property, name, content }) =>
    PICTURE_META.test((property ?? name ?? '').trim().toLowerCase()) ? [['image', content]] : [],
  input: ({ type, src }) => (type?.trim().toLowerCase() === 'image' ? [['image', src]] : []),
  // Of a picture the sizes, of a video or a sound the formats.
  source: ({ src, srcset }) => [
    ['image', firstOfSet(srcset)],
    ['media', src],
  ],
  video: ({ src, poster }) => [
    ['image', poster],
    ['media', src],
  ],
  audio: ({ src }) => [['media', src]],
  track: ({ src }) => [['media', src]],
  embed: ({ src }) => [['media', src]],
  iframe: ({ src }) => [['media', src]],
  frame: ({ src }) => [['media', src]],
  object: ({ data }) => [['media', data]],
};

function imageOf(attributes: Attributes): string | undefined {
  return [
    attributes['src'],
    firstOfSet(attributes['srcset']),
    attributes['data-src'],
    firstOfSet(attributes['data-srcset']),
  ].find(isWritten);
}

/** A link element; an alternative stylesheet that nobody has chosen is not loaded. */
function linked({ href, rel, as }: Attributes): Named {
  const words = wordsOf(rel);
  if (words.includes('stylesheet')) return ['style', words.includes('alternate') ? undefined : href];
  if (words.some((word) => ICONS.has(word))) return ['image', href];
  if (words.includes('modulepreload')) return ['script', href];
  const kind = words.includes('preload') ? OF_PRELOAD[as?.trim().toLowerCase() ?? ''] : undefined;
  return kind ? [kind, href] : ['style', undefined];
}

/** Whether an address is written, and no picture within the page. */
function isWritten(href: string | undefined): href is string {
  return href !== undefined && href.trim() !== '' && !/^\s*(?:data|blob):/i.test(href);
}

/** Candidates are separated by commas, of which an address may have some within; white space ends it. */
function firstOfSet(srcset: string | undefined): string | undefined {
  return srcset
    ?.slice(0, 2 * MAX_HREF)
    .replace(/^[\s,]+/, '')
    .split(/\s/, 1)[0]
    ?.replace(/,+$/, '');
}

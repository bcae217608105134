import type { SnippetFields, SnippetVariant, TwitterCard } from '../../contracts/snippets/snippets';
import { parseUrl } from '../../contracts/validation/parse-url';
import { pastedAddress } from '../../contracts/validation/pasted-address';
import { unicodeHost } from '../markets/unicode-host';
import { cutToCharacters } from '../text/cut-text';

export const NETWORKS = ['x', 'facebook', 'linkedin', 'slack', 'whatsapp'] as const;
export type Network = (typeof NETWORKS)[number];

export interface NetworkRule {
  name: string;
  /** Which tags are read, the first that says something. */
  tags: readonly ('twitter' | 'og' | 'page')[];
  /** Characters up to which it usually shows [A]; 0 where it shows none. */
  title: number;
  description: number;
}

/** What each network takes of a page. The lengths are assumptions of ours [A]: they differ by device and change often. */
export const NETWORK_RULES: Readonly<Record<Network, NetworkRule>> = {
  x: { name: 'X', tags: ['twitter', 'og'], title: 70, description: 200 },
  facebook: { name: 'Facebook', tags: ['og', 'page'], title: 65, description: 155 },
  linkedin: { name: 'LinkedIn', tags: ['og', 'page'], title: 70, description: 0 },
  slack: { name: 'Slack', tags: ['og', 'page'], title: 70, description: 200 },
  whatsapp: { name: 'WhatsApp', tags: ['og', 'page'], title: 65, description: 155 },
};

/** Sizes of pictures in pixels, and of their files in bytes. */
export const CARD_SIZES = {
  ratio: 1.91,
  large: { width: 600, height: 315 },
  best: { width: 1_200, height: 630 },
  summary: { width: 144, height: 144 },
  bytes: 5 * 1024 * 1024,
} as const;
/** Beyond this part of its ratio a picture visibly loses an edge. */
const RATIO_TOLERANCE = 0.05;

export interface SocialText {
  text: string;
  /** The tag that it comes from; empty where there is none. */
  from: string;
  /** As it shows. */
  shown: string;
}

export interface SocialCard {
  network: Network;
  title: SocialText;
  description: SocialText;
  /** The address of its picture, and the tag that names it. */
  image: string;
  imageFrom: string;
  /** How large the picture shows. */
  layout: 'large' | 'summary';
  domain: string;
  siteName: string;
}

export interface ImageFacts {
  width: number;
  height: number;
  bytes: number;
}

type Source = readonly [tag: string, text: string];

/** What a network shows of a link to the page. */
export function socialCard(network: Network, fields: SnippetFields, variant: SnippetVariant): SocialCard {
  const rule = NETWORK_RULES[network];
  const sources = (twitter: Source, og: Source, page?: Source): Source =>
    rule.tags
      .map((tag) => ({ twitter, og, page })[tag])
      .find((source) => source !== undefined && source[1].trim() !== '') ?? ['', ''];
  const title = sources(
    ['twitter:title', fields.twitterTitle],
    ['og:title', fields.ogTitle],
    ['title', variant.title],
  );
  const description = sources(
    ['twitter:description', fields.twitterDescription],
    ['og:description', fields.ogDescription],
    ['description', variant.description],
  );
  const [imageFrom, image] = sources(['twitter:image', fields.twitterImage], ['og:image', fields.ogImage]);
  return {
    network,
    title: shownIn(title, rule.title),
    description: shownIn(description, rule.description),
    image: pastedAddress(image),
    imageFrom,
    layout: network === 'x' && fields.twitterCard !== 'summary_large_image' ? 'summary' : 'large',
    domain: domainOf(fields.url),
    siteName: fields.siteName.trim() || domainOf(fields.url),
  };
}

/** What is wrong with a picture for a card, each as a sentence; nothing for one that fits. */
export function imageProblems({ width, height, bytes }: ImageFacts, layout: SocialCard['layout']): string[] {
  const { large, best, summary, ratio } = CARD_SIZES;
  const problems: string[] = [];
  if (bytes > CARD_SIZES.bytes) problems.push('It is larger than 5 MB.');
  if (layout === 'summary') {
    if (width < summary.width || height < summary.height) {
      problems.push(
        `It has ${size(width, height)} px; a small card needs ${size(summary.width, summary.height)}.`,
      );
    }
    return problems;
  }
  if (width < large.width || height < large.height) {
    problems.push(`It has ${size(width, height)} px; a large card needs ${size(large.width, large.height)}.`);
  } else if (width < best.width || height < best.height) {
    problems.push(
      `It has ${size(width, height)} px; ${size(best.width, best.height)} is sharp on every screen.`,
    );
  }
  const own = width / height;
  if (Math.abs(own / ratio - 1) > RATIO_TOLERANCE) {
    const edges = own > ratio ? 'left and right' : 'top and bottom';
    problems.push(`Its ratio is ${own.toFixed(2)}:1 instead of 1.91:1: ${edges} are cut off.`);
  }
  return problems;
}

/** The host of an address as networks show it. */
export function domainOf(address: string): string {
  return unicodeHost(parseUrl(address)?.hostname.replace(/^www\./, '') ?? '');
}

/** The card that X shows, as the tag names it; what says nothing is a small one. */
export function twitterCardOf(value: string | undefined): TwitterCard {
  const card = value?.trim().toLowerCase();
  return card === 'summary' || card === 'summary_large_image' ? card : '';
}

function shownIn([from, text]: Source, most: number): SocialText {
  return { from, text, shown: most === 0 ? '' : cutToCharacters(text.trim(), most) };
}

function size(width: number, height: number): string {
  return `${width} × ${height}`;
}

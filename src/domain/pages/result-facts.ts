import type { PageFacts } from '../../contracts/pages/page-facts';
import type { AddressResolver } from './addresses';
import type { HeadFacts } from './head-facts';

/** What search results and networks show of a page. */
export interface ResultFacts extends Pick<PageFacts, 'title' | 'description' | 'canonical' | 'openGraph'> {
  /** The text of the first one that says something. */
  h1: string | null;
  jsonLd: string[];
  /** Whole addresses; empty where the page names none. */
  ogImage: string;
  twitterImage: string;
  icon: string | null;
}

/** The facts of a head, with its addresses resolved, beside what the body says. */
export function resultFacts(
  head: HeadFacts,
  addresses: AddressResolver,
  body: Pick<ResultFacts, 'h1' | 'jsonLd'>,
): ResultFacts {
  const { title, description, openGraph, canonical } = head.facts(addresses);
  const address = (property: string) => addresses.resolve(openGraph[property] ?? '') ?? '';
  return {
    ...{ title, description, canonical, openGraph, ...body },
    ogImage: openGraph['og:image'] ? address('og:image') : '',
    twitterImage: openGraph['twitter:image'] ? address('twitter:image') : '',
    icon: head.icon(addresses),
  };
}

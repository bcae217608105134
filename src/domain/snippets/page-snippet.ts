import { SNIPPET_LIMITS, type SnippetPage } from '../../contracts/snippets/snippets';
import type { ResultFacts } from '../pages/result-facts';
import { twitterCardOf } from './social';
import { structuredFacts } from './structured-facts';

/** Of all JSON-LD of a page: no site says more of one result. */
const MAX_JSON_LD = 512 * 1024;

/** What a page says of itself, as the form takes it. */
export function pageSnippet(url: string, facts: ResultFacts): SnippetPage {
  const { openGraph, jsonLd } = facts;
  const { title, description, text, address, breadcrumb, number } = SNIPPET_LIMITS;
  const structured = structuredFacts(jsonLd.filter(({ length }) => length <= MAX_JSON_LD));
  const said = (property: string, most: number) => (openGraph[property] ?? '').slice(0, most);
  return {
    url: url.slice(0, address),
    title: (facts.title ?? '').slice(0, title),
    description: (facts.description ?? '').slice(0, description),
    h1: (facts.h1 ?? '').slice(0, title),
    siteName: said('og:site_name', text),
    breadcrumb: structured.breadcrumb.slice(0, breadcrumb),
    date: structured.date,
    rating: structured.rating.slice(0, number),
    reviews: structured.reviews.slice(0, number),
    price: structured.price.slice(0, number),
    ogTitle: said('og:title', title),
    ogDescription: said('og:description', description),
    ogImage: facts.ogImage.slice(0, address),
    twitterCard: twitterCardOf(openGraph['twitter:card']),
    twitterTitle: said('twitter:title', title),
    twitterDescription: said('twitter:description', description),
    twitterImage: facts.twitterImage.slice(0, address),
    icon: (facts.icon ?? '').slice(0, address),
  };
}

import type { SnippetFields } from '../../contracts/snippets/snippets';

/** A form in which nothing is written yet. */
export function emptySnippet(): SnippetFields {
  return {
    url: '',
    siteName: '',
    breadcrumb: '',
    h1: '',
    date: '',
    rating: '',
    reviews: '',
    price: '',
    ogTitle: '',
    ogDescription: '',
    ogImage: '',
    twitterTitle: '',
    twitterDescription: '',
    twitterImage: '',
    keywords: '',
    twitterCard: '',
    variants: [{ title: '', description: '' }],
  };
}

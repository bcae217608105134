import type { SnippetFields } from '@contracts/snippets/snippets';
import { emptySnippet } from '@domain/snippets/empty-snippet';

/** A page whose title is too long, with a second one that fits, to try the tool with. */
export function sampleSnippet(): SnippetFields {
  return {
    ...emptySnippet(),
    url: 'https://www.shoely.example/running-shoes/wide-feet',
    siteName: 'Shoely',
    h1: 'Running shoes for wide feet',
    date: '2026-11-21',
    rating: '4.6',
    reviews: '128',
    price: 'from €89',
    keywords: 'running shoes, wide feet',
    ogTitle: 'The 12 running shoes that wide feet love',
    ogDescription:
      'We ran 1,400 miles in 40 pairs. These twelve leave room for your toes and keep their grip.',
    twitterCard: 'summary_large_image',
    variants: [
      {
        title: 'Running Shoes for Wide Feet: The 12 Best Wide Running Shoes of 2026 [Tested] | Shoely',
        description:
          'Looking for running shoes for wide feet? We ran 1,400 miles in 40 pairs and found twelve that leave room for your toes, keep their grip in the rain and last longer than a season.',
      },
      {
        title: 'Running shoes for wide feet: 12 pairs, tested | Shoely',
        description:
          'We ran 1,400 miles in 40 pairs. These twelve running shoes leave room for wide feet and keep their grip.',
      },
    ],
  };
}

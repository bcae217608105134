import type { WatchComparison, WatchDifference, WatchVersion } from '../../contracts/watches/watch-content';
import { WATCH_MASKS } from '../../contracts/watches/watch-content';
import { compareVersions } from './compare-versions';
import { readWatchedPage } from './read-watched-page';

/** A watch that nobody has to add: its two versions, and what differs between them. */
export interface SampleWatch {
  id: string;
  name: string;
  url: string;
  before: WatchVersion;
  after: WatchVersion;
  difference: WatchDifference;
}

interface SamplePage {
  title: string;
  robots?: string;
  body: string;
  jsonLd?: string;
}

const COMPARISON: WatchComparison = { masks: [...WATCH_MASKS], rules: [], slots: [], preset: 'everything' };

const GUIDE = (year: number, tip: string): SamplePage => ({
  title: `How to descale a kettle (${year} guide)`,
  body: `<h1>How to descale a kettle</h1>
    <p>Limescale makes a kettle slow and loud. Vinegar or citric acid removes it in half an hour.</p>
    <h2>What you need</h2>
    <ul><li>Citric acid, 2 tablespoons</li><li>Water, 1 liter</li><li>A soft cloth</li></ul>
    <h2>How often</h2>
    <p>${tip}</p>
    <p class="byline">Updated 5 days ago · 1,204 views</p>`,
});

const PRODUCT = (price: string, stock: string): SamplePage => ({
  title: 'Acme Trail 3 running shoe | Acme',
  body: `<h1>Acme Trail 3</h1><p class="price">$${price}</p><p class="stock">${stock}</p>
    <p>A light shoe for long runs on gravel and forest paths, with a sole that lasts 800 km.</p>
    <h2>Details</h2><table><tr><th>Weight</th><td>268 g</td></tr><tr><th>Drop</th><td>6 mm</td></tr></table>`,
  jsonLd: `{"@context":"https://schema.org","@type":"Product","name":"Acme Trail 3",
    "offers":{"@type":"Offer","price":"${price}","priceCurrency":"USD","availability":"https://schema.org/InStock"}}`,
});

const LANDING = (robots: string): SamplePage => ({
  title: 'Running shoes for beginners',
  robots,
  body: `<h1>Running shoes for beginners</h1>
    <p>A first pair should fit well and cost little. These are the five that we would buy again.</p>
    <ol><li>Acme Trail 3</li><li>Boreal Start</li><li>Corso One</li><li>Dune Easy</li><li>Elan Go</li></ol>`,
});

const SAMPLES: readonly { id: string; name: string; url: string; before: SamplePage; after: SamplePage }[] = [
  {
    id: 'sample-title',
    ...{ name: 'A competitor’s guide', url: 'https://tea.example/descale-a-kettle' },
    before: GUIDE(2026, 'Once a month in areas of hard water, twice a year elsewhere.'),
    after: GUIDE(2027, 'Every two weeks in areas of hard water, twice a year elsewhere.'),
  },
  {
    id: 'sample-price',
    ...{ name: 'Trail 3 at the maker’s shop', url: 'https://acme.example/trail-3' },
    before: PRODUCT('129.95', 'In stock'),
    after: PRODUCT('109.95', 'Only 3 left in stock'),
  },
  {
    id: 'sample-noindex',
    ...{ name: 'Our landing page', url: 'https://shoes.example/beginners' },
    before: LANDING('index, follow'),
    after: LANDING('noindex, follow'),
  },
];

/** Three watches with a title, a price and a noindex change, made by the functions that watch real pages. */
export function sampleWatches(): SampleWatch[] {
  return SAMPLES.map(({ id, name, url, ...pages }) => {
    const [before, after] = [read(url, pages.before), read(url, pages.after)];
    return { id, name, url, before, after, difference: compareVersions(before, after, COMPARISON) };
  });
}

function read(url: string, { title, robots = 'index, follow', body, jsonLd }: SamplePage): WatchVersion {
  const script = jsonLd === undefined ? '' : `<script type="application/ld+json">${jsonLd}</script>`;
  const head = `<title>${title}</title><meta name="robots" content="${robots}"><link rel="canonical" href="${url}">`;
  return readWatchedPage({
    ...{
      url,
      status: 200,
      headers: { 'content-type': 'text/html' },
      redirects: [],
      robotsTxtVerdict: 'allowed',
    },
    html: `<!doctype html><html lang="en"><head>${head}${script}</head><body><main>${body}</main></body></html>`,
    scope: { part: 'main', selectors: [], excluded: [] },
    unmatched: 'refuse',
  });
}

import type { PageModel } from './page-model';
import { paragraphsOf } from './languages';
import { hexOf, oneOf, type Random, shuffled, someOf, wholeBetween } from './random';

/** What a system adds to one answer: texts for places of the page, and what is done to the HTML or the fetch. */
export interface Noise {
  /** HTML for the place of that name. */
  top: string;
  meta: string;
  middle: string;
  related: string;
  bottom: string;
  head: string;
  footer: string;
  items: (items: string[]) => string[];
  html: (html: string) => string;
}

export const QUIET: Noise = {
  ...{ top: '', meta: '', middle: '', related: '', bottom: '', head: '', footer: '' },
  items: (items) => items,
  html: (html) => html,
};

/** What a fetch is the how-manieth of, and by which page. */
export interface Moment {
  page: PageModel;
  random: Random;
  /** Counts fetches from 0. */
  fetch: number;
}

const filled = (pattern: string, n: number | string) => pattern.replaceAll('{n}', String(n));
const pad = (n: number) => String(n).padStart(2, '0');
const uuid = (random: Random) => [8, 4, 4, 4, 12].map((length) => hexOf(random, length)).join('-');
/** Texts that stand for others' pages: the last ones of the declaration, which no page of the generator is made of. */
const pool = ({ page }: Moment) => paragraphsOf(page.phrases).slice(0, 14);

/** By kind, what is not the author's; of a kind's places all are used. */
export const NOISES: Readonly<Record<string, (moment: Moment) => Partial<Noise>>> = {
  'relative time': ({ page, random }) => ({
    meta: `<p class="byline">Redaktion · ${filled(oneOf(random, page.phrases.ago), wholeBetween(random, 2, 58))}</p>`,
  }),
  'clock time': ({ random }) => ({
    top: `<div class="clock">${pad(wholeBetween(random, 0, 23))}:${pad(wholeBetween(random, 0, 59))}:${pad(wholeBetween(random, 0, 59))}</div>`,
  }),
  views: ({ page, random, fetch }) => ({
    meta: `<span class="stats">${filled(page.phrases.views, (1000 + fetch * 37 + wholeBetween(random, 1, 30)).toLocaleString('en'))}</span>`,
  }),
  comments: ({ page, fetch }) => ({
    bottom: `<div class="comments-title">${filled(page.phrases.comments, 12 + fetch)}</div>`,
  }),
  'people viewing': ({ page, random }) => ({
    meta: `<div class="urgency">${filled(page.phrases.viewing, wholeBetween(random, 2, 90))}</div>`,
  }),
  'hex token': ({ random }) => ({ bottom: `<p class="ref">Request ID: ${hexOf(random, 32)}</p>` }),
  'uuid token': ({ random }) => ({ bottom: `<p>Session ${uuid(random)}</p>` }),
  'generation time': ({ page, random }) => ({
    bottom: `<div>${filled(page.phrases.generated, wholeBetween(random, 100, 999))}</div>`,
  }),
  advertisement: (moment) => ({
    middle: `<div class="ad-slot" id="ad-${wholeBetween(moment.random, 1, 9)}"><p>${oneOf(moment.random, pool(moment))}</p></div>`,
  }),
  'rotating line': (moment) => ({
    top: `<p class="tip">${oneOf(moment.random, pool(moment)).slice(0, 70)}</p>`,
  }),
  'rotating list': (moment) => ({
    related: `<div class="more"><h3>${moment.page.phrases.related}</h3><ul>${someOf(
      moment.random,
      pool(moment),
      3,
    )
      .map((text, at) => `<li><a href="/r/${at}">${text.slice(0, 60)}</a></li>`)
      .join('')}</ul></div>`,
  }),
  reordering: ({ random }) => ({ items: (items) => shuffled(random, items) }),
  'form fields': ({ random }) => ({
    bottom: `<form><input type="hidden" name="csrf" value="${hexOf(random, 40)}"><input name="q" value="${hexOf(random, 8)}"></form>`,
    head: `<meta name="csrf-token" content="${hexOf(random, 40)}">`,
  }),
  'scripts and assets': ({ random }) => ({
    head: `<link rel="stylesheet" href="/app.css?v=${hexOf(random, 8)}"><script>window.__t=${Math.floor(random() * 1e9)};</script><style>.a${hexOf(random, 4)}{color:red}</style>`,
  }),
  'cookie banner': ({ random }) => ({
    bottom:
      random() < 0.5
        ? '<div id="cookie-consent" role="dialog"><p>We value your privacy and use cookies.</p><button>Accept all</button></div>'
        : '',
  }),
  'white space': ({ random }) => ({
    html: (html) =>
      html
        .replaceAll('</p>', () => oneOf(random, ['</p>', ' </p>', '\n\n</p>', '&nbsp;</p>']))
        .replaceAll('<p>', () => oneOf(random, ['<p>', '<p>\n   ', '<p>&#8203;', '<p>&shy;'])),
  }),
  'class names': ({ random }) => ({
    html: (html) =>
      html.replaceAll('<p>', () => `<p class="css-${hexOf(random, 6)}" data-v-${hexOf(random, 6)}>`),
  }),
  'source comments': ({ random }) => ({
    bottom: `<!-- cached ${wholeBetween(random, 1, 999)} s ago, ${hexOf(random, 12)} -->`,
    html: (html) =>
      `${html}\n<!-- served by web-${wholeBetween(random, 1, 20)} in ${wholeBetween(random, 5, 900)} ms -->`,
  }),
  'around the content': ({ random }) => ({
    footer: `<p>Build ${wholeBetween(random, 1000, 9999)}, ${wholeBetween(random, 3, 300)} online</p>`,
  }),
  'ways to write': ({ random }) => ({
    html: (html) => {
      const body = html.indexOf('<body');
      const text = html
        .slice(body)
        .replace(/>[^<]+</g, (run) => (random() < 0.5 ? run.normalize('NFD') : run));
      return html.slice(0, body) + text.replaceAll("'", () => oneOf(random, ["'", '&#39;', '&apos;']));
    },
  }),
  'once and gone': ({ fetch }) => ({
    middle: fetch === 4 ? '<p>This week only: the whole shop is on holiday.</p>' : '',
  }),
  'counters of structured data': ({ fetch }) => ({
    head: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"CreativeWork","commentCount":${fetch + 3},"interactionStatistic":{"@type":"InteractionCounter","userInteractionCount":${1000 + fetch * 11}}}</script>`,
  }),
  'picture addresses': ({ random }) => ({
    head: `<meta property="og:image" content="https://cdn.example/p.jpg?sig=${hexOf(random, 32)}">`,
  }),
};

/** Several kinds at one moment; texts of one place stand behind each other, always in the same order. */
export function noiseAt(kinds: readonly string[], moment: Moment): Noise {
  const noise = { ...QUIET };
  for (const kind of kinds) {
    const { items, html, ...texts } = NOISES[kind]?.(moment) ?? {};
    for (const [place, text] of Object.entries(texts)) noise[place as 'top'] += text;
    if (items) noise.items = items;
    if (html) {
      const { html: before } = noise;
      noise.html = (source) => html(before(source));
    }
  }
  return noise;
}

import type { ReadingPageDetail } from '../../../src/contracts/readings/readings';
import {
  type Opportunity,
  plantAcronyms,
  Planting,
  plantOpportunities,
  plantPresentLinks,
  type Trap,
} from './plant-links';
import { plantTraps } from './plant-traps';
import { SeededRandom } from './random';
import { type Answer, readAnswers } from './read-answers';
import { type DraftPage, draftTopics, htmlOf, linkTo, ORIGIN, type TopicOfSite, wordsOf } from './site-pages';

export interface PlantedSite {
  /** As a reading of the site has them. */
  pages: ReadingPageDetail[];
  opportunities: Opportunity[];
  traps: Trap[];
  /** Patterns of what its owner wants to be left alone. */
  excludes: string[];
}

/**
 * A site in ten languages of which is known which sentences could link where, and which could not: read as the product reads
 * sites. Addresses of opportunities and traps are whole.
 */
export function plantedSite(seed: number): PlantedSite {
  const random = new SeededRandom(seed);
  const planting = new Planting(random);
  const topics = draftTopics(random);
  for (const topic of topics) plantPresentLinks(topic, planting);
  for (const topic of topics) plantAcronyms(topic, planting);
  plantOpportunities(topics, planting);
  plantTraps(topics, planting);
  return {
    pages: readAnswers(answersOf(topics)),
    opportunities: planting.opportunities.map((planted) => ({
      ...planted,
      source: `${ORIGIN}${planted.source}`,
      target: `${ORIGIN}${planted.target}`,
    })),
    traps: planting.traps.map((trap) => ({ ...trap, source: `${ORIGIN}${trap.source}` })),
    excludes: ['/en/shop/*'],
  };
}

function answersOf(topics: readonly TopicOfSite[]): Answer[] {
  const nav = topics.map(({ language, name }) => `<a href="${hubPath(language, name)}">${name}</a>`).join('');
  const frame = { nav, footer: `<p>Planted Press, Main Street 1</p>` };
  const hubs = topics.map((topic) => hubAnswer(topic, frame));
  const start = `<!doctype html><html lang="en"><head><title>Planted Press</title></head><body><nav>${nav}</nav><main><h1>Planted Press</h1><p>Welcome to all who read and write here.</p></main></body></html>`;
  const pages = topics.flatMap(({ pages: own, blocked }) => [
    ...own.map((page) => answerOf(page, frame)),
    ...blocked.map((page) => answerOf(page, frame, own[0])),
  ]);
  return [{ path: '/', status: 200, html: start }, ...hubs, ...pages];
}

const hubPath = (language: string, name: string) => `/${language}/${name}/`;

/** The page that lists a topic, but for its orphans. */
function hubAnswer({ language, name, pages }: TopicOfSite, frame: { nav: string; footer: string }): Answer {
  const items = pages
    .filter((_, at) => at % 5 !== 4)
    .map((page) => `<li>${linkTo(page, page.words.h1)}</li>`);
  const title = `${name} | ${wordsOf(language).site}`;
  const html = `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body><nav>${frame.nav}</nav><main><h1>${name}</h1><ul>${items.join('')}</ul></main><footer>${frame.footer}</footer></body></html>`;
  return { path: hubPath(language, name), status: 200, html };
}

/** @param leadsTo where canonical addresses and redirects of the blocked lead */
function answerOf(page: DraftPage, frame: { nav: string; footer: string }, leadsTo?: DraftPage): Answer {
  const elsewhere = leadsTo?.path ?? '/';
  const heads: Partial<Record<string, string>> = {
    noindex: '<meta name="robots" content="noindex">',
    canonical: `<link rel="canonical" href="${elsewhere}">`,
    refresh: `<meta http-equiv="refresh" content="0; url=${elsewhere}">`,
  };
  const html = htmlOf({ ...page, head: heads[page.blocked ?? ''] ?? '' }, frame);
  if (page.blocked === 'moved') return { path: page.path, status: 301, html: '', movedTo: elsewhere };
  return { path: page.path, status: page.blocked === 'gone' ? 404 : 200, html };
}

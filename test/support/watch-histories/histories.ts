import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WatchedSite } from '../watched-site';
import { CHANGES } from './changes';
import { FAILURES } from './failures';
import { NOISES, noiseAt } from './noise';
import { pageModel, type PageModel } from './page-model';
import { type Random, randomOf, someOf, wholeBetween } from './random';
import { render } from './render';

/** The life of one watched page: what its systems add to each answer, and what an author or a failure does to it once. */
export interface History {
  seed: number;
  noises: string[];
  change: string | null;
  failure: string | null;
}

/** A history that a site acts out. */
export interface Acted {
  history: History;
  /** As its author left it. */
  page: PageModel;
  /** The address to watch, which leads to the page. */
  address: string;
  act: () => void;
  /** What failed answers again. */
  recover: () => void;
}

const HTML = 'text/html; charset=utf-8';

/** All kinds of noise, change and failure, each so many times. */
export function histories(each: { noise: number; change: number; failure: number }, from = 1): History[] {
  let seed = from;
  const make = (kinds: string[], count: number, of: (kind: string, random: Random) => Partial<History>) =>
    kinds.flatMap((kind) =>
      Array.from({ length: count }, (): History => {
        const random = randomOf((seed += 7919));
        const noises = someOf(random, Object.keys(NOISES), wholeBetween(random, 1, 4));
        return { seed, noises, change: null, failure: null, ...of(kind, random) };
      }),
    );
  return [
    ...make(Object.keys(NOISES), each.noise, (kind, random) => ({
      noises: [...new Set([kind, ...someOf(random, Object.keys(NOISES), 2)])],
    })),
    ...make(Object.keys(CHANGES), each.change, (change) => ({ change })),
    ...make(Object.keys(FAILURES), each.failure, (failure) => ({ failure })),
  ];
}

/** Puts a page on the site, with another noise at each fetch, and what is to happen to it. */
export function actOut(history: History, site: WatchedSite): Acted {
  const random = randomOf(history.seed);
  const home = `${site.origin}/${history.seed}`;
  const change = history.change === null ? undefined : CHANGES[history.change];
  let page = pageModel(random, home);
  while (change?.only && !change.only.includes(page.kind)) page = pageModel(random, home);
  const acted: Acted = { history, page, address: `${home}/watched`, act: () => {}, recover: () => {} };
  const failure = history.failure === null ? undefined : FAILURES[history.failure];
  let isFailing = false;
  let fetch = 0;
  const answer = (_: IncomingMessage, response: ServerResponse) => {
    if (isFailing && failure) {
      const { status = 0, headers, html } = failure.answer ?? {};
      if (status === 0) response.destroy();
      else response.writeHead(status, { 'content-type': HTML, ...headers }).end(html);
      return;
    }
    const html = render(acted.page, noiseAt(history.noises, { page: acted.page, random, fetch: fetch++ }));
    response.writeHead(200, { 'content-type': HTML, ...acted.page.headers }).end(html);
  };
  const publish = () => {
    site.set(pathOf(acted.page.finalUrl), answer);
    const stops = [acted.address, ...acted.page.hops, acted.page.finalUrl];
    stops.slice(0, -1).forEach((stop, at) => {
      site.set(pathOf(stop), redirectTo(stops[at + 1] ?? acted.page.finalUrl));
    });
  };
  publish();
  acted.act = () => {
    if (change) acted.page = { ...acted.page, ...change.apply(acted.page, random) };
    isFailing = failure !== undefined;
    publish();
  };
  acted.recover = () => {
    isFailing = false;
  };
  return acted;
}

const pathOf = (url: string) => new URL(url).pathname;
const redirectTo = (location: string) => (_: IncomingMessage, response: ServerResponse) => {
  response.writeHead(302, { location }).end();
};

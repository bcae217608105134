import type { Candidate } from './candidates';
import { candidatesOf, type LanguageLinks } from './language-candidates';
import type { PageIntake, TakenPage } from './page-intake';
import type { LanguageTexts } from './site-text';
import { TitleParts } from './titles';

/** A site as it was read, whatever is asked of it: pages that take part first, then others, each in the order of addresses. */
export interface SiteGround {
  pages: TakenPage[];
  /** By page, where its body links to, and where all of it does. */
  body: number[][];
  all: number[][];
  start: number | null;
  /** Pages are those of the site. */
  candidates: Candidate[];
}

export function siteGround(intake: PageIntake): SiteGround {
  const pages = intake.pages.toSorted(
    (a, b) => Number(a.language === null) - Number(b.language === null) || compare(a.url, b.url),
  );
  const urls = pages.map(({ url }) => url);
  const resolved = intake.targets.resolve(urls);
  const leadsTo = (from: number, links: Iterable<number>) => {
    const pagesLinked = new Set<number>();
    for (const link of links) pagesLinked.add(resolved[link] ?? -1);
    pagesLinked.delete(-1);
    pagesLinked.delete(from);
    return [...pagesLinked].sort((a, b) => a - b);
  };
  const body = pages.map((page, at) =>
    leadsTo(
      at,
      page.body.map(({ to }) => to),
    ),
  );
  const all = pages.map((page, at) => leadsTo(at, page.all));
  const titleParts = new TitleParts(
    pages.filter(({ language }) => language !== null).map(({ title }) => title),
  );
  const candidates = [...intake.languages.values()].flatMap((texts) => {
    texts.pages.sort((a, b) => compare(a.url, b.url));
    const places = placesOf(texts, urls);
    const links = languageLinks(texts, { pages, resolved, places });
    const found = candidatesOf(texts, titleParts, links);
    for (const candidate of found) {
      candidate.source = places[candidate.source] ?? -1;
      candidate.target = places[candidate.target] ?? -1;
    }
    return found;
  });
  return { pages, body, all, start: startOf(intake, urls), candidates };
}

/** The places of a language's pages among those of the site. */
function placesOf({ pages }: LanguageTexts, urls: readonly string[]): number[] {
  const places = new Map(urls.map((url, place) => [url, place]));
  return pages.map(({ url }) => places.get(url) ?? -1);
}

interface SiteLinks {
  pages: readonly TakenPage[];
  resolved: Int32Array;
  places: readonly number[];
}

function languageLinks(texts: LanguageTexts, { pages, resolved, places }: SiteLinks): LanguageLinks {
  const own = new Map(places.map((place, at) => [place, at]));
  const linked = places.map((place) => {
    const { body = [], listed } = pages[place] ?? {};
    const said = body.filter(({ to }) => !listed?.has(to));
    return new Set(said.flatMap(({ to }) => own.get(resolved[to] ?? -1) ?? []));
  });
  const anchors = texts.pages.flatMap((_, source) =>
    (pages[places[source] ?? -1]?.body ?? []).flatMap(({ to, anchor }) => {
      const target = own.get(resolved[to] ?? -1);
      return target === undefined || target === source || anchor === ''
        ? []
        : [{ text: anchor, target, source }];
    }),
  );
  return { anchors, isLinked: (source, target) => linked[source]?.has(target) ?? false };
}

function startOf(intake: PageIntake, urls: readonly string[]): number | null {
  const start = intake.startUrl();
  if (start === null) return null;
  const number = intake.targets.numberOf(start);
  const place = intake.targets.resolve(urls)[number] ?? -1;
  return place === -1 ? null : place;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

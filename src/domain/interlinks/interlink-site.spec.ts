import fc from 'fast-check';
import { type PlantedSite, plantedSite } from '../../../test/support/planted-links/planted-site';
import { readAnswers } from '../../../test/support/planted-links/read-answers';
import type {
  InterlinkDecision,
  InterlinkOptions,
  InterlinkResult,
} from '../../contracts/interlinks/interlinks';
import type { ReadingPageDetail } from '../../contracts/readings/readings';
import { anchorOf } from './anchor';
import { InterlinkSite } from './interlink-site';

const OPTIONS: InterlinkOptions = { includes: [], excludes: [], targets: [], priority: [], perPage: 5 };
const planted: PlantedSite = plantedSite(7);

function suggest(
  pages: readonly ReadingPageDetail[],
  options: Partial<InterlinkOptions> = {},
  decisions?: ReadonlyMap<string, InterlinkDecision>,
): InterlinkResult {
  const site = new InterlinkSite();
  for (const page of pages) site.add(page);
  return site.suggestions({ ...OPTIONS, ...options }, decisions);
}

function pagesOf(htmls: Record<string, string>): ReadingPageDetail[] {
  return readAnswers(
    Object.entries(htmls).map(([path, main]) => ({
      ...{ path, status: 200 },
      html: `<html lang="en"><title>${path.slice(1)}</title><main>${main}</main></html>`,
    })),
  );
}

const count = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown) => {
  const counts = new Map<unknown, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return Math.max(0, ...counts.values());
};

describe('on a planted site', () => {
  it('the order of pages is irrelevant', () => {
    const usual = suggest(planted.pages);
    const order = fc.shuffledSubarray(planted.pages, {
      minLength: planted.pages.length,
      maxLength: planted.pages.length,
    });
    fc.assert(
      fc.property(order, (pages) => expect(suggest(pages)).toEqual(usual)),
      { numRuns: 4 },
    );
  });

  it.each([1, 2, 5, 10])('no cap is passed with %i links a page', (perPage) => {
    const { suggestions, pages } = suggest(planted.pages, { perPage });
    expect(count(suggestions, ({ source }) => source)).toBeLessThanOrEqual(perPage);
    const most = Math.max(5, perPage, Math.ceil(pages.length * 0.03));
    expect(count(suggestions, ({ target }) => target)).toBeLessThanOrEqual(most);
    expect(count(suggestions, ({ source, target }) => `${source} ${target}`)).toBe(1);
    expect(count(suggestions, ({ source, block, offset }) => `${source} ${block} ${offset}`)).toBe(1);
    const text = (link: (typeof suggestions)[number]) =>
      `${link.target} ${link.sentence.slice(link.start, link.end).toLowerCase()}`;
    expect(count(suggestions, text)).toBeLessThanOrEqual(3);
  });

  it('every number adds up to the score, and every anchor is whole words of its sentence', () => {
    const { suggestions, pages } = suggest(planted.pages);
    expect(suggestions.length).toBeGreaterThan(100);
    for (const { reasons, sentence, start, end, blocked, target } of suggestions) {
      const { points, score, anchor, share, span, kindFactor, cosine, need } = reasons;
      expect(anchor).toBeCloseTo(share * span * kindFactor, 4);
      expect(Math.abs(points.anchor - 45 * anchor)).toBeLessThan(0.0051);
      expect(Math.abs(points.cosine - 45 * cosine)).toBeLessThan(0.0051);
      expect(Math.abs(points.need - 10 * need)).toBeLessThan(0.0051);
      expect(Math.round(score * 100)).toBe(
        Math.round(points.anchor * 100) + Math.round(points.cosine * 100) + Math.round(points.need * 100),
      );
      expect(score).toBeGreaterThanOrEqual(45);
      expect(anchor).toBeGreaterThanOrEqual(0.6);
      const language = pages[target]?.language;
      expect(anchorOf({ sentence, blocked, language }, { start, end })).toEqual({ start, end });
    }
  });

  it('every sentence stands where it is said to, outside of links', () => {
    const byUrl = new Map(planted.pages.map((page) => [page.url, page]));
    const { suggestions, pages } = suggest(planted.pages);
    for (const { source, target, block, offset, sentence } of suggestions) {
      const page = byUrl.get(pages[source]?.url ?? '');
      const stands = page?.text?.blocks[block];
      expect(stands?.text.slice(offset, offset + sentence.length)).toBe(sentence);
      expect(['text', 'item']).toContain(stands?.kind);
      const inside = (stands?.links ?? []).filter(
        ({ start, end }) => start < offset + sentence.length && end > offset,
      );
      expect(inside).toEqual([]);
      expect(page?.text?.bodyLinks.map(({ url }) => url)).not.toContain(pages[target]?.url);
    }
  });

  it('a page about something else changes no choice', () => {
    const [other] = pagesOf({ '/zzz': '<h1>Qwertz uiop</h1><p>Asdf ghjk lyxc vbnm.</p>' });
    const links = ({ pages, suggestions }: InterlinkResult) =>
      suggestions.map(({ id, target }) => `${id} ${pages[target]?.url}`).sort();
    expect(links(suggest([...planted.pages, other as ReadingPageDetail]))).toEqual(
      links(suggest(planted.pages)),
    );
  });

  it('ids are the same in a later reading, in which other sentences have changed', () => {
    const later = planted.pages.map((page, at) => {
      const fresh = { kind: 'text', level: 0, text: `Read anew ${at}.`, links: [], code: [] } as const;
      return page.text
        ? {
            ...page,
            text: { ...page.text, blocks: [{ ...fresh, links: [], code: [] }, ...page.text.blocks] },
          }
        : page;
    });
    const ids = (pages: readonly ReadingPageDetail[]) => suggest(pages).suggestions.map(({ id }) => id);
    expect(ids(later).sort()).toEqual(ids(planted.pages).sort());
    expect(ids(later)[0]).toMatch(/^[\da-f]{28}$/);
  });

  it('rejected links make room, and accepted ones stay', () => {
    const before = suggest(planted.pages, { perPage: 1 });
    const [first, second] = before.suggestions;
    if (!first || !second) throw new Error('Nothing was suggested.');
    const decisions = new Map<string, InterlinkDecision>([
      [first.id, 'rejected'],
      [second.id, 'accepted'],
    ]);
    const after = suggest(planted.pages, { perPage: 1 }, decisions);
    expect(after.suggestions.map(({ id }) => id)).not.toContain(first.id);
    expect(after.suggestions.map(({ id }) => id)).toContain(second.id);
    expect(after.rejected.map(({ id }) => id)).toEqual([first.id]);
  });

  it('includes, excludes, targets and priority are kept to', () => {
    const { suggestions, pages, left } = suggest(planted.pages, {
      includes: ['/en/*'],
      excludes: ['*/finance/*'],
      targets: ['planted.example/en/coffee/*'],
      priority: ['https://planted.example/en/coffee/latte-art#top'],
    });
    expect(suggestions.length).toBeGreaterThan(5);
    expect(pages.every(({ url }) => url.includes('/en/') && !url.includes('/finance/'))).toBe(true);
    expect(left.excluded).toBeGreaterThan(50);
    for (const { target, reasons } of suggestions) {
      expect(pages[target]?.url).toContain('/en/coffee/');
      if (pages[target]?.url.endsWith('latte-art')) expect(reasons.need).toBe(1);
    }
    expect(pages.filter(({ priority }) => priority)).toHaveLength(1);
  });

  it('inlinks, depth and orphans are those of the bodies and of all links', () => {
    const { pages, suggestions, left, ground } = suggest(planted.pages);
    expect(left).toMatchObject({
      noindex: 4,
      canonicalised: 4,
      redirected: 4,
      status: 4,
      'not-indexable': 4,
    });
    expect(pages[ground.start ?? -1]?.url).toBe('https://planted.example/');
    const orphan = pages.find(({ url }) => url.endsWith('/en/garden/cold-frames'));
    expect(orphan).toMatchObject({ orphan: true, inlinks: { before: 0 }, depth: { before: null } });
    const gained = suggestions.filter(({ target }) => target === orphan?.id).length;
    expect(orphan?.inlinks.after).toBe(gained);
    if (gained > 0) expect(orphan?.depth.after).toBe(3);
  });

  it('no page is an orphan where links of the site may not have been read', () => {
    const site = new InterlinkSite({ partial: true });
    for (const page of planted.pages) site.add(page);
    const { pages } = site.suggestions(OPTIONS);
    expect(pages.filter(({ orphan }) => orphan)).toEqual([]);
    expect(pages.find(({ url }) => url.endsWith('/en/garden/cold-frames'))?.inlinks.before).toBe(0);
  });
});

describe('what a hostile site has', () => {
  it('a sentence of 100 kB, thousands of blocks and equal titles end soon, and carry no link', () => {
    const long = `<p>${'kettle drum and steel wool with '.repeat(3_100)}</p>`;
    const blocks = '<p>A kettle drum is a kettle drum is a steel wool.</p>'.repeat(2_000);
    const htmls = Object.fromEntries(
      Array.from({ length: 1_500 }, (_, at) => [`/page-${at}`, '<h1>Kettle drum</h1><p>Steel wool.</p>']),
    );
    const pages = pagesOf({
      ...htmls,
      '/a': `<h1>Steel wool</h1>${long}`,
      '/b': `<h1>Kettles</h1>${blocks}`,
    });
    const { suggestions } = suggest(pages);
    expect(suggestions.every(({ sentence }) => sentence.length <= 2_000)).toBe(true);
    expect(count(suggestions, ({ source }) => source)).toBeLessThanOrEqual(5);
  });

  it.each(['', '<h1></h1>', '<p>…</p>', '<h1>404</h1><p>1 2 3</p>', `<p>${'a'.repeat(100_000)}</p>`])(
    'pages of %j are read',
    (main) => {
      expect(suggest(pagesOf({ '/a': main, '/b': main })).suggestions).toEqual([]);
    },
  );
});

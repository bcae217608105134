import type { InterlinkOptions } from '../../src/contracts/interlinks/interlinks';
import { SentenceEngine } from '../../src/core/meaning/sentence-engine';
import { InterlinkSite } from '../../src/domain/interlinks/interlink-site';
import { type PlantedSite, plantedSite } from '../support/planted-links/planted-site';
import { understood } from '../support/understood';

/** text-tools.md, 9: what is demanded on a planted site, and how much must be planted. */
const DEMANDED = { precision: 0.98, recall: 0.95, opportunities: 100, traps: 120 } as const;
const OPTIONS: InterlinkOptions = { includes: [], excludes: [], targets: [], priority: [], perPage: 10 };
const SEEDS = [1, 2, 3, 4];

function siteOf({ pages }: PlantedSite): InterlinkSite {
  const site = new InterlinkSite();
  for (const page of pages) site.add(page);
  return site;
}

function suggestionsFor({ excludes }: PlantedSite, site: InterlinkSite) {
  const result = site.suggestions({ ...OPTIONS, excludes });
  const urlOf = (id: number) => result.pages[id]?.url ?? '';
  return result.suggestions.map(({ source, target, sentence }) => ({
    ...{ source: urlOf(source), target: urlOf(target), sentence },
  }));
}

const keyOf = (link: { source: string; target: string; sentence: string }) => JSON.stringify(link);

/** The opportunities that are found, by their places. */
function rightOf({ opportunities }: PlantedSite, found: ReturnType<typeof suggestionsFor>): Set<number> {
  const planted = new Map(
    opportunities.flatMap(({ source, target, sentences }, at) =>
      sentences.map((sentence) => [keyOf({ source, target, sentence }), at] as const),
    ),
  );
  return new Set(found.flatMap((link) => planted.get(keyOf(link)) ?? []));
}

describe.each(SEEDS)('a planted site in ten languages (%i)', (seed) => {
  const site = plantedSite(seed);
  const found = suggestionsFor(site, siteOf(site));
  const right = rightOf(site, found);

  it('holds opportunities and traps enough', () => {
    expect(site.opportunities.length).toBeGreaterThanOrEqual(DEMANDED.opportunities);
    expect(site.traps.length).toBeGreaterThanOrEqual(DEMANDED.traps);
    expect(new Set(site.traps.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(30);
  });

  it('suggests what is there, and hardly anything else', () => {
    expect(right.size / found.length).toBeGreaterThanOrEqual(DEMANDED.precision);
    expect(right.size / site.opportunities.length).toBeGreaterThanOrEqual(DEMANDED.recall);
  });

  it('links nothing that must never be linked', () => {
    const meaning = new Set(['homonym', 'bio', 'part', 'scattered', 'generic', 'word', 'within']);
    const never = new Set(
      site.traps
        .filter(({ kind }) => !meaning.has(kind))
        .map(({ source, sentence }) => JSON.stringify([source, sentence])),
    );
    expect(found.filter(({ source, sentence }) => never.has(JSON.stringify([source, sentence])))).toEqual([]);
  });
});

describe('the same by meaning', () => {
  const engine = new SentenceEngine();
  afterAll(() => engine.close());

  it('keeps to what is right, in whatever sentences are about the page', async () => {
    const [seed = 1] = SEEDS;
    const site = plantedSite(seed);
    const planted = siteOf(site);
    const texts = planted.texts({ ...OPTIONS, excludes: site.excludes });
    planted.understand(await understood(engine, texts));
    const found = suggestionsFor(site, planted);
    const right = rightOf(site, found);
    expect(right.size / found.length).toBeGreaterThanOrEqual(DEMANDED.precision);
  }, 240_000);
});

import type { InterlinkOptions } from '../../src/contracts/interlinks/interlinks';
import { InterlinkSite } from '../../src/domain/interlinks/interlink-site';
import { type PlantedSite, plantedSite } from '../support/planted-links/planted-site';

/** text-tools.md, 9: what is demanded on a planted site. */
const PRECISION = 0.98;
const RECALL = 0.95;

const OPTIONS: InterlinkOptions = { includes: [], excludes: [], targets: [], priority: [], perPage: 10 };

function judged({ pages, opportunities, traps, excludes }: PlantedSite) {
  const site = new InterlinkSite();
  for (const page of pages) site.add(page);
  const result = site.suggestions({ ...OPTIONS, excludes });
  const planted = new Map(
    opportunities.flatMap(({ source, target, sentences }, at) =>
      sentences.map((sentence) => [`${source} ${target} ${sentence}`, at] as const),
    ),
  );
  const urlOf = (id: number) => result.pages[id]?.url ?? '';
  const found = result.suggestions.map((suggestion) => {
    const { source, target, sentence } = suggestion;
    return { suggestion, at: planted.get(`${urlOf(source)} ${urlOf(target)} ${sentence}`) };
  });
  const right = new Set(found.flatMap(({ at }) => at ?? []));
  console.log(
    'cos right',
    found
      .filter(({ at }) => at !== undefined)
      .map(({ suggestion }) => suggestion.reasons.cosine)
      .sort((a, b) => a - b)
      .slice(0, 40)
      .join(' '),
  );
  const missed = opportunities.filter((_, at) => !right.has(at));
  const wrong = found
    .filter(({ at }) => at === undefined)
    .map(({ suggestion }) => ({
      ...{
        source: urlOf(suggestion.source),
        target: urlOf(suggestion.target),
        sentence: suggestion.sentence,
      },
      trap: traps.find(
        ({ sentence, source }) => suggestion.sentence === sentence && source === urlOf(suggestion.source),
      )?.kind,
      reasons: suggestion.reasons,
    }));
  return { precision: right.size / found.length, recall: right.size / opportunities.length, wrong, missed };
}

it('x', () => {
  for (const seed of [1, 2, 3]) {
    const { precision, recall, wrong, missed } = judged(plantedSite(seed));
    console.log(
      precision,
      recall,
      wrong.map((w) => `${w.trap} ${w.reasons.cosine} ${w.reasons.phrase} | ${w.sentence}`).join('\n'),
      JSON.stringify(missed.slice(0, 40), null, 0),
    );
  }
});
void [PRECISION, RECALL];

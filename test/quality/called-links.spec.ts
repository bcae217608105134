import type { InterlinkOptions } from '../../src/contracts/interlinks/interlinks';
import { SentenceEngine } from '../../src/core/meaning/sentence-engine';
import { InterlinkSite } from '../../src/domain/interlinks/interlink-site';
import { readAnswers } from '../support/planted-links/read-answers';
import { understood } from '../support/understood';
import { CALLING_SITES, type CallingSite } from './links/called';

const OPTIONS: InterlinkOptions = { includes: [], excludes: [], targets: [], priority: [], perPage: 10 };
const engine = new SentenceEngine();

afterAll(() => engine.close());

/** Two pages with the sentences, each in a paragraph of its own, beside the pages that they may mean. */
function siteOf({ language, names, calls, uses }: CallingSite): InterlinkSite {
  const page = (path: string, h1: string, paragraphs: readonly string[]) => ({
    ...{ path, status: 200 },
    html: `<html lang="${language}"><title>${h1} | Stillwater</title><main><h1>${h1}</h1>${paragraphs
      .map((text) => `<p>${text}</p>`)
      .join('')}</main></html>`,
  });
  const sentences = (cases: readonly [string, string][]) => cases.map(([, sentence]) => sentence);
  const site = new InterlinkSite();
  for (const read of readAnswers([
    ...names.map((name, at) => page(`/p-${at}`, name, [`Xylo ${at} quartz, fjord ${at} gnome.`])),
    page('/p-calls', 'Zzyx Kwah', sentences(calls)),
    page('/p-uses', 'Qwop Vexo', sentences(uses)),
  ]))
    site.add(read);
  return site;
}

function suggestedIn(site: InterlinkSite): string[] {
  const { suggestions, pages } = site.suggestions(OPTIONS);
  return suggestions.map(({ target, sentence }) =>
    JSON.stringify([pages[target]?.title.replace(' | Stillwater', ''), sentence]),
  );
}

describe.each(Object.entries(CALLING_SITES))('about %s', (_, given) => {
  it.each(['words', 'meaning'])('finds every sentence that calls a page by its name, by %s', async (by) => {
    const site = siteOf(given);
    if (by === 'meaning') site.understand(await understood(engine, site.texts(OPTIONS)));
    const suggested = new Set(suggestedIn(site));
    expect(given.calls.filter((call) => !suggested.has(JSON.stringify(call)))).toEqual([]);
    expect(given.uses.filter((use) => suggested.has(JSON.stringify(use)))).toEqual([]);
  });
});

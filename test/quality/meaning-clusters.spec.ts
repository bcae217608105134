import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SentenceEngine } from '../../src/core/meaning/sentence-engine';
import { commonTermsOf, intentListsOf } from '../../src/domain/hub/keyword-intents';
import { makeHub, textsOfHub } from '../../src/domain/hub/make-hub';
import { SAMPLE_HUB } from '../../src/domain/hub/sample';
import { clusterByMeaning, textsOfMeaning } from '../../src/domain/keywords/cluster-by-meaning';
import { clusterKeywords } from '../../src/domain/keywords/cluster-keywords';
import { termsOfKeyword } from '../../src/domain/keywords/keyword-terms';
import { adjustedRandIndex } from '../support/agreement';
import { understood } from '../support/understood';

const LANGUAGES = ['en', 'de', 'es', 'ru'] as const;
type Language = (typeof LANGUAGES)[number];
/** The first half of the groups was looked at while the cuts were chosen, the other one only at the end. */
const HALVES = ['seen', 'held back'] as const;

/** Of each language the groups that one page would answer; every other one is held back. */
const GROUPS = LANGUAGES.flatMap((language) =>
  textsIn(language).map((texts, at) => ({ language, half: HALVES[at % 2], texts })),
);
type Group = (typeof GROUPS)[number];

function textsIn(name: string): string[][] {
  const file = readFileSync(join(__dirname, 'meaning', `${name}.txt`), 'utf8');
  return file
    .replace(/^#.*\n/, '')
    .trim()
    .split('\n\n')
    .map((group) => group.split('\n'));
}

const engine = new SentenceEngine();

afterAll(() => engine.close());

const keywordsOf = (groups: readonly Group[]) =>
  groups.flatMap(({ texts, language }) =>
    texts.map((text) => ({ text, volume: null, terms: termsOfKeyword(text, language) })),
  );
const commonOf = (languages: readonly Language[]) =>
  new Set(languages.flatMap((language) => [...commonTermsOf(intentListsOf(language), language)]));
const textsOf = (clusters: readonly { members: readonly { text: string }[] }[]) =>
  clusters.map(({ members }) => members.map(({ text }) => text));

async function agreement(groups: readonly Group[], languages: readonly Language[] = LANGUAGES) {
  const [keywords, common] = [keywordsOf(groups), commonOf(languages)];
  const vectors = await understood(engine, textsOfMeaning(keywords, common));
  const labelled = groups.map(({ texts }) => texts);
  return {
    meaning: adjustedRandIndex(textsOf(clusterByMeaning(keywords, common, vectors).balanced), labelled),
    words: adjustedRandIndex(textsOf(clusterKeywords(keywords, common).balanced), labelled),
  };
}

it('knows at least 400 keywords in 80 groups', () => {
  const texts = GROUPS.flatMap((group) => group.texts);
  expect(texts.length).toBeGreaterThanOrEqual(400);
  expect(GROUPS.length).toBeGreaterThanOrEqual(80);
  expect(new Set(texts).size).toBe(texts.length);
});

it('puts together what one page would answer, in all languages at once', async () => {
  const { meaning, words } = await agreement(GROUPS);
  expect(meaning).toBeGreaterThanOrEqual(0.87);
  expect(meaning).toBeGreaterThan(words + 0.2);
});

it.each(HALVES)('does so in the half of the groups that was %s', async (half) => {
  const { meaning } = await agreement(GROUPS.filter((group) => group.half === half));
  expect(meaning).toBeGreaterThanOrEqual(0.87);
});

it.each(LANGUAGES)('does so in each language alone: %s', async (language) => {
  const own = GROUPS.filter((group) => group.language === language);
  expect((await agreement(own, [language])).meaning).toBeGreaterThanOrEqual(0.85);
});

/** Where every group has near neighbours, all ways err more: by words 0.6. */
it('tells near neighbours apart better than words do', async () => {
  const texts = textsIn('near.en');
  const near = texts.map((group) => ({ language: 'en' as const, half: undefined, texts: group }));
  const { meaning, words } = await agreement(near, ['en']);
  expect(meaning).toBeGreaterThanOrEqual(0.67);
  expect(meaning).toBeGreaterThan(words);
});

it('makes the same of keywords in another order', async () => {
  const own = GROUPS.filter(({ language }) => language === 'de');
  const keywords = keywordsOf(own);
  const clusters = async (list: typeof keywords) => {
    const vectors = await understood(engine, textsOfMeaning(list));
    return textsOf(clusterByMeaning(list, new Set(), vectors).balanced);
  };
  const turned = keywords.toSorted((a, b) => (a.text.at(-1)! < b.text.at(-1)! ? -1 : 1)).toReversed();
  expect(await clusters(turned)).toEqual(await clusters(keywords));
});

it.each([
  ['keyword cannibalization', 'keyword cannibalisation seo'],
  ['backlink checker', 'check backlinks'],
  ['meta description length', 'how long should a meta description be'],
  ['рефинансирование ипотеки', 'рефинансировать ипотеку в другом банке'],
])('takes near twins as one group: %s, %s', async (one, other) => {
  const keywords = keywordsOf(GROUPS);
  const { balanced } = clusterByMeaning(
    keywords,
    commonOf(LANGUAGES),
    await understood(engine, textsOfMeaning(keywords, commonOf(LANGUAGES))),
  );
  expect(textsOf(balanced).find((texts) => texts.includes(one))).toContain(other);
});

it.each(['mistakes', 'tools compared', 'checklist for beginners'])(
  'puts keywords of a general word with their subjects, not together: %s',
  async (general) => {
    const subjects = ['keyword research', 'link building', 'internal linking', 'local seo', 'schema markup'];
    const own = subjects.map((subject) => `${subject} ${general}`);
    const keywords = [...textsIn('near.en').flat(), ...own].map((text) => ({
      ...{ text, volume: null },
      terms: termsOfKeyword(text, 'en'),
    }));
    const common = commonOf(['en']);
    const { balanced } = clusterByMeaning(
      keywords,
      common,
      await understood(engine, textsOfMeaning(keywords, common)),
    );
    const together = textsOf(balanced).map((group) => group.filter((text) => own.includes(text)).length);
    expect(Math.max(...together)).toBeLessThanOrEqual(2);
  },
);

/** To the model alone all keywords about espresso machines are one page. */
it('tells the pages of one subject apart', async () => {
  const task = { file: Buffer.from(SAMPLE_HUB.csv), seed: SAMPLE_HUB.seed, language: 'en', existing: [] };
  const { texts } = textsOfHub(task);
  const { ground, trees, result } = makeHub({ ...task, meaning: await understood(engine, texts) });
  expect(result).toMatchObject({ mode: 'meaning', keywords: 98 });
  const pageOf = (text: string) =>
    trees.balanced.nodes.find(({ keywords }) =>
      keywords.some((place) => ground.keywords[place]?.text === text),
    );
  const apart = ['espresso machine', 'espresso machine repair', 'espresso machine pump', 'espresso grinder'];
  expect(new Set(apart.map(pageOf)).size).toBe(apart.length);
  expect(pageOf('how to descale an espresso machine')).toBe(pageOf('espresso machine descaling solution'));
  expect(pageOf('espresso grind size')).toBe(pageOf('how fine to grind espresso'));
});

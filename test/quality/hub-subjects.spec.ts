import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SentenceEngine } from '../../src/core/meaning/sentence-engine';
import { walkOf } from '../../src/domain/hub/hub-tree';
import { makeHub, textsOfHub } from '../../src/domain/hub/make-hub';
import { adjustedRandIndex } from '../support/agreement';
import { understood } from '../support/understood';

const LANGUAGES = ['en', 'de', 'es', 'ru'] as const;
type Language = (typeof LANGUAGES)[number];

const engine = new SentenceEngine();

afterAll(() => engine.close());

/** A list about one subject: the seed, groups that one page would answer, and behind "!" what is foreign. */
function listOf(language: Language) {
  const file = readFileSync(join(__dirname, 'subjects', `${language}.txt`), 'utf8').trim();
  const [first = '', ...lines] = file.split('\n');
  const parts = lines.join('\n').split('\n\n');
  const foreign = (parts.pop() ?? '').split('\n').map((line) => line.slice(2));
  return { seed: first.slice(2), foreign, groups: parts.map((part) => part.split('\n')) };
}

async function hubOf(language: Language, turned = false) {
  const { seed, foreign, groups } = listOf(language);
  const texts = [...groups.flat(), ...foreign];
  const lines = turned ? texts.toReversed() : texts;
  const task = { file: Buffer.from(['Keyword', ...lines].join('\n')), seed, language, existing: [] };
  const meaning = await understood(engine, textsOfHub(task).texts);
  const { ground, trees } = makeHub({ ...task, meaning });
  const named = (places: readonly number[]) => places.map((place) => ground.keywords[place]?.text ?? '');
  const pages = trees.balanced.nodes
    .map(({ keywords }) => named(keywords))
    .filter(({ length }) => length > 0);
  const off = walkOf(trees.balanced).off.flatMap(({ keywords }) => named(keywords));
  return { pages, off, foreign, wanted: [...groups, ...foreign.map((text) => [text])] };
}

/** Within one subject all are alike, so that one page more or less is often a matter of taste. */
it.each(LANGUAGES)('makes pages of one subject much as a professional would: %s', async (language) => {
  const { pages, wanted } = await hubOf(language);
  expect(adjustedRandIndex(pages, wanted)).toBeGreaterThanOrEqual(0.35);
  // It was more than 70 in each list, three for each page that was wanted.
  expect(pages.length).toBeLessThanOrEqual(60);
});

it('makes the same pages of any order', async () => {
  const [one, other] = [await hubOf('ru'), await hubOf('ru', true)];
  expect(other).toMatchObject({ pages: one.pages, off: one.off });
});

it('calls off topic what is foreign, and a third of it at least', async () => {
  const hubs = await Promise.all(LANGUAGES.map((language) => hubOf(language)));
  const called = hubs.flatMap(({ off }) => off);
  const foreign = new Set(hubs.flatMap((hub) => hub.foreign));
  expect(called.filter((text) => !foreign.has(text))).toEqual([]);
  expect(called.length).toBeGreaterThanOrEqual(foreign.size / 3);
});

it('does not take one word of a seed of several for the seed', async () => {
  const file = ['air fryer', 'air fryer recipes', 'air fryer chips', 'best air fryer', 'air fryer cleaning'];
  const foreign = 'cheap air tickets to rome';
  const task = {
    ...{ file: Buffer.from([...file, foreign].join('\n')), seed: 'air fryer', language: 'en', existing: [] },
  };
  const { ground, trees } = makeHub({ ...task, meaning: await understood(engine, textsOfHub(task).texts) });
  const off = walkOf(trees.balanced).off.flatMap(({ keywords }) => keywords);
  expect(off.map((place) => ground.keywords[place]?.text)).toEqual([foreign]);
});

import { DEFAULT_SETTINGS } from '../../contracts/strategy/default-settings';
import { SCORE_PARTS, type StrategySettings } from '../../contracts/strategy/strategy';
import { evaluate } from './evaluate';
import { StrategyMaker, type StrategyTask } from './make-strategy';
import { samplePages, sampleTask } from './sample';

/** Of the sample's site, where it is read. */
function evaluated(task: StrategyTask, settings: Partial<StrategySettings> = {}) {
  const maker = new StrategyMaker(task);
  if (task.reading) for (const page of samplePages()) maker.addPage(page);
  const { ground, groupings } = maker.finish();
  return evaluate(ground, groupings.balanced, { ...DEFAULT_SETTINGS, ...settings });
}

describe('the score', () => {
  const { keywords, searchConsole, reading, language } = sampleTask();
  const kinds = { keywords, searchConsole, reading };

  it.each([
    [['keywords'], []],
    [['searchConsole'], ['cannibalisation']],
    [['keywords', 'searchConsole'], ['cannibalisation']],
    [['reading'], ['depth', 'structure', 'duplicates']],
    [['searchConsole', 'reading'], [...SCORE_PARTS]],
    [['keywords', 'reading'], [...SCORE_PARTS]],
    [['keywords', 'searchConsole', 'reading'], [...SCORE_PARTS]],
  ] as const)('of %j has the parts %j, whose sums are the score and 100', (given, expected) => {
    const task = { language, ...Object.fromEntries(given.map((kind) => [kind, kinds[kind]])) };
    const { summary } = evaluated(task);
    const known = summary.parts.filter(({ points }) => points !== null);
    expect(known.map(({ id }) => id)).toEqual(expected);
    const tenths = (of: (part: (typeof known)[number]) => number) =>
      known.reduce((sum, part) => sum + Math.round(10 * of(part)), 0);
    expect(summary.score).toBe(known.length > 0 ? tenths(({ points }) => points ?? 0) / 10 : null);
    expect(tenths(({ most }) => most)).toBe(known.length > 0 ? 1_000 : 0);
    for (const { points, most, good, judged } of known)
      expect(points).toBe(Math.round((10 * most * good) / judged) / 10);
  });

  it('scales the parts that are left by their weights', () => {
    const { summary } = evaluated({ language, reading });
    expect(summary.parts.map(({ id, most }) => [id, most])).toEqual([
      ['coverage', 0],
      ['cannibalisation', 0],
      ['intent', 0],
      ['depth', 42.9],
      ['structure', 42.8],
      ['duplicates', 14.3],
    ]);
  });

  it('says what each action wins: done, the score has so much more', () => {
    const before = evaluated({ language, keywords, reading }).summary;
    const after = evaluated({ language, keywords, reading }, { thinWords: 50 }).summary;
    const extend = before.actions.find(({ kind }) => kind === 'extend');
    const depth = (parts: typeof before.parts) => parts.find(({ id }) => id === 'depth')?.points ?? 0;
    expect(extend?.gain).toBeCloseTo(depth(after.parts) - depth(before.parts), 1);
  });
});

import type { LimitTime, ToolLimit } from '../../contracts/usage/limits';
import { gainOf } from './plan-changes';

const TOOL = 'schema-intelligence';
const so = (numberOfOperations: number, time: LimitTime): ToolLimit => ({ numberOfOperations, time });

it.each<[string, ToolLimit | undefined, ToolLimit | undefined, 'added' | 'more' | 'nothing']>([
  ['a tool that was not there', undefined, so(1, '30 days'), 'added'],
  ['a tool of which nothing was allowed', so(0, '1 day'), so(1, '1 day'), 'added'],
  ['more in the same window', so(2, '1 day'), so(3, '1 day'), 'more'],
  ['as many', so(2, '1 day'), so(2, '1 day'), 'nothing'],
  ['more a month, but fewer a day', so(2, '1 day'), so(50, '30 days'), 'nothing'],
  ['fewer at once, but more a month', so(50, '30 days'), so(2, '1 day'), 'more'],
  ['the same each day instead of once', so(5, 'lifetime'), so(1, '1 day'), 'more'],
  ['once instead of each day', so(1, '1 day'), so(500, 'lifetime'), 'nothing'],
  ['more of a lifetime', so(5, 'lifetime'), so(6, 'lifetime'), 'more'],
  ['a tool that it takes away', so(5, '1 day'), undefined, 'nothing'],
])('%s', (_, present, plan, gain) => {
  expect(gainOf({ [TOOL]: present }, { [TOOL]: plan }, [TOOL])).toEqual({
    added: gain === 'added' ? [TOOL] : [],
    more: gain === 'more' ? [TOOL] : [],
  });
});

it('counts pages under watch at a time, and tells nothing of tools that a user may not open', () => {
  const watch = (maxUrlToWatch: number, time: LimitTime) => ({
    'content-detection': { maxUrlToWatch, maxCheckPerUrl: 0, time },
    'intelligent-hub': so(9, '1 day'),
  });
  const gain = gainOf(watch(5, '1 day'), watch(20, '30 days'), ['content-detection']);
  expect(gain).toEqual({ added: [], more: ['content-detection'] });
  expect(gainOf({}, watch(1, '1 day'), ['content-detection']).added).toEqual(['content-detection']);
});

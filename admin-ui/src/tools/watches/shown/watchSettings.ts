import { WATCH_MASKS } from '@contracts/watches/watch-content';
import type { WatchSettings } from '@contracts/watches/watches';

const DAY_MINUTES = 24 * 60;

/** What a new watch begins with: once a day, or as often as the plan lets it be. */
export function usualSettings(intervals: readonly number[]): WatchSettings {
  const intervalMinutes = intervals.find((each) => each >= DAY_MINUTES) ?? intervals.at(-1) ?? DAY_MINUTES;
  return {
    name: '',
    tags: [],
    scope: { part: 'main', selectors: [], excluded: [] },
    rules: [],
    masks: [...WATCH_MASKS],
    preset: 'everything',
    intervalMinutes,
    notify: true,
    notifyFrom: 'info',
  };
}

/** Of all that is known of a watch what its owner sets, as it is sent. */
export function settingsOf(watch: WatchSettings): WatchSettings {
  const { name, tags, scope, rules, masks, preset, intervalMinutes, notify, notifyFrom } = watch;
  return { name, tags, scope, rules, masks, preset, intervalMinutes, notify, notifyFrom };
}

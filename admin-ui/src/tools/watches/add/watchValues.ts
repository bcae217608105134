import type { WatchSettings } from '@contracts/watches/watches';
import { usualSettings } from '../shown/watchSettings';

/** What the forms of watches hold: the settings, with lists as the lines that were typed, and what is watched. */
export interface WatchValues extends WatchSettings {
  /** Of one page. */
  url: string;
  /** Of several: an address a line, or a csv. */
  text: string;
}

export function newValues(intervals: readonly number[]): WatchValues {
  return { ...usualSettings(intervals), url: '', text: '' };
}

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

/** An address as it is typed has no scheme. */
export function wholeAddress(typed: string): string {
  const url = typed.trim();
  return url === '' || /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`;
}

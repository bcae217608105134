import type { WatchDifference, WatchVersion } from '../../contracts/watches/watch-content';

/** A watch that nobody has to add: its two versions, and what differs between them. */
export interface SampleWatch {
  id: string;
  name: string;
  url: string;
  before: WatchVersion;
  after: WatchVersion;
  difference: WatchDifference;
}

/** Three watches with a title, a price and a noindex change, made by the functions that watch real pages. */
export function sampleWatches(): SampleWatch[] {
  throw new Error('to come');
}

import { useIsPhone } from '../../../shared/list/useIsPhone';
import type { WatchListProps } from './watchListProps';
import { WatchCards } from './WatchCards';
import { WatchRows } from './WatchRows';

/** Watched pages, as wide as the screen is. */
export function WatchItems(props: WatchListProps) {
  return useIsPhone() ? <WatchCards {...props} /> : <WatchRows {...props} />;
}

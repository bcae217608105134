import type { WatchRow } from '@contracts/watches/watches';
import { useIsPhone } from '../../../shared/list/useIsPhone';
import type { ResultSort } from '../../../shared/result/ResultRows';
import type { WatchSelection } from './useWatchSelection';
import { WatchCards } from './WatchCards';
import { WatchRows } from './WatchRows';

export interface WatchListProps {
  watches: readonly WatchRow[];
  /** None where nothing can be done with them. */
  selection?: WatchSelection;
  sort?: ResultSort;
  onSort?: (sort: ResultSort) => void;
  /** The address that opens a watch. */
  linkTo: (id: string) => string;
}

/** Watched pages, as wide as the screen is. */
export function WatchItems(props: WatchListProps) {
  return useIsPhone() ? <WatchCards {...props} /> : <WatchRows {...props} />;
}

import type { WatchRow } from '@contracts/watches/watches';
import type { ResultSort } from '../../../shared/result/ResultRows';
import type { WatchSelection } from './useWatchSelection';

/** What a list of watched pages is given, however it looks. */
export interface WatchListProps {
  watches: readonly WatchRow[];
  /** None where nothing can be done with them. */
  selection?: WatchSelection;
  sort?: ResultSort;
  onSort?: (sort: ResultSort) => void;
  /** The address that opens a watch. */
  linkTo: (id: string) => string;
}

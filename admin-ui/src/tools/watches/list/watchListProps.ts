import type { WatchRow } from '@contracts/watches/watches';
import type { ResultSort } from '../../../shared/result/resultSort';
import type { RowSelection } from '../../../shared/list/useRowSelection';

/** What a list of watched pages is given, however it looks. */
export interface WatchListProps {
  watches: readonly WatchRow[];
  /** None where nothing can be done with them. */
  selection?: RowSelection;
  sort?: ResultSort;
  onSort?: (sort: ResultSort) => void;
  /** The address that opens a watch. */
  linkTo: (id: string) => string;
}

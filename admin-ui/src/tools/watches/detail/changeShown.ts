import type { WatchDiffView } from '@contracts/watches/watch-history';
import type { WatchView } from '@contracts/watches/watches';
import type { ResultStatesProps } from '../../../shared/result/ResultStates';

/** What tabs that show a change are given. */
export interface ChangeShown {
  watch: WatchView;
  query: ResultStatesProps<WatchDiffView>['query'];
  /** Whether there is a change to show, or may be one. */
  hasChange: boolean;
}

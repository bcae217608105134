import { lazyBody } from '../../shared/lazyBody';
import { ResultOutline } from '../../shared/result/ResultOutline';
import { usePageAddress } from '../../shared/usePageAddress';
import { WatchesPage } from './WatchesPage';

const WatchPage = lazyBody(() => import('./detail/WatchPage'), 'WatchPage', ResultOutline);

/** The watched pages, or one of them: which one is in the address. */
export function ContentDetectionPage() {
  const { get } = usePageAddress();
  const watch = get('watch');
  return watch === '' ? <WatchesPage /> : <WatchPage key={watch} id={watch} />;
}

import { lazyBody } from '../../shared/lazyBody';
import { ResultOutline } from '../../shared/result/ResultOutline';
import { usePageAddress } from '../../shared/usePageAddress';
import { LibraryPage } from './LibraryPage';

const ImportPage = lazyBody(() => import('./import/ImportPage'), 'ImportPage', ResultOutline);

/** One's own products, or the import of more: which one is in the address. */
export function ProductsPage() {
  const { get } = usePageAddress();
  return get('import') === '' ? <LibraryPage /> : <ImportPage />;
}

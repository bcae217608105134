import { DownloadButton } from '../../../shared/result/DownloadButton';
import { usePageAddress } from '../../../shared/usePageAddress';
import { useProducts } from '../useProducts';
import { LAST_CHANGED, productQuery } from './productQuery';
import { useExport } from './useExport';

/** Saves what the list's search and filters find as a csv. */
export function LibraryExport() {
  const { get } = usePageAddress();
  const query = productQuery(get);
  const { data } = useProducts(query);
  const { save, exporting } = useExport();
  const { sort = LAST_CHANGED, filter } = query;
  return (
    <DownloadButton
      label="Export"
      disabled={!data?.total}
      downloading={exporting}
      onDownload={() => save({ sort, filter })}
    />
  );
}

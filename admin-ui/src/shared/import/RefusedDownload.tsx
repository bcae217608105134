import type { RefusedRows } from '@contracts/csv/refused-rows';
import { DELIMITER_BYTES } from '@domain/csv/layout';
import { useNotify } from 'react-admin';
import { saveTable } from '../exportCsv';
import { DownloadButton } from '../result/DownloadButton';

interface RefusedDownloadProps {
  refused: RefusedRows;
  fileName: string;
}

/** The rows that can't be imported as a csv with the file's own columns, to be fixed and imported again. */
export function RefusedDownload({ refused: { columns, rows, delimiter }, fileName }: RefusedDownloadProps) {
  const notify = useNotify();
  if (rows.length === 0) return null;
  const save = () =>
    saveTable(
      fileName,
      [columns, ...rows],
      delimiter === 'none' ? undefined : DELIMITER_BYTES[delimiter],
    ).catch(() => notify('The rows could not be downloaded. Please try again.', { type: 'error' }));
  return <DownloadButton label="Download these rows" onDownload={() => void save()} />;
}

import DownloadIcon from '@mui/icons-material/GetApp';
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { useListExport } from './useListExport';

/** Exports the chosen rows. */
export function BulkExport() {
  const { selectedIds } = useListContext();
  const { start, busy, isPossible } = useListExport();
  if (!isPossible) return null;
  return (
    <Button size="small" startIcon={<DownloadIcon />} disabled={busy} onClick={() => void start(selectedIds)}>
      Export
    </Button>
  );
}

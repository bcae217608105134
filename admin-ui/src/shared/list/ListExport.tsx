import DownloadIcon from '@mui/icons-material/GetApp';
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { useListExport } from './useListExport';

/** Exports every record that the list's search and filters find. */
export function ListExport() {
  const { total } = useListContext();
  const { start, busy, isPossible } = useListExport();
  if (!total || !isPossible) return null;
  return (
    <Button variant="outlined" startIcon={<DownloadIcon />} disabled={busy} onClick={() => void start()}>
      Export
    </Button>
  );
}

import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { useListExport } from './useListExport';

/** Exports every record that the list's search and filters find; it has its place before they are there. */
export function ListExport() {
  const { total, isPending } = useListContext();
  const { start, busy, isPossible } = useListExport();
  if (!isPossible || (!isPending && !total)) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      disabled={busy || isPending}
      onClick={() => void start()}
    >
      Export
    </Button>
  );
}

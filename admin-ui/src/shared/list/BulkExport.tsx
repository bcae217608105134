import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { useListExport } from './useListExport';
import { useSelection } from './useSelection';

/** Ids that fit into an address. */
const MAX_NAMED = 400;

/** Exports the chosen rows. */
export function BulkExport() {
  const { selectedIds } = useListContext();
  const { start, busy, isPossible } = useListExport();
  const { isWhole } = useSelection();
  if (!isPossible || (!isWhole && selectedIds.length > MAX_NAMED)) return null;
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      disabled={busy}
      onClick={() => void start(isWhole ? undefined : selectedIds)}
    >
      Export
    </Button>
  );
}

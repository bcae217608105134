import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useNotify } from 'react-admin';
import { exportCsv } from '../exportCsv';
import { FLUSH } from '../../theme/measures';

interface NumbersDownloadProps {
  fileName: string;
  rowsOf: () => Parameters<typeof exportCsv>[1];
}

/** The numbers of a chart as a csv. */
export function NumbersDownload({ fileName, rowsOf }: NumbersDownloadProps) {
  const notify = useNotify();
  const save = () =>
    exportCsv(fileName, rowsOf()).catch(() =>
      notify('The numbers could not be downloaded. Please try again.', { type: 'error' }),
    );
  return (
    <Button size="small" sx={{ ml: FLUSH }} startIcon={<DownloadIcon />} onClick={() => void save()}>
      Numbers as CSV
    </Button>
  );
}

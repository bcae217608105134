import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';

interface DownloadButtonProps {
  label: string;
  /** Whether it is under way. */
  downloading?: boolean;
  onDownload: () => void;
}

export function DownloadButton({ label, downloading, onDownload }: DownloadButtonProps) {
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      loading={downloading}
      loadingPosition="start"
      onClick={onDownload}
    >
      {label}
    </Button>
  );
}

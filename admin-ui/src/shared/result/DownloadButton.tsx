import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';

interface DownloadButtonProps {
  label: string;
  /** There is nothing to save, or none is known of yet. */
  disabled?: boolean;
  /** Whether it is under way. */
  downloading?: boolean;
  onDownload: () => void;
}

export function DownloadButton({ label, disabled, downloading, onDownload }: DownloadButtonProps) {
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      disabled={disabled}
      loading={downloading}
      loadingPosition="start"
      onClick={onDownload}
    >
      {label}
    </Button>
  );
}

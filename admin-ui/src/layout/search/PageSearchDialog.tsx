import Dialog from '@mui/material/Dialog';
import { PageSearchBox } from './PageSearchBox';

interface PageSearchDialogProps {
  open: boolean;
  onClose: () => void;
}

export function PageSearchDialog({ open, onClose }: PageSearchDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: {
          'aria-label': 'Search pages',
          sx: {
            position: 'absolute',
            top: { xs: 0, sm: 64 },
            m: { xs: 1, sm: 4 },
            maxHeight: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 128px)' },
          },
        },
      }}
    >
      <PageSearchBox onDone={onClose} />
    </Dialog>
  );
}

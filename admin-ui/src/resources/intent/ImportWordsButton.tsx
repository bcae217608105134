import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyOverlay } from '../../shared/lazyOverlay';

const ImportWordsDialog = lazyOverlay(() => import('./ImportWordsDialog'), 'ImportWordsDialog');

export function ImportWordsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => setOpen(true)}>
        Import
      </Button>
      <ImportWordsDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

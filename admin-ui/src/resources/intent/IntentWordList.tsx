import { lazyNamed } from '../../shared/lazyNamed';
import { lazyListBody } from '../../shared/list/lazyListBody';
import { ListPage } from '../../shared/list/ListPage';
import { exportWords } from './exportWords';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyOverlay } from '../../shared/lazyOverlay';

const ImportWordsDialog = lazyOverlay(() => import('./ImportWordsDialog'), 'ImportWordsDialog');

function ImportWordsButton() {
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

const IntentWordListBody = lazyListBody(() => import('./IntentWordListBody'), 'IntentWordListBody');
const IntentWordDialog = lazyNamed(() => import('./IntentWordDialog'), 'IntentWordDialog');

export function IntentWordList() {
  return (
    <ListPage
      subtitle="Words that the Intent Finder offers. Auto fill picks the important ones in the file’s language."
      createLabel="New Word"
      actions={<ImportWordsButton />}
      sort={{ field: 'label', order: 'ASC' }}
      exporter={exportWords}
      dialog={IntentWordDialog}
    >
      <IntentWordListBody />
    </ListPage>
  );
}

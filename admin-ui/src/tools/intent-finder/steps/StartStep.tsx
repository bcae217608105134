import AutoFixHighIcon from '@mui/icons-material/AutoFixHighOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import type { IntentLists } from '@contracts/intent';
import Button from '@mui/material/Button';
import { useNotify } from 'react-admin';
import { apiFetch } from '../../../providers/apiClient';
import { saveBlob } from '../../../shared/saveBlob';
import { useAutoFill } from '../words/useAutoFill';
import { StepCard } from './StepCard';

const SAMPLE_FILE = 'sample-keywords.csv';

export function StartStep({ onFill }: { onFill: (lists: IntentLists) => number }) {
  const notify = useNotify();
  const { fill, filling } = useAutoFill(onFill);
  const downloadSample = async () => {
    try {
      const response = await apiFetch('/intent/sample-file', { headers: { Accept: 'text/csv' } });
      saveBlob(await response.blob(), SAMPLE_FILE);
    } catch {
      notify('The sample file could not be downloaded. Please try again.', {
        type: 'error',
      });
    }
  };
  return (
    <StepCard
      step={1}
      title="Get started"
      text="See how a keywords file looks, and start from the words that matter most."
      actions={
        <>
          <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void downloadSample()}>
            Download Sample File
          </Button>
          <Button
            variant="outlined"
            startIcon={<AutoFixHighIcon />}
            loading={filling}
            loadingPosition="start"
            onClick={() => void fill()}
          >
            Auto fill important words
          </Button>
        </>
      }
    />
  );
}

import AutoFixHighIcon from '@mui/icons-material/AutoFixHighOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import type { IntentLists } from '@contracts/intent/intent';
import Button from '@mui/material/Button';
import { useAutoFill } from './words/useAutoFill';
import { StepCard } from '../../shared/StepCard';
import { useSampleFile } from './useSampleFile';

export function StartStep({ onFill }: { onFill: (lists: IntentLists) => number }) {
  const { fill, filling } = useAutoFill(onFill);
  const downloadSample = useSampleFile();
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

import AutoFixHighIcon from '@mui/icons-material/AutoFixHighOutlined';
import type { IntentLists } from '@contracts/intent/intent';
import Button from '@mui/material/Button';
import { useAutoFill } from './words/useAutoFill';
import { DownloadButton } from '../../shared/result/DownloadButton';
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
          <DownloadButton label="Download Sample File" onDownload={() => void downloadSample()} />
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

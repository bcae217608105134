import AutoFixHighIcon from '@mui/icons-material/AutoFixHighOutlined';
import type { IntentLanguage } from '@contracts/intent/intent-languages';
import Button from '@mui/material/Button';
import { WordsLanguageSelect } from './language/WordsLanguageSelect';
import { DownloadButton } from '../../shared/result/DownloadButton';
import { StepCard } from '../../shared/StepCard';
import { SAMPLE_FILE_NAME } from '@domain/intent/sample-file';
import { useNotify } from 'react-admin';
import { apiFetch } from '../../providers/apiClient';
import { saveBlob } from '../../shared/saveBlob';

export interface StartStepProps {
  language: IntentLanguage;
  filling: boolean;
  onLanguage: (language: IntentLanguage) => void;
  onFill: () => void;
}

export function StartStep({ language, filling, onLanguage, onFill }: StartStepProps) {
  const downloadSample = useSampleFile();
  return (
    <StepCard
      step={1}
      title="Get started"
      text="See how a keywords file looks, and start from the words that matter most."
      actions={
        <>
          <DownloadButton label="Download Sample File" onDownload={() => void downloadSample()} />
          <WordsLanguageSelect language={language} onChoose={onLanguage} />
          <Button
            variant="outlined"
            startIcon={<AutoFixHighIcon />}
            loading={filling}
            loadingPosition="start"
            onClick={onFill}
          >
            Auto fill important words
          </Button>
        </>
      }
    />
  );
}

/** Downloads a keywords file that shows what one looks like. */
function useSampleFile(): () => Promise<void> {
  const notify = useNotify();
  return async () => {
    try {
      const response = await apiFetch('/intent/sample-file', { headers: { Accept: 'text/csv' } });
      saveBlob(await response.blob(), SAMPLE_FILE_NAME);
    } catch {
      notify('The sample file could not be downloaded. Please try again.', { type: 'error' });
    }
  };
}

import AutoFixHighIcon from '@mui/icons-material/AutoFixHighOutlined';
import type { IntentLanguage } from '@contracts/intent/intent-languages';
import Button from '@mui/material/Button';
import { WordsLanguageSelect } from './language/WordsLanguageSelect';
import { DownloadButton } from '../../shared/result/DownloadButton';
import { StepCard } from '../../shared/StepCard';
import { useSampleFile } from './useSampleFile';

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

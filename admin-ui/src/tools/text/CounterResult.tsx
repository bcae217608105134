import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { NO_COUNTS, type TextCounts } from '@domain/text/text-counter';
import { memo, useId } from 'react';
import { counted } from '../../shared/counted';
import { exportCsv } from '../../shared/exportCsv';
import { ResultBar } from '../../shared/result/ResultBar';
import { saveBlob } from '../../shared/saveBlob';
import type { AnalysisAnswer } from '../../shared/text/analysis.worker';
import { PhrasesPanel } from '../../shared/text/PhrasesPanel';
import type { TextFigures } from '../../shared/text/textFigures';
import { CountTiles } from './CountTiles';
import { csvRows, markdown } from './export';
import { figuresOf, wordsOf } from './figures';
import { GoalPanel } from './GoalPanel';
import { LanguagesPanel } from './LanguagesPanel';
import { PacePanel } from './PacePanel';
import { ReadabilityPanel } from './ReadabilityPanel';
import type { CounterSettings } from './settings';

export interface CounterResultProps {
  figures: TextFigures;
  settings: CounterSettings;
  onChange: (change: Partial<CounterSettings>) => void;
}

/** All that is told of the text: figures at once, the rest when the writing pauses. */
export function CounterResult({ figures, settings, onChange }: CounterResultProps) {
  const id = useId();
  const { counted: answer, analysed, isAnalysing, isTooLong } = figures;
  const counts = isTooLong ? NO_COUNTS : (answer?.counts ?? NO_COUNTS);
  const selection = isTooLong ? undefined : answer?.selection;
  const language = settings.language ?? analysed?.language;
  const result = analysed && { counts, analysed, settings };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 }}>
      <Card
        component="section"
        aria-labelledby={id}
        sx={{ p: { xs: 2, md: 3 }, position: { lg: 'sticky' }, top: { lg: 80 }, zIndex: 1 }}
      >
        <ResultBar
          exports={
            <Box sx={{ display: 'flex', gap: 1 }}>
              <Button
                size="small"
                startIcon={<DownloadIcon />}
                disabled={!result || isAnalysing}
                onClick={() => result && void exportCsv('word-count.csv', csvRows(result))}
              >
                CSV
              </Button>
              <Button
                size="small"
                startIcon={<DownloadIcon />}
                disabled={!result || isAnalysing}
                onClick={() =>
                  result && saveBlob(new Blob([markdown(result)], { type: 'text/markdown' }), 'word-count.md')
                }
              >
                Markdown
              </Button>
            </Box>
          }
        >
          <Typography variant="h2" id={id}>
            Counts
          </Typography>
        </ResultBar>
        <Box sx={{ mt: 1 }}>
          <CountTiles label="Counts of the text" figures={figuresOf(counts, settings, language)} />
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {noteOf(counts, selection, settings)}
        </Typography>
      </Card>
      <GoalPanel
        goal={settings.goal}
        reached={settings.goal.unit === 'words' ? wordsOf(counts, settings) : counts.characters}
        onChange={(goal) => onChange({ goal })}
      />
      {analysed ? (
        <Box aria-busy={isAnalysing}>
          <AnalysisPanels analysed={analysed} chosen={settings.language} onChange={onChange} />
        </Box>
      ) : null}
      <SteadyPacePanel settings={settings} onChange={onChange} />
    </Box>
  );
}

/** Not drawn again with each key, as the one below. */
const SteadyPacePanel = memo(PacePanel);

const AnalysisPanels = memo(function AnalysisPanels({
  analysed: { analysis, detected },
  chosen,
  onChange,
}: Pick<CounterResultProps, 'onChange'> & { analysed: AnalysisAnswer; chosen?: string }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <ReadabilityPanel analysis={analysis} />
      <LanguagesPanel detected={detected} chosen={chosen} onChoose={(language) => onChange({ language })} />
      <PhrasesPanel phrases={analysis.phrases} />
    </Box>
  );
});

function noteOf(counts: TextCounts, selection: TextCounts | undefined, settings: CounterSettings): string {
  if (counts.characters === 0)
    return 'Write or paste a text, or load a page or a file. It is counted immediately and stays in this browser.';
  if (!selection)
    return `${counted(counts.codePoints, 'code point')}, ${counted(counts.bytes, 'byte')}. Select a part to count it alone.`;
  const parts = [
    counted(wordsOf(selection, settings), 'word'),
    counted(selection.characters, 'character'),
    counted(selection.sentences, 'sentence'),
  ];
  return `Selected: ${parts.join(', ')}`;
}

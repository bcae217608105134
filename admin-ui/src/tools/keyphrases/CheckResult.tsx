import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { KEYPHRASE_MESSAGES } from '@contracts/keyphrases/keyphrase-messages';
import { memo, useState } from 'react';
import { exportCsv } from '../../shared/exportCsv';
import { ResultBar } from '../../shared/result/ResultBar';
import { ViewToggle } from '../../shared/result/ViewToggle';
import { saveBlob } from '../../shared/saveBlob';
import { PhrasesPanel } from '../../shared/text/PhrasesPanel';
import { csvRows, type ExportedCheck, markdown } from './export';
import { LocalPanel } from './LocalPanel';
import type { Range } from './markedText';
import { MarkedTextPanel } from './MarkedTextPanel';
import { PhrasePanel } from './PhrasePanel';
import type { CheckerSettings } from './settings';
import type { Checked } from './useTextCheck';
import { VerdictsPanel } from './VerdictsPanel';

export interface CheckResultProps {
  /** One text, or two that are compared. */
  results: readonly Checked[];
  settings: CheckerSettings;
  isChecking: boolean;
  onChange: (change: Partial<CheckerSettings>) => void;
}

const SIDES = { first: 'First text', second: 'Second text' } as const;

/** All that is told of the texts: the verdicts of both, and of one of them the places. Not drawn again with each key. */
export const CheckResult = memo(function CheckResult({
  results,
  settings,
  isChecking,
  onChange,
}: CheckResultProps) {
  // A place belongs to one check of one text: after the next one it is none.
  const [gone, setGone] = useState<{ to: Range; in: Checked; phrase: number }>();
  const shown = results[settings.side] ?? results[0];
  if (!shown) return null;
  const { check, request } = shown;
  const phrase = Math.min(settings.phrase, Math.max(0, check.phrases.length - 1));
  const chosen = check.phrases[phrase];
  const current = gone?.in === shown && gone.phrase === phrase ? gone.to : undefined;
  const go = (to: Range) => setGone({ to, in: shown, phrase });
  const isCompared = results.length > 1;
  return (
    <Box aria-busy={isChecking} sx={{ display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 }}>
      <VerdictsPanel
        checks={results.map((each) => each.check)}
        phrase={phrase}
        onChoose={(index) => onChange({ phrase: index })}
        actions={<Exports results={results} />}
      />
      {isCompared ? (
        <ViewToggle
          label="Text that is shown"
          views={SIDES}
          view={settings.side === 1 ? 'second' : 'first'}
          onChange={(view) => onChange({ side: view === 'second' ? 1 : 0 })}
        />
      ) : null}
      {request.wordForms && !check.wordForms ? (
        <Alert severity="info">{KEYPHRASE_MESSAGES.exactForms}</Alert>
      ) : null}
      {chosen ? (
        <>
          <PhrasePanel check={chosen} words={check.words} wordForms={check.wordForms} />
          <MarkedTextPanel
            text={request.text}
            matches={check.matches}
            phrase={phrase}
            phraseText={chosen.text}
            covered={chosen.covered}
            current={current}
            onGo={go}
          />
        </>
      ) : null}
      <LocalPanel text={request.text} check={check} phrase={chosen} onShow={go} />
      <PhrasesPanel phrases={check.frequent} />
    </Box>
  );
});

function Exports({ results }: Pick<CheckResultProps, 'results'>) {
  const exported = results.map(({ check, request }, index): ExportedCheck => ({
    name: results.length === 1 ? 'Text' : index === 0 ? SIDES.first : SIDES.second,
    text: request.text,
    check,
    isExact: request.wordForms && !check.wordForms,
  }));
  return (
    <ResultBar
      exports={
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            size="small"
            startIcon={<DownloadIcon />}
            onClick={() => void exportCsv('keyword-stuffing.csv', csvRows(exported))}
          >
            CSV
          </Button>
          <Button
            size="small"
            startIcon={<DownloadIcon />}
            onClick={() =>
              saveBlob(new Blob([markdown(exported)], { type: 'text/markdown' }), 'keyword-stuffing.md')
            }
          >
            Markdown
          </Button>
        </Box>
      }
    >
      <span />
    </ResultBar>
  );
}

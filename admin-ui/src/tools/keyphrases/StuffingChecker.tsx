import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { KEYPHRASE_MESSAGES } from '@contracts/keyphrases/keyphrase-messages';
import { MAX_KEYPHRASES, splitKeyphrases } from '@domain/keyphrases/phrase-list';
import { useEffect, useMemo, useRef, useState } from 'react';
import { EmptyState } from '../../shared/EmptyState';
import { Deferred } from '../../shared/Deferred';
import { lazyNamed } from '../../shared/lazyNamed';
import { logOperation } from '../../shared/logOperation';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { ResultStates } from '../../shared/result/ResultStates';
import { SideBySide } from '../../shared/SideBySide';
import { usePreload } from '../../shared/usePreload';
import { useKept } from '../../shared/text/useKept';
import { KeyphrasesCard } from './KeyphrasesCard';
import { SAMPLE_PHRASES, SAMPLE_TEXT } from './sample';
import { type CheckerSettings, TOOL, useCheckerSettings } from './settings';
import { TextSideCard } from './TextSideCard';
import { type CheckState, useTextCheck } from './useTextCheck';
import { type TextSide, useTextSide } from './useTextSide';

const CheckResult = lazyNamed(() => import('./CheckResult'), 'CheckResult');

/** Says of one text, or of two, whether phrases are used too little, well or too much, and where. */
export function StuffingChecker({ start }: { start: () => Worker }) {
  const { settings, set } = useCheckerSettings();
  const first = useTextSide(TOOL);
  const second = useTextSide(`${TOOL}.second`);
  const kept = useKept(`${TOOL}.phrases`);
  const [field, setField] = useState(kept.initial);
  const phrases = useMemo(() => splitKeyphrases(field), [field]);
  const given = useMemo(() => phrases.slice(0, MAX_KEYPHRASES), [phrases]);

  const firstCheck = useTextCheck(start, useRequest(first, given, settings));
  // Both are compared by the same phrases.
  const suggested = firstCheck.checked?.check;
  const compared = useMemo(
    () => (given.length === 0 && suggested?.isSuggested ? suggested.phrases.map(({ text }) => text) : given),
    [given, suggested],
  );
  const secondCheck = useTextCheck(
    start,
    useRequest(settings.compare ? second : undefined, compared, settings),
  );
  useUseLog(!first.isEmpty);
  usePreload(CheckResult);

  const write = (next: string) => {
    setField(next);
    kept.keep(next);
  };
  return (
    <>
      <PageHeader
        title="KW Stuffing Checker"
        subtitle="Whether a text uses its keyphrases too little, well or too much, and where exactly."
      />
      <PageBody>
        <SideBySide>
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 }}>
            <KeyphrasesCard
              field={field}
              count={phrases.length}
              settings={settings}
              detected={firstCheck.checked?.detected}
              onWrite={write}
              onChange={set}
            />
            <TextSideCard
              side={first}
              label={settings.compare ? 'First text' : 'Text'}
              isCompared={settings.compare}
              parameter="from"
              onSample={() => {
                if (!field.trim()) write(SAMPLE_PHRASES);
                first.load(SAMPLE_TEXT);
              }}
            />
            {settings.compare ? (
              <TextSideCard side={second} label="Second text" isCompared parameter="from2" />
            ) : null}
          </Box>
          <Results {...{ first, second, firstCheck, secondCheck, settings }} onChange={set} />
        </SideBySide>
      </PageBody>
    </>
  );
}

/** What is to be checked of a text; the same object until something of it changes. */
function useRequest(side: TextSide | undefined, phrases: readonly string[], settings: CheckerSettings) {
  const { text = '', page, isCheckable = false } = side ?? {};
  const { wordForms, anyOrder, language } = settings;
  return useMemo(
    () => (isCheckable ? { text, page, phrases, wordForms, anyOrder, language } : undefined),
    [isCheckable, text, page, phrases, wordForms, anyOrder, language],
  );
}

/** One visit is one use, however much is written. */
function useUseLog(isUsed: boolean): void {
  const isLogged = useRef(false);
  useEffect(() => {
    if (!isUsed || isLogged.current) return;
    isLogged.current = true;
    logOperation('KW Stuffing Checker');
  }, [isUsed]);
}

interface ResultsProps {
  first: TextSide;
  second: TextSide;
  firstCheck: CheckState;
  secondCheck: CheckState;
  settings: CheckerSettings;
  onChange: (change: Partial<CheckerSettings>) => void;
}

function Results({ first, second, firstCheck, secondCheck, settings, onChange }: ResultsProps) {
  const checks = settings.compare ? [firstCheck, secondCheck] : [firstCheck];
  const [one, other] = [firstCheck.checked, settings.compare ? secondCheck.checked : undefined];
  const results = useMemo(() => [one, other].filter((checked) => checked !== undefined), [one, other]);
  const failed = checks.find((check) => check.failed);
  const isChecking = checks.some((check) => check.isChecking);
  const isOne = settings.compare && !isChecking && results.length === 1;
  const isNothing = !first.isCheckable && !(settings.compare && second.isCheckable);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
      {failed ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={failed.retry}>
              Try again
            </Button>
          }
        >
          {KEYPHRASE_MESSAGES.failed}
        </Alert>
      ) : null}
      {isOne ? (
        <Alert severity="warning">
          {KEYPHRASE_MESSAGES.onlyOne(firstCheck.checked ? 'first' : 'second')}
        </Alert>
      ) : null}
      {results.length > 0 ? (
        <Deferred fallback={<States />}>
          <CheckResult results={results} settings={settings} isChecking={isChecking} onChange={onChange} />
        </Deferred>
      ) : failed ? null : (
        <States isNothing={isNothing} />
      )}
    </Box>
  );
}

/** What stands in the place of results: that there is no text, or that it is being checked. */
function States({ isNothing = false }) {
  return (
    <Card sx={{ px: { xs: 2, md: 3 }, py: 1 }}>
      <ResultStates
        query={{ data: isNothing ? null : undefined, error: null, refetch: () => undefined }}
        isEmpty={() => true}
        empty={<EmptyState title="No text yet" text={KEYPHRASE_MESSAGES.bringText} />}
        loading={{ label: 'Checking the text', heights: [40, 120, 200] }}
      >
        {() => null}
      </ResultStates>
    </Card>
  );
}

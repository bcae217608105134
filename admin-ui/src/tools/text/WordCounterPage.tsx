import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useUser } from '../../session/useSession';
import { SampleButton } from '../../shared/form/SampleButton';
import { lazyBody } from '../../shared/lazyBody';
import { logOperation } from '../../shared/logOperation';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { ResultOutline } from '../../shared/result/ResultOutline';
import { SideBySide } from '../../shared/SideBySide';
import { putAwayBut } from '../../shared/text/recentTexts';
import { putText } from '../../shared/text/putText';
import { TextEditor } from '../../shared/text/TextEditor';
import { TextInputCard } from '../../shared/text/TextInputCard';
import { useKept } from '../../shared/text/useKept';
import { useReplacing } from '../../shared/text/useReplacing';
import { useTextFigures } from '../../shared/text/useTextFigures';
import { type CounterSettings, keepSettings, readSettings } from './settings';

/** A text to try the tool with. */
const SAMPLE_TEXT = `A good pair of running shoes lasts about 500 miles. After that, the foam in the midsole no longer springs back, and your knees begin to notice. Most runners replace their running shoes too late, because the upper still looks new.

How do you choose running shoes? Begin with your feet. Dr. Alvarez, who has fitted runners for twenty years, asks three questions: how far do you run each week, on what kind of ground, and what hurt last time? The answers matter more than the brand on the box, more than the color, and far more than whatever the fastest person in your club happens to be wearing this season.

Road shoes are light and smooth. Trail shoes have deep lugs, a firm plate and a tougher upper. A running shop lets you try both on a treadmill. Go in the afternoon, when your feet are a little larger, and leave a thumb's width in front of the longest toe.`;

const CounterResult = lazyBody(() => import('./CounterResult'), 'CounterResult', ResultOutline);

const putAwayOf = putAwayBut(SAMPLE_TEXT);

/** Counts a text while it is written. */
export function WordCounterPage() {
  const { id: user } = useUser();
  const field = useRef<HTMLTextAreaElement>(null);
  const isLogged = useRef(false);
  const [settings, setSettings] = useState(() => readSettings(user));
  const kept = useKept('word-counter', putAwayOf);
  const [hasText, setHasText] = useState(kept.initial !== '');
  const { update, ...figures } = useTextFigures(settings.language);

  const refresh = () => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    update(value, selectionEnd > selectionStart ? value.slice(selectionStart, selectionEnd) : undefined);
    setHasText(value !== '');
    return value;
  };
  const change = () => {
    const text = refresh();
    kept.keep(text);
    // One visit is one use, however much is written.
    if (text && !isLogged.current) logOperation('Word Counter');
    isLogged.current ||= text !== '';
  };
  const putAway = (text: string) => putAwayOf(user, text);
  const replace = useReplacing({
    current: () => ({ text: field.current?.value ?? '' }),
    put: ({ text }) => {
      // The page may be left when Undo is pressed.
      if (!field.current) return kept.keep(text);
      putText(field.current, text);
      change();
    },
    onReplaced: putAway,
  });
  const load = (text: string) => replace({ text });
  const set = useCallback((changed: Partial<CounterSettings>) => {
    setSettings((before) => ({ ...before, ...changed }));
  }, []);
  useEffect(() => keepSettings(user, settings), [user, settings]);
  const { initial } = kept;
  useEffect(() => {
    if (initial) update(initial);
  }, [initial, update]);

  const problem = figures.failed
    ? TEXT_MESSAGES.counterFailed
    : figures.isTooLong
      ? TEXT_MESSAGES.tooLong
      : undefined;
  return (
    <>
      <PageHeader
        title="Word Counter"
        subtitle="How long a text is, how long it takes to read, how easy it is to read and which phrases dominate it."
      />
      <PageBody>
        <SideBySide>
          <Box sx={{ minWidth: 0, position: { lg: 'sticky' }, top: { lg: 80 } }}>
            <TextInputCard
              onLoad={load}
              actions={
                hasText ? (
                  <Button size="small" onClick={() => load('')}>
                    Clear
                  </Button>
                ) : (
                  <SampleButton onTry={() => load(SAMPLE_TEXT)} />
                )
              }
            >
              <TextEditor
                label="Text"
                placeholder={TEXT_MESSAGES.nothing}
                initial={initial}
                field={field}
                onReplaced={putAway}
                onChange={change}
                onSelect={refresh}
              />
              {problem ? (
                <Alert severity="error" sx={{ mt: 1 }}>
                  {problem}
                </Alert>
              ) : null}
              {kept.isKept ? null : (
                <Alert severity="warning" sx={{ mt: 1 }}>
                  {TEXT_MESSAGES.inputNotKept}
                </Alert>
              )}
            </TextInputCard>
          </Box>
          <CounterResult figures={figures} settings={settings} onChange={set} />
        </SideBySide>
      </PageBody>
    </>
  );
}

import { INTENT_LIST_FIELDS } from '@contracts/intent/intent';
import {
  DEFAULT_INTENT_LANGUAGE,
  type IntentLanguage,
  isIntentLanguage,
} from '@contracts/intent/intent-languages';
import { useEffect, useMemo, useState } from 'react';
import type { useIntentForm } from '../useIntentForm';
import { useAutoFill } from '../words/useAutoFill';
import type { LanguageAnswer, LanguageRequest } from './language.worker';
import { startLanguageWorker } from './startLanguageWorker';

const FIELDS = Object.values(INTENT_LIST_FIELDS);

type Form = Pick<ReturnType<typeof useIntentForm>, 'file' | 'lists' | 'languages' | 'fill'>;

/** Which language's words are filled in, the file's unless another is chosen, and whether those that are there fit. */
export function useWordsLanguage({ file, lists, languages: filled, fill: onFill }: Form) {
  const [chosen, setChosen] = useState<IntentLanguage>();
  const { fill, filling } = useAutoFill(onFill);
  const ofFile = useLanguageOf(file);
  // Of words that were filled in it is known; of others it may be told once there are enough of them.
  const others = useMemo(
    () => (file && filled.length === 0 ? FIELDS.flatMap((field) => lists[field]).join('\n') : ''),
    [file, filled, lists],
  );
  const ofOthers = useLanguageOf(others || undefined);
  const languages = filled.length > 0 ? filled : ofOthers ? [ofOthers] : [];
  return {
    language: chosen ?? (isIntentLanguage(ofFile) ? ofFile : (filled.at(-1) ?? DEFAULT_INTENT_LANGUAGE)),
    choose: setChosen,
    filling,
    fill: (language: IntentLanguage, instead: boolean) => {
      if (instead) setChosen(undefined);
      void fill({ language, instead });
    },
    /** Of the file's keywords and of the words, as far as either can be told. */
    ofFile,
    ofWords: languages,
    /** Keywords are guessed by their wording in English, and beside Cohort's own words: who chooses others means these alone. */
    canGuess: filled.includes('en') && (ofFile ?? 'en') === 'en',
  };
}

interface Told {
  of: LanguageRequest;
  language: LanguageAnswer;
}

/** The language of a file's keywords or of words, told in a thread; undefined until then, and where it cannot be told. */
function useLanguageOf(request: LanguageRequest | undefined): LanguageAnswer {
  const [told, setTold] = useState<Told>();

  useEffect(() => {
    if (request === undefined) return undefined;
    const worker = startLanguageWorker();
    worker.onmessage = ({ data }: MessageEvent<LanguageAnswer>) => {
      setTold({ of: request, language: data });
      worker.terminate();
    };
    worker.postMessage(request);
    return () => worker.terminate();
  }, [request]);

  return told && told.of === request ? told.language : undefined;
}

import { type IntentWordImport, MAX_WORDS_FILE_BYTES } from '@contracts/intent/intent';
import { INTENT_MESSAGES } from '@contracts/intent/intent-messages';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { messageOf } from '../../providers/apiClient';
import { apiUpload } from '../../providers/apiUpload';
import { csvProblem } from '../../shared/file/csvProblem';

/** Uploads a csv of words and holds what came of it. */
export function useImportWords() {
  const refresh = useRefresh();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [outcome, setOutcome] = useState<IntentWordImport>();
  const [importing, setImporting] = useState(false);

  const choose = (chosen: File | undefined) => {
    const found = chosen ? csvProblem(chosen, MAX_WORDS_FILE_BYTES, INTENT_MESSAGES.importTooLarge) : null;
    setFile(found ? undefined : chosen);
    setProblem(found ?? undefined);
  };
  const reset = () => {
    choose(undefined);
    setOutcome(undefined);
  };
  const start = async () => {
    if (!file) return;
    setImporting(true);
    setProblem(undefined);
    try {
      const form = new FormData();
      form.append('file', file, file.name);
      setOutcome(await apiUpload<IntentWordImport>('/intent-words/import', form));
      refresh();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setImporting(false);
    }
  };
  return { file, problem, outcome, importing, choose, start, reset };
}

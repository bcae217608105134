import type { IntentWordImport } from '@contracts/intent/intent';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { messageOf } from '../../providers/apiClient';
import { apiUpload } from '../../providers/apiUpload';

/** Uploads a csv of words and holds what came of it. */
export function useImportWords() {
  const refresh = useRefresh();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [outcome, setOutcome] = useState<IntentWordImport>();
  const [importing, setImporting] = useState(false);

  const choose = (chosen: File | undefined, found?: string) => {
    setFile(chosen);
    setProblem(found);
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

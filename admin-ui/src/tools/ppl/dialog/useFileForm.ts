import type { PplFileView } from '@contracts/ppl/ppl';
import { PPL_MESSAGES } from '@contracts/ppl/ppl-messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { ApiError } from '../../../providers/apiClient';
import type { UploadProgress } from '../../../providers/apiUpload';
import { PPL_KEY, saveFile } from '../pplApi';
import { isRefusal } from './isRefusal';
import { useChosenFile } from './useChosenFile';

type Fields = Pick<PplFileView, 'name' | 'isPro' | 'tags'>;

const NOTHING: Fields = { name: '', isPro: false, tags: [] };

/** What is entered of a new file, or of one that is there, until it is saved. */
export function useFileForm(stored: PplFileView | undefined, onSaved: () => void) {
  const notify = useNotify();
  const queries = useQueryClient();
  const before: Fields = stored ?? NOTHING;
  const [fields, setFields] = useState(before);
  const { chosen, choose, readAs } = useChosenFile();
  const told = chosen.preview?.reading;
  const [progress, setProgress] = useState<UploadProgress>();
  const [nameProblem, setNameProblem] = useState<string>();
  const upload = useRef<AbortController>(undefined);
  useEffect(() => () => upload.current?.abort(), []);

  const save = async () => {
    const { signal } = (upload.current = new AbortController());
    setProgress({ sent: 0, total: chosen.file?.size ?? 0 });
    try {
      const entered = { ...fields, file: chosen.file, reading: chosen.reading };
      await saveFile(entered, stored?.id, { signal, onProgress: setProgress });
      notify(stored ? PPL_MESSAGES.updated : PPL_MESSAGES.created, { type: 'success' });
      onSaved();
      await queries.invalidateQueries({ queryKey: [PPL_KEY] });
    } catch (error) {
      if (signal.aborted) return;
      setProgress(undefined);
      if (error instanceof ApiError) setNameProblem(error.errors?.name);
      notify(isRefusal(error) ? error.message : PPL_MESSAGES.saveFailed, { type: 'error' });
    }
  };

  return {
    fields,
    chosen,
    choose,
    readAs,
    progress,
    nameProblem,
    isDirty: chosen.file !== undefined || hasChanged(fields, before),
    canSave:
      fields.name.trim() !== '' &&
      (stored !== undefined || chosen.file !== undefined) &&
      told?.isCertain !== false,
    change: (change: Partial<Fields>) => {
      if (change.name !== undefined) setNameProblem(undefined);
      setFields((now) => ({ ...now, ...change }));
    },
    save: () => void save(),
  };
}

function hasChanged({ name, isPro, tags }: Fields, before: Fields): boolean {
  return name !== before.name || isPro !== before.isPro || tags.join() !== before.tags.join();
}

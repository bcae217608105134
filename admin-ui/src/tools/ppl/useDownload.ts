import type { PplFileView } from '@contracts/ppl/ppl';
import { PPL_MESSAGES } from '@contracts/ppl/ppl-messages';
import { mayDownload } from '@domain/ppl/download';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { ApiError } from '../../providers/apiClient';
import { useUser } from '../../session/useSession';
import { downloadFile, PPL_KEY } from './pplApi';

/** Long enough to read why. */
const REFUSAL_MS = 6000;

/** Downloads files, each once at a time, and has the list tell the new counts. */
export function useDownload() {
  const user = useUser();
  const notify = useNotify();
  const queries = useQueryClient();
  const running = useRef(new Set<string>());
  const [busy, setBusy] = useState<readonly string[]>([]);

  const download = async (file: PplFileView) => {
    // A second click comes before the button shows that the first one counted.
    if (running.current.has(file.id)) return;
    if (!mayDownload(user, file)) {
      notify(PPL_MESSAGES.paidOnly, { type: 'warning', autoHideDuration: REFUSAL_MS });
      return;
    }
    running.current.add(file.id);
    setBusy([...running.current]);
    try {
      await downloadFile(file);
    } catch (error) {
      const isRefused = error instanceof ApiError && [403, 404].includes(error.status);
      const sentence = isRefused ? error.message : PPL_MESSAGES.downloadFailed;
      notify(sentence, { type: 'error', autoHideDuration: REFUSAL_MS });
    } finally {
      running.current.delete(file.id);
      setBusy([...running.current]);
      await queries.invalidateQueries({ queryKey: [PPL_KEY, 'list'] });
    }
  };
  return { download, busy, isOpen: (file: PplFileView) => mayDownload(user, file) };
}

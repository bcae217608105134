import { KEY_MESSAGES } from '@contracts/keys/key-messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ApiError, isThrottled, messageOf } from '../../providers/apiClient';
import { copyText } from '../../shared/clipboard';
import { generateKey, KEYS_KEY, readKey, readStatus } from './keyApi';

/** The user's key: what is known of it, and the key itself once it is asked for. */
export function useOwnKey() {
  const notify = useNotify();
  const queries = useQueryClient();
  const status = useQuery({ queryKey: [KEYS_KEY, 'own'], queryFn: ({ signal }) => readStatus(signal) });
  const [shown, setShown] = useState<string>();
  const [busy, setBusy] = useState<'show' | 'copy' | 'generate'>();

  const attempt = async (what: typeof busy, work: () => Promise<void>, failed?: string) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      // The session tells of those that came too soon after others.
      if (error instanceof ApiError && isThrottled(error)) return;
      const isRefused = error instanceof ApiError && error.status === 403;
      notify(failed && !isRefused ? failed : messageOf(error), { type: 'error' });
    } finally {
      setBusy(undefined);
    }
  };

  return {
    status,
    shown,
    busy,
    show: () => void attempt('show', async () => setShown(await readKey())),
    hide: () => setShown(undefined),
    copy: () =>
      void attempt('copy', async () => {
        const isCopied = await copyText(shown ?? (await readKey()));
        notify(isCopied ? KEY_MESSAGES.copied : KEY_MESSAGES.copyFailed, {
          type: isCopied ? 'success' : 'warning',
        });
      }),
    generate: () =>
      attempt(
        'generate',
        async () => {
          const isFirst = status.data?.state === 'none';
          await generateKey();
          setShown(undefined);
          await queries.invalidateQueries({ queryKey: [KEYS_KEY] });
          notify(isFirst ? KEY_MESSAGES.firstGenerated : KEY_MESSAGES.generated, { type: 'success' });
        },
        KEY_MESSAGES.generateFailed,
      ),
  };
}

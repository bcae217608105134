import type { LimitReached } from '@contracts/plans/plans';
import { LIMITED_TOOL_LABELS } from '@contracts/usage/limits';
import { useEffect, useState } from 'react';
import { type ApiError, onApiError } from '../../providers/apiClient';

/** So long the dialog keeps what it says, so that it closes as it was. */
const CLEARED_AFTER_MS = 500;

interface Reached {
  limit: LimitReached | null;
  open: boolean;
}

const NONE: Reached = { limit: null, open: false };

/** The limit that the API has told of last; while its dialog is open, further refusals change nothing. */
export function useLimitReached() {
  const [{ limit, open }, setReached] = useState(NONE);

  useEffect(
    () =>
      onApiError((error) => {
        const told = limitTold(error);
        if (told) setReached((now) => (now.open ? now : { limit: told, open: true }));
      }),
    [],
  );
  useEffect(() => {
    if (open || !limit) return undefined;
    const timer = setTimeout(() => setReached(NONE), CLEARED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [open, limit]);

  return { limit, open, close: () => setReached((now) => ({ ...now, open: false })) };
}

function limitTold({ code, body }: ApiError): LimitReached | undefined {
  if (code !== 'LIMIT_REACHED') return undefined;
  const details = (body?.details ?? {}) as unknown as LimitReached;
  return details.moduleId in LIMITED_TOOL_LABELS ? details : undefined;
}

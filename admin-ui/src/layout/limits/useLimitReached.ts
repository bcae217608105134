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

let isShown = false;

/** Whether the dialog says at this moment why something was refused, so that nobody else need say that it failed. */
export function isLimitShown(): boolean {
  return isShown;
}

/** The limit that the API has told of last; while its dialog is open, further refusals change nothing. */
export function useLimitReached() {
  const [{ limit, open }, setReached] = useState(NONE);

  useEffect(
    () =>
      onApiError((error) => {
        const told = limitTold(error);
        if (!told) return;
        // At once: whoever asked hears of the refusal before the dialog is drawn.
        isShown = true;
        setReached((now) => (now.open ? now : { limit: told, open: true }));
      }),
    [],
  );
  useEffect(() => () => void (isShown = false), []);
  useEffect(() => {
    if (open || !limit) return undefined;
    const timer = setTimeout(() => setReached(NONE), CLEARED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [open, limit]);

  const close = () => {
    isShown = false;
    setReached((now) => ({ ...now, open: false }));
  };
  return { limit, open, close };
}

function limitTold({ code, body }: ApiError): LimitReached | undefined {
  if (code !== 'LIMIT_REACHED') return undefined;
  const details = (body?.details ?? {}) as unknown as LimitReached;
  return details.moduleId in LIMITED_TOOL_LABELS ? details : undefined;
}
